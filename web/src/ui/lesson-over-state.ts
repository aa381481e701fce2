/** Comes along when a page leads a child back to the sign-in of its class. */
export const lessonOverState = { lessonIsOver: true };

export const isLessonOverState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'lessonIsOver' in state;

import type { ClassSignInState, Course, CourseRole } from '@inkling/contract';

/** Whoever teaches the class today may open it; cards are made by those who keep its list. */
export const classSignInPermissions = (
  role: CourseRole,
  { status }: Pick<Course, 'status'>,
): ClassSignInState['permissions'] => {
  const isRunning = status !== 'archived';
  return { open: isRunning, give_pictures: isRunning && role !== 'relief' };
};

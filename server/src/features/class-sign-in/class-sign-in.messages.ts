import { screenPath } from '@inkling/contract';

/** Messages for teachers about the sign-in with pictures. */
export const classSignInMessages = {
  archived: 'This course is archived. Nobody can sign in to it.',
  notYours: 'Only the teacher who leads this course can give new pictures.',
  managedByOthers: 'A family or another teacher manages this account, and has not allowed pictures.',
};

/** Never names the child, as the board may show it; who it is stands on the page of the class. */
export const childIsStuck = (course: { id: number; title: string }) => ({
  title: 'A child needs help to sign in',
  body: `Somebody in “${course.title}” tapped wrong pictures too often.`,
  link: screenPath('course-detail', { id: course.id }),
});

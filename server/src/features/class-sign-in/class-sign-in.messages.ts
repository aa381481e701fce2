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

/** Wrong pictures of a child who is in, or of several on one tablet. */
export const someoneIsGuessing = (course: { id: number; title: string }) => ({
  title: 'Somebody may be trying a classmate’s pictures',
  body: `On a tablet in “${course.title}”, wrong pictures were tapped too often for a child who is signed in already, or for several children. That tablet is stopped; the others are not.`,
  link: screenPath('course-detail', { id: course.id }),
});

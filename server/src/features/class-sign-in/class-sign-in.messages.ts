import { screenPath } from '@inkling/contract';

/** Messages for teachers about the sign-in with pictures. */
export const classSignInMessages = {
  archived: 'This course is archived. Nobody can sign in to it.',
  notYours: 'Only the lead and the co-teachers of this course can give new pictures.',
  managedByOthers: 'A family or another teacher manages this account, and has not allowed pictures.',
};

/** Never names the child, as the board may show it; who it is stands on the page of the class. */
export const childIsStuck = (course: { id: number; title: string }) => ({
  title: 'A child needs help to sign in',
  body: `Somebody in “${course.title}” tapped wrong pictures too often.`,
  link: screenPath('course-detail', { id: course.id }),
});

/** Where nobody of the class tapped them, new letters shut out whoever did. */
export const manyWrongPictures = (course: { id: number; title: string }) => ({
  title: 'Many wrong pictures in a class',
  body: `In “${course.title}”, wrong pictures were tapped so often that tablets on which nobody has signed in yet may be stopped. On the class page you can let everybody try again. If it was nobody in the room, close the sign-in and open it again: the letters change.`,
  link: screenPath('course-detail', { id: course.id }),
});

/** Wrong pictures of a child who is in, or of several on one tablet. */
export const someoneIsGuessing = (course: { id: number; title: string }) => ({
  title: 'Somebody may be trying a classmate’s pictures',
  body: `On a tablet in “${course.title}”, wrong pictures were tapped too often for a child who is signed in already, or for several children one after the other. The class page says for whom.`,
  link: screenPath('course-detail', { id: course.id }),
});

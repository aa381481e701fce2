import { z } from 'zod';
import { signedIn } from './accounts.ts';
import { lessonMinutes, pictureNames, picturesPerChild, wrongLessonCodeText } from './class-sign-in-rules.ts';
import { endpoints, json, noContent } from './endpoint.ts';
import { id, idParams, timestamp } from './fields.ts';
import { limits } from './limits.ts';

const pictures = z.array(z.enum(pictureNames)).length(picturesPerChild);

const lessonCode = z
  .string()
  .max(40, wrongLessonCodeText)
  .transform((text) => text.replace(/[^a-z]/gi, '').toUpperCase());

const childInLesson = z.object({
  id: z.number(),
  full_name: z.string(),
  has_pictures: z.boolean(),
  /** Where a family or another teacher manages the account, it is theirs to decide. */
  may_have_pictures: z.boolean(),
  /** `stuck` after too many wrong pictures in this lesson, `stuck_today` in all lessons of a day: new ones help. */
  state: z.enum(['away', 'signed_in', 'stuck', 'stuck_today']),
  /** The child is in, and wrong pictures were tapped for it too often elsewhere. */
  was_guessed: z.boolean(),
});
export type ChildInLesson = z.infer<typeof childInLesson>;

const classSignInState = z.object({
  course: z.object({ id: z.number(), title: z.string() }),
  /** Null while it is closed. */
  open: z
    .object({
      code: z.string(),
      closes_at: timestamp,
      /** After many wrong pictures only tablets go on on which somebody has signed in. */
      is_stopped: z.boolean(),
    })
    .nullable(),
  children: z.array(childInLesson),
  permissions: z.object({ open: z.boolean(), give_pictures: z.boolean() }),
});
export type ClassSignInState = z.infer<typeof classSignInState>;

const pictureCard = z.object({ id: z.number(), full_name: z.string(), pictures });
export type PictureCard = z.infer<typeof pictureCard>;

/** All that a tablet is told of a child: what to show, and a key that only this lesson understands. */
const nameInClass = z.object({ key: z.string(), name: z.string() });
export type NameInClass = z.infer<typeof nameInClass>;

export const classSignIn = endpoints({
  readClassSignIn: {
    method: 'GET',
    path: '/courses/:id/class_sign_in',
    summary: 'Whether children can sign in with pictures now, and how far they are',
    access: ['teacher'],
    params: idParams,
    response: json(classSignInState),
  },
  openClassSignIn: {
    method: 'POST',
    path: '/courses/:id/class_sign_in',
    summary: 'Open the sign-in with pictures for a lesson; while it is open, this makes it last longer',
    access: ['teacher'],
    params: idParams,
    body: z.object({ minutes: z.literal(lessonMinutes) }),
    response: json(classSignInState),
  },
  closeClassSignIn: {
    method: 'DELETE',
    path: '/courses/:id/class_sign_in',
    summary: 'Close the sign-in with pictures and sign out every child who used it',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  allowMoreTries: {
    method: 'POST',
    path: '/courses/:id/class_sign_in/more_tries',
    summary: 'Let children try again after too many wrong pictures',
    access: ['teacher'],
    params: idParams,
    body: z.object({ student_ids: z.array(id).min(1).max(limits.login_cards_max) }),
    response: noContent,
  },
  makePictureCards: {
    method: 'POST',
    path: '/courses/:id/picture_cards',
    summary: 'New secret pictures for children of a class; the only moment at which they can be seen',
    access: ['teacher'],
    needsProof: true,
    rateLimit: 'upload',
    params: idParams,
    body: z.object({ student_ids: z.array(id).min(1).max(limits.login_cards_max) }),
    response: json(z.object({ cards: z.array(pictureCard) })),
  },
  listClassNames: {
    method: 'POST',
    path: '/class_sign_in/names',
    summary: 'First names of a class whose sign-in is open, by the code on the board',
    access: 'public',
    rateLimit: 'class-sign-in',
    body: z.object({ code: lessonCode }),
    response: json(z.object({ names: z.array(nameInClass) })),
  },
  signInWithPictures: {
    method: 'POST',
    path: '/class_sign_in/sessions',
    summary: 'Sign in with three pictures, for the rest of the lesson',
    access: 'public',
    rateLimit: 'class-sign-in',
    body: z.object({ code: lessonCode, key: z.string().max(40), pictures }),
    response: json(signedIn),
  },
});

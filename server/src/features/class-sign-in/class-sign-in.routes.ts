import type { classSignIn } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { allowMoreTries } from './allow-more-tries.ts';
import { listClassNames } from './list-class-names.ts';
import { makePictureCards } from './make-picture-cards.ts';
import { closeClassSignIn, openClassSignIn } from './open-class-sign-in.ts';
import { readClassSignIn } from './read-class-sign-in.ts';
import { signInWithPictures } from './sign-in-with-pictures.ts';

export const classSignInRoutes = (deps: Deps): Handlers<typeof classSignIn> => ({
  readClassSignIn: ({ caller, params }) => readClassSignIn(deps, caller, params.id),
  openClassSignIn: ({ caller, params, body, address }) =>
    openClassSignIn(deps, caller, { courseId: params.id, minutes: body.minutes, address }),
  closeClassSignIn: ({ caller, params }) => closeClassSignIn(deps, caller, params.id),
  allowMoreTries: ({ caller, params, body }) =>
    allowMoreTries(deps, caller, { courseId: params.id, studentIds: body.student_ids }),
  makePictureCards: ({ caller, params, body }) =>
    makePictureCards(deps, caller, { courseId: params.id, studentIds: body.student_ids }),
  listClassNames: ({ body, ...browser }) => listClassNames(deps, body.code, browser),
  signInWithPictures: ({ body, ...browser }) => signInWithPictures(deps, body, browser),
});

import { type ClassSignInState, classSignIn } from '@inkling/contract';
import { respond } from './fake-server.ts';

/** Closed, in a class of nobody, but for what the test names. */
export const buildClassSignIn = (values: Partial<ClassSignInState> = {}): ClassSignInState => ({
  course: { id: 7, title: 'Year 2' },
  open: null,
  children: [],
  permissions: { open: true, give_pictures: true },
  ...values,
});

export const respondWithClassSignIn = (values: Partial<ClassSignInState> = {}): void =>
  respond(classSignIn.readClassSignIn, () => buildClassSignIn(values));

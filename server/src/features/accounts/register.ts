import type { accounts, CheckedInput } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { sendLetter } from '../notifications/index.ts';
import { createUser, freeScreenName, isIdentifierTaken } from './create-user.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './secrets.ts';
import { startSession } from './sessions.ts';
import { sendVerificationLetter } from './verify-email.ts';

type Registration = CheckedInput<typeof accounts.register>['body'];

export const register = async (deps: Deps, registration: Registration, device: string) => {
  if (registration.role !== 'parent')
    throw new AppError(
      'forbidden',
      'Only parents can sign up here. Students and teachers get their accounts from others.',
    );
  checkNewPassword(registration.password, [registration.email, registration.screen_name]);
  const password_hash = await hashPassword(registration.password);
  return deps.db.transaction(async (tx) => {
    // The same words whether the address is known or the data is odd: nobody learns who has an account.
    if (await isIdentifierTaken(tx, registration.email)) {
      throw new AppError(
        'invalid',
        'We could not create an account with these details. If you already have one, please sign in.',
      );
    }
    const user = await createUser(tx, {
      role: 'parent',
      email: registration.email,
      full_name: registration.full_name,
      screen_name: await freeScreenName(tx, registration.screen_name),
      password_hash,
      last_login_at: deps.clock.now(),
    });
    await sendLetter(deps, tx, { user, letter: 'welcome', props: {} });
    await sendVerificationLetter(deps, tx, user);
    return startSession(deps, tx, { userId: user.id, device });
  });
};

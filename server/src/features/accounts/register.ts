import type { accounts, CheckedInput } from '@inkling/contract';
import { AppError } from '../../http/app-error.ts';
import { findAvailableUsername } from './available-usernames.ts';
import { createUser } from './create-user.ts';
import { hashPassword } from './hashing.ts';
import { conflictingField } from './name-conflicts.ts';
import { checkNewPassword } from './password-rules.ts';
import { startSession } from './sessions.ts';
import type { AccountDeps } from './verify-email.ts';
import { sendVerificationEmail } from './verify-email.ts';

type Registration = CheckedInput<typeof accounts.register>['body'];

/** Two people may be given the same free username at one moment; the slower one gets another. */
const triesMax = 5;

/** Says neither that the address is known nor that it is not. */
const refused = () =>
  new AppError(
    'invalid',
    'We could not create an account with these details. If you already have one, please sign in.',
  );

interface NewParent extends Registration {
  password_hash: string;
  device: string;
}

const createParent = (deps: AccountDeps, parent: NewParent, lostRace: boolean) =>
  deps.db.transaction(async (tx) => {
    const user = await createUser(tx, {
      role: 'parent',
      email: parent.email,
      full_name: parent.full_name,
      screen_name: await findAvailableUsername(tx, parent.screen_name, lostRace),
      password_hash: parent.password_hash,
      last_login_at: deps.clock.now(),
      ...(parent.language && { settings: { language: parent.language } }),
    });
    await sendVerificationEmail(deps, tx, user);
    const { device, is_shared_computer: isShared } = parent;
    return startSession(deps, tx, { userId: user.id, device, isShared });
  });

export const register = async (deps: AccountDeps, registration: Registration, device: string) => {
  if (registration.role !== 'parent')
    throw new AppError(
      'forbidden',
      'Only parents can sign up here. Children get their account from a parent, teachers from Inkling.',
    );
  checkNewPassword(registration.password, [registration.email, registration.screen_name]);
  const password_hash = await hashPassword(registration.password);
  for (let tries = 1; ; tries += 1) {
    try {
      return await createParent(deps, { ...registration, password_hash, device }, tries > 1);
    } catch (error) {
      const taken = conflictingField(error);
      if (taken === 'email') throw refused();
      if (taken === null || tries === triesMax) throw error;
    }
  }
};

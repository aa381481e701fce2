import { email as emailField, fullName, newPassword } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { StartupError } from '../../startup-error.ts';
import { findUserByIdentifier } from './accounts.queries.ts';
import { findAvailableUsername } from './available-usernames.ts';
import { createUser } from './create-user.ts';
import { hashPassword, newToken } from './hashing.ts';
import { conflictingField } from './name-conflicts.ts';
import { checkNewPassword } from './password-rules.ts';
import { createResetLink } from './request-password-reset.ts';

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Handed over by the operator, who may not reach the person at once. */
const validMs = 3 * 24 * 60 * 60 * 1000;

const newAccount = z.object({
  role: z.enum(
    ['teacher', 'parent'],
    'The role must be teacher or parent. Children get theirs from a parent.',
  ),
  email: emailField,
  name: fullName.optional(),
  password: newPassword.optional(),
});

const check = (given: unknown): z.output<typeof newAccount> => {
  const { data, error } = newAccount.safeParse(given);
  if (!data) throw new StartupError(error.issues[0]?.message ?? 'This is not valid');
  if (data.password) checkNewPassword(data.password, [data.email]);
  return data;
};

/** Makes an account; without a password, returns a link with which its owner chooses one. */
export const createAccountAsOperator = async (deps: OperatorDeps, given: unknown) => {
  const account = check(given);
  const localPart = account.email.replace(/@.*$/, '');
  const password_hash = await hashPassword(account.password ?? newToken());
  try {
    return await deps.db.transaction(async (tx) => {
      const user = await createUser(tx, {
        role: account.role,
        email: account.email,
        // The operator knows whose address it is.
        email_verified_at: deps.clock.now(),
        full_name: account.name ?? localPart,
        screen_name: await findAvailableUsername(tx, localPart),
        password_hash,
      });
      return { user, link: account.password ? null : await createResetLink(deps, tx, { user, validMs }) };
    });
  } catch (error) {
    throw conflictingField(error)
      ? new StartupError(`There is an account with ${account.email} already.`)
      : error;
  }
};

/** A link for somebody who can't get one by mail. */
export const resetPasswordAsOperator = async (deps: OperatorDeps, identifier: string): Promise<string> => {
  const user = await findUserByIdentifier(deps.db, identifier.trim());
  if (!user) throw new StartupError(`There is no account with ${identifier}.`);
  return deps.db.transaction((tx) => createResetLink(deps, tx, { user, validMs }));
};

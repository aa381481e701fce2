import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { lockUser } from './accounts.queries.ts';
import { findAvailableUsername } from './available-usernames.ts';
import { createUser } from './create-user.ts';
import { deleteUserAndData } from './delete-user-and-data.ts';
import { createResetLink } from './request-password-reset.ts';

const invitationValidMs = 7 * 24 * 60 * 60 * 1000;

/** Made for an invitation, and nobody has signed in to it so far. */
export const isUnused = ({ password_hash, last_login_at }: UserRow): boolean =>
  password_hash === null && last_login_at === null;

/** An account that a school makes for a colleague, who chooses the password and so proves the address. */
export const createInvitedTeacher = async (
  tx: Db,
  { email, full_name }: { email: string; full_name: string },
): Promise<UserRow> => {
  const screen_name = await findAvailableUsername(tx, email.replace(/@.*$/, ''));
  return createUser(tx, { role: 'teacher', email, full_name, screen_name });
};

export const createInvitationLink = (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<string> => createResetLink(deps, tx, { user, validMs: invitationValidMs });

/** An account that nobody ever used goes with its invitation, and with it every link to it. */
export const deleteUnusedAccount = async (
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  userId: number,
): Promise<void> => {
  const user = await lockUser(tx, userId);
  if (user && isUnused(user)) await deleteUserAndData(deps, tx, user);
};

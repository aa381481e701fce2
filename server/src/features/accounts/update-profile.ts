import type { accounts, CheckedInput } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { attachUpload, deleteUpload } from '../files/index.ts';
import { presentUser } from './accounts.presenter.ts';
import { findUser, lockUser, type UserWithAvatar, updateUser } from './accounts.queries.ts';
import { reportNameConflicts } from './name-conflicts.ts';

type ProfileDeps = Pick<Deps, 'clock' | 'db' | 'files' | 'queue'>;

type ProfileChange = CheckedInput<typeof accounts.updateMine>['body'];

export const readProfile = async (deps: Pick<Deps, 'db'>, userId: number) => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  return presentUser(user);
};

/** Puts another picture in place, or none; the old one goes. A form that sends the same picture again changes nothing. */
const replaceAvatar = async (
  deps: ProfileDeps,
  db: Db,
  change: { user: UserWithAvatar; avatar: ProfileChange['avatar'] },
): Promise<void> => {
  const { user, avatar } = change;
  if (avatar === undefined || (avatar && avatar.signed_id === user.avatar?.signed_id)) return;
  const avatar_id = avatar && (await attachUpload(deps, db, { ...avatar, ownerId: user.id, kind: 'image' }));
  await updateUser(db, user.id, { avatar_id });
  if (user.avatar_id !== null) await deleteUpload(deps, db, user.avatar_id);
};

const change = (deps: ProfileDeps, caller: Caller, wished: ProfileChange) =>
  deps.db.transaction(async (tx) => {
    await lockUser(tx, caller.id);
    const user = await findUser(tx, caller.id);
    if (!user) throw notFound();
    const { avatar, screen_name, full_name } = wished;
    await updateUser(tx, caller.id, {
      ...(full_name !== undefined && { full_name }),
      // Only students sign in with it and see it in their settings.
      ...(screen_name !== undefined && caller.role === 'student' && { screen_name }),
    });
    await replaceAvatar(deps, tx, { user, avatar });
    const updated = await findUser(tx, caller.id);
    if (!updated) throw notFound();
    return presentUser(updated);
  });

export const updateProfile = (deps: ProfileDeps, caller: Caller, wished: ProfileChange) =>
  reportNameConflicts(change(deps, caller, wished));

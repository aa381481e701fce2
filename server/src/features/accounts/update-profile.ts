import type { accounts, CheckedInput, Settings } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { takeUpload } from '../files/index.ts';
import { presentSettings, presentUser } from './accounts.presenter.ts';
import { findUser, updateUser } from './accounts.queries.ts';
import { isIdentifierTaken } from './create-user.ts';

type ProfileChange = CheckedInput<typeof accounts.updateMine>['body'];

export const readProfile = async (deps: Deps, userId: number) => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  return presentUser(user);
};

export const updateProfile = (deps: Deps, caller: Caller, change: ProfileChange) =>
  deps.db.transaction(async (tx) => {
    const user = await findUser(tx, caller.id);
    if (!user) throw notFound();
    const { avatar, screen_name: wish, ...plain } = change;
    const renamed = wish !== undefined && wish.toLowerCase() !== user.screen_name.toLowerCase();
    if (renamed && (await isIdentifierTaken(tx, wish)))
      throw invalid('screen_name', 'This username is taken. Please choose another one.');
    const avatar_id =
      avatar && (await takeUpload(deps, tx, { ...avatar, ownerId: caller.id, kind: 'image' }));
    await updateUser(tx, caller.id, {
      ...plain,
      ...(wish !== undefined && caller.role === 'student' && { screen_name: wish }),
      ...(avatar_id !== undefined && { avatar_id }),
    });
    const updated = await findUser(tx, caller.id);
    if (!updated) throw notFound();
    return presentUser(updated);
  });

export const readSettings = async (deps: Deps, userId: number): Promise<Settings> => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  return presentSettings(user);
};

export const updateSettings = (deps: Deps, userId: number, change: Partial<Settings>): Promise<Settings> =>
  deps.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw notFound();
    const settings = { ...user.settings, ...change };
    await updateUser(tx, userId, { settings });
    return presentSettings({ settings });
  });

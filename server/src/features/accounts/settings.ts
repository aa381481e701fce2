import type { Settings } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { forbidden, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { presentSettings } from './accounts.presenter.ts';
import { findUser, lockUser, updateUser } from './accounts.queries.ts';

export const readSettings = async (deps: Pick<Deps, 'db'>, userId: number): Promise<Settings> => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  return presentSettings(user);
};

/** `change` sees what is stored at that moment: two tabs saving different sections keep both. */
export const changeSettings = (
  deps: Pick<Deps, 'db'>,
  userId: number,
  change: (settings: Settings) => Partial<Settings>,
): Promise<Settings> =>
  deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    const settings = { ...user.settings, ...change(presentSettings(user)) };
    await updateUser(tx, userId, { settings });
    return presentSettings({ settings });
  });

/** What classmates see of a child with a parent is the parent's to decide. */
export const changeOwnSettings = (
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  changes: Partial<Settings>,
): Promise<Settings> => {
  if (changes.privacy && caller.parent_id !== null)
    throw forbidden('Your parent decides what classmates see of you.');
  return changeSettings(deps, caller.id, () => changes);
};

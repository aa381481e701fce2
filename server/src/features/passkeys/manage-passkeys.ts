import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { hasOtherSignInMethod, hasPassword, lockUser } from '../accounts/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { passkeyMessages } from './passkeys.messages.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { deletePasskey, findPlatformOf, listPasskeys, updatePasskeyName } from './passkeys.queries.ts';

const passkeyGone = () => notFound('This passkey');

export const readPasskeys = async ({ db }: Pick<Deps, 'db'>, caller: Caller) => {
  const rows = await listPasskeys(db, caller.id);
  return {
    passkeys: await Promise.all(rows.map((row) => presentPasskey(db, row))),
    has_password: await hasPassword(db, caller.id),
    password_platform: caller.email === null ? await findPlatformOf(db, caller.id) : null,
  };
};

export const renamePasskey = (
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  change: { id: number; name: string },
) =>
  db.transaction(async (tx) => {
    const row = await updatePasskeyName(tx, { ...change, user_id: caller.id });
    if (!row) throw passkeyGone();
    return presentPasskey(tx, row);
  });

/** Nobody locks themselves out, and whoever came in with it stays signed in. */
export const removePasskey = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  id: number,
): Promise<void> => {
  const isTheirs = (await listPasskeys(deps.db, caller.id)).some((row) => row.id === id);
  if (!isTheirs) throw passkeyGone();
  await deps.db.transaction(async (tx) => {
    // Two that are removed at once take turns: the second sees that it is the last.
    const user = await lockUser(tx, caller.id);
    const row = (await listPasskeys(tx, caller.id)).find((one) => one.id === id);
    if (!user || !row) throw passkeyGone();
    if (!(await hasOtherSignInMethod(tx, caller.id, { passkey_id: id })))
      throw conflict(passkeyMessages.onlySignInMethod);
    await deletePasskey(tx, id);
    noteSecurityEvent({ event: 'passkey_changed', kind: 'removed', account_id: user.id });
    const { name } = row;
    await queueEmail(deps, tx, { user, template: 'passkey-changed', props: { what: 'removed', name } });
  });
};

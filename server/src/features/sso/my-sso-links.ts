import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { hasPassword } from '../accounts/index.ts';
import { linkMessages } from './sso.messages.ts';
import { deleteIdentity, listIdentities, listLinkableConnections } from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';

export const readMySsoLinks = async ({ db }: Pick<SsoDeps, 'db'>, caller: Caller) => {
  const linked = await listIdentities(db, caller.id);
  return {
    linked: linked.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    available: await listLinkableConnections(db, caller.id),
    has_password: await hasPassword(db, caller.id),
  };
};

/** Nobody locks themselves out: without a password the last way in stays. */
export const removeMySso = ({ db }: Pick<SsoDeps, 'db'>, caller: Caller, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const linked = await listIdentities(tx, caller.id);
    if (!linked.some((row) => row.id === id)) throw notFound('This sign-in');
    if (linked.length === 1 && !(await hasPassword(tx, caller.id))) throw conflict(linkMessages.onlyWayIn);
    await deleteIdentity(tx, id, caller.session_id);
  });

import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { hasOtherSignInMethod, lockUser } from '../accounts/index.ts';
import { linkMessages } from './sso.messages.ts';
import { deleteIdentity, listIdentities, listLinkableConnections } from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';

export const readMySsoLinks = async ({ db }: Pick<SsoDeps, 'db'>, caller: Caller) => {
  const linked = await listIdentities(db, caller.id);
  return {
    linked: await Promise.all(
      linked.map(async (row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        permissions: { remove: await hasOtherSignInMethod(db, caller.id, { sign_on_id: row.id }) },
      })),
    ),
    available: await listLinkableConnections(db, caller.id),
  };
};

/** Nobody locks themselves out: the last way in stays. */
export const removeMySsoLink = ({ db }: Pick<SsoDeps, 'db'>, caller: Caller, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, caller.id);
    const linked = await listIdentities(tx, caller.id);
    if (!linked.some((row) => row.id === id)) throw notFound('This sign-in');
    if (!(await hasOtherSignInMethod(tx, caller.id, { sign_on_id: id })))
      throw conflict(linkMessages.onlySignInMethod);
    await deleteIdentity(tx, id);
  });

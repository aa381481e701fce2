import { randomInt } from 'node:crypto';
import type { CheckedInput, SsoConnection, sso } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findOwnSchool, lockOwnSchool } from '../school/index.ts';
import { listTakenDomains, replaceDomains } from './domains.queries.ts';
import { secretContext } from './load-provider-config.ts';
import { publicMailDomains } from './public-mail-domains.ts';
import { connectionMessages } from './sso.messages.ts';
import { connectionFormVersion, presentConnection } from './sso.presenter.ts';
import {
  type ConnectionWithSchool,
  deleteConnection,
  deleteSessionsFromSchool,
  insertConnection,
  listConnections,
  updateConnection,
} from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';

type NewConnection = CheckedInput<typeof sso.addConnection>['body'];
type Form = CheckedInput<typeof sso.changeConnection>['body'];
interface Which {
  caller: Caller;
  id: number;
}

const connectionsMax = 5;

/** Without letters and digits that look alike: people type it. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newSchoolCode = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

const issuerOf = (given: NewConnection): string => {
  if (given.provider === 'google') return 'https://accounts.google.com';
  return given.provider === 'microsoft'
    ? `https://login.microsoftonline.com/${given.tenant}/v2.0`
    : given.issuer;
};

/** A connection of the school that the caller runs; to everybody else there is none. */
export const findOwnConnection = async (db: Db, { caller, id }: Which): Promise<ConnectionWithSchool> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const found = (await listConnections(db, organisation_id)).find((row) => row.id === id);
  if (!found) throw notFound('This connection');
  return found;
};

const present = async (deps: SsoDeps, db: Db, which: Which): Promise<SsoConnection> =>
  presentConnection(deps.config, await findOwnConnection(db, which));

export const readConnections = async (deps: SsoDeps, caller: Caller): Promise<SsoConnection[]> => {
  const { organisation_id } = await findOwnSchool(deps.db, caller);
  return (await listConnections(deps.db, organisation_id)).map((row) => presentConnection(deps.config, row));
};

/** Its addresses are needed over there before anything else is known. */
export const addConnection = (deps: SsoDeps, caller: Caller, given: NewConnection): Promise<SsoConnection> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    if ((await listConnections(tx, organisation_id)).length >= connectionsMax)
      throw conflict(connectionMessages.tooMany);
    const { provider } = given;
    const row = { organisation_id, school_code: newSchoolCode(), provider, issuer: issuerOf(given) };
    const { id } = await insertConnection(tx, row);
    return present(deps, tx, { caller, id });
  });

/** A school states its domains; they count once whoever runs the server has confirmed them. */
const saveDomains = async (tx: Db, { id, organisation_id }: ConnectionWithSchool, wanted: string[]) => {
  const domains = [...new Set(wanted)];
  const isOpen = domains.find((domain) => publicMailDomains.has(domain));
  if (isOpen) throw invalid('domains', connectionMessages.publicDomain(isOpen));
  const [taken] = await listTakenDomains(tx, { id, organisation_id, domains });
  if (taken) throw invalid('domains', connectionMessages.takenDomain(taken));
  await replaceDomains(tx, id, domains);
};

const seal = async ({ secrets }: SsoDeps, id: number, secret: string | undefined) => {
  if (secret === undefined) return {};
  const client_secret = await secrets.seal(secret, secretContext(id));
  if (client_secret === null) throw invalid('client_secret', connectionMessages.needsKey);
  return { client_secret };
};

export const changeConnection = (deps: SsoDeps, which: Which, form: Form): Promise<SsoConnection> =>
  deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const connection = await findOwnConnection(tx, which);
    const { client_id, client_secret, domains, unknown_people, seen_form_version } = form;
    if (seen_form_version !== undefined && seen_form_version !== connectionFormVersion(connection))
      throw conflict(connectionMessages.changedElsewhere);
    if (client_secret === undefined && connection.client_secret === null)
      throw invalid('client_secret', 'Client secret is required');
    await saveDomains(tx, connection, domains);
    const sealed = await seal(deps, connection.id, client_secret);
    await updateConnection(tx, connection.id, { client_id, unknown_people, ...sealed });
    return present(deps, tx, which);
  });

/** Off, nobody signs in through it any more, and all who did are signed out; only the admin who does it stays. */
export const setConnectionEnabled = (deps: SsoDeps, which: Which, enabled: boolean): Promise<SsoConnection> =>
  deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const connection = await findOwnConnection(tx, which);
    const { id, client_id, client_secret } = connection;
    if (enabled && !(client_id && client_secret)) throw conflict(connectionMessages.needsClient);
    await updateConnection(tx, id, { enabled });
    if (!enabled) await deleteSessionsFromSchool(tx, { ...connection, exceptOf: which.caller.id });
    return present(deps, tx, which);
  });

export const removeConnection = (deps: SsoDeps, which: Which): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const connection = await findOwnConnection(tx, which);
    await deleteSessionsFromSchool(tx, { ...connection, exceptOf: which.caller.id });
    await deleteConnection(tx, connection.id);
  });

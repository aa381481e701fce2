import type { Db } from '../../db/connect.ts';
import { createUser, findAvailableUsername, startSession, updateUser } from '../accounts/index.ts';
import { joinSchool } from '../school/index.ts';
import { SignOnRefused } from './refuse.ts';
import type { Decision, Person } from './sign-on.policy.ts';
import { type ConnectionWithSchool, insertIdentity } from './sign-on.queries.ts';
import type { SignOnDeps } from './sign-on-deps.ts';

export interface Arrival {
  connection: ConnectionWithSchool;
  person: Pick<Person, 'subject' | 'sid'>;
  device: string;
}

type EnterDeps = Pick<SignOnDeps, 'clock'>;

/** Ties an identity to an account and lets its owner in. */
export const linkAndEnter = async (deps: EnterDeps, tx: Db, arrival: Arrival & { user_id: number }) => {
  const { connection, person, user_id } = arrival;
  const { organisation_id, issuer, school } = connection;
  const identity_id = await insertIdentity(tx, { user_id, organisation_id, issuer, subject: person.subject });
  if (identity_id === null) throw new SignOnRefused('linked_elsewhere', school);
  return enter(deps, tx, { ...arrival, identity_id });
};

export const enter = async (
  deps: EnterDeps,
  tx: Db,
  { user_id, identity_id, person, device }: Arrival & { user_id: number; identity_id: number },
) => {
  await updateUser(tx, user_id, { last_login_at: deps.clock.now() });
  return startSession(deps, tx, { userId: user_id, device, signOn: { id: identity_id, sid: person.sid } });
};

type Creation = Extract<Decision, { kind: 'create' }>;

const createPerson = async (
  { clock }: EnterDeps,
  tx: Db,
  { person, decision, lostRace }: { person: Person; decision: Creation; lostRace: boolean },
) => {
  const localPart = (person.email ?? '').replace(/@.*$/, '');
  return createUser(tx, {
    role: decision.role,
    email: person.email,
    email_verified_at: clock.now(),
    full_name: (person.name ?? localPart).trim().slice(0, 120) || 'New account',
    screen_name: await findAvailableUsername(tx, localPart, lostRace),
  });
};

/** Does what was decided, where that lets somebody in. */
export const carryOut = async (
  deps: EnterDeps,
  tx: Db,
  arrival: Arrival & {
    person: Person;
    decision: Exclude<Decision, { kind: 'link' | 'refuse' }>;
    lostRace: boolean;
  },
) => {
  const { decision, connection, person } = arrival;
  const { organisation_id } = connection;
  const now = deps.clock.now();
  if (decision.kind === 'enter') {
    if (decision.joins) await joinSchool(tx, { organisation_id, user_id: decision.user_id, now });
    return enter(deps, tx, { ...arrival, ...decision });
  }
  if (decision.kind === 'accept') {
    const { user_id } = decision;
    await updateUser(tx, user_id, { email_verified_at: now });
    await joinSchool(tx, { organisation_id, user_id, now });
    return linkAndEnter(deps, tx, { ...arrival, user_id });
  }
  const user = await createPerson(deps, tx, { person, decision, lostRace: arrival.lostRace });
  if (decision.role === 'teacher') await joinSchool(tx, { organisation_id, user_id: user.id, now });
  return linkAndEnter(deps, tx, { ...arrival, user_id: user.id });
};

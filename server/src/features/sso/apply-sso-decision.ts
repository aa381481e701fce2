import type { Db } from '../../db/connect.ts';
import { createUser, findAvailableUsername, noteVisit, startSession, updateUser } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { joinSchool } from '../school/index.ts';
import { takeUnprovedAddress } from './accounts-of-people.queries.ts';
import type { Decision, Person } from './sso.policy.ts';
import { type ConnectionWithSchool, insertIdentity, moveOwnIdentityToSchool } from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';
import { addressTaken } from './sso-notices.ts';
import { SsoRefusedError } from './sso-refused-error.ts';

export interface PersonFromProvider {
  connection: ConnectionWithSchool;
  person: Pick<Person, 'subject' | 'sid'>;
  /** Where the account itself keeps no address. */
  email?: string | null;
  device: string;
  /** Others use the computer too. */
  isShared: boolean;
}

type EnterDeps = Pick<SsoDeps, 'clock' | 'queue'>;

/** Ties an identity to an account and lets its owner in. */
export const linkAccountAndSignIn = async (
  deps: EnterDeps,
  tx: Db,
  arrival: PersonFromProvider & { user_id: number },
) => {
  const { connection, person, user_id, email = null } = arrival;
  const { organisation_id, issuer, school } = connection;
  const { subject } = person;
  const row = { user_id, organisation_id, issuer, subject, email };
  const identity_id = (await insertIdentity(tx, row)) ?? (await moveOwnIdentityToSchool(tx, row));
  if (identity_id === null) throw new SsoRefusedError('linked_elsewhere', school);
  return startSsoSession(deps, tx, { ...arrival, identity_id });
};

export const startSsoSession = async (
  deps: EnterDeps,
  tx: Db,
  {
    user_id,
    identity_id,
    person,
    device,
    isShared,
  }: PersonFromProvider & { user_id: number; identity_id: number },
) => {
  await noteVisit(tx, user_id, deps.clock.now());
  return startSession(deps, tx, {
    userId: user_id,
    device,
    isShared,
    sso: { id: identity_id, sid: person.sid },
  });
};

type Creation = Extract<Decision, { kind: 'create' }>;

const createPerson = async (
  deps: EnterDeps,
  tx: Db,
  { person, decision, lostRace }: { person: Person; decision: Creation; lostRace: boolean },
) => {
  const { clock } = deps;
  const localPart = (person.email ?? '').replace(/@.*$/, '');
  // The school gives a student's address to the next child, who must not come into this account with it.
  const isTeacher = decision.role === 'teacher';
  // Whoever registered with it has not proved it, and the school has.
  const former = isTeacher && person.email ? await takeUnprovedAddress(tx, person.email) : undefined;
  if (former !== undefined) await notify(deps, tx, [addressTaken(former)]);
  return createUser(tx, {
    role: decision.role,
    email: isTeacher ? person.email : null,
    email_verified_at: isTeacher ? clock.now() : null,
    full_name: (person.name ?? localPart).trim().slice(0, 120) || 'New account',
    screen_name: await findAvailableUsername(tx, localPart, lostRace),
  });
};

/** Does what was decided, where that lets somebody in. */
export const applySsoDecision = async (
  deps: EnterDeps,
  tx: Db,
  arrival: PersonFromProvider & {
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
    return startSsoSession(deps, tx, { ...arrival, ...decision });
  }
  if (decision.kind === 'accept') {
    const { user_id } = decision;
    await updateUser(tx, user_id, { email_verified_at: now });
    await joinSchool(tx, { organisation_id, user_id, now });
    return linkAccountAndSignIn(deps, tx, { ...arrival, user_id });
  }
  const user = await createPerson(deps, tx, { person, decision, lostRace: arrival.lostRace });
  if (decision.role === 'teacher') await joinSchool(tx, { organisation_id, user_id: user.id, now });
  const email = decision.role === 'student' ? person.email : null;
  return linkAccountAndSignIn(deps, tx, { ...arrival, user_id: user.id, email });
};

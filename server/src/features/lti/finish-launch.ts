import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { LtiLaunch } from '../../db/schema/index.ts';
import { conflictingField, hashToken, newToken, startSession, updateUser } from '../accounts/index.ts';
import { checkLaunch } from './check-launch.ts';
import { findActivityOf, findClassOf, joinClass, type LaunchingPerson, pathOf } from './enter-class.ts';
import { isSameHash } from './is-same-hash.ts';
import { mayCreate, whyNotEnter } from './lti.policy.ts';
import { consumeAttempt, findPlatform, insertLaunch, isPlatformUnchanged } from './lti.queries.ts';
import type { LtiDeps } from './lti-deps.ts';
import { LtiRefusedError } from './lti-refused-error.ts';
import { findIdentity, isFormerStaff } from './people.queries.ts';
import { queueGradesOfStudent } from './queue-grades.ts';
import { checkReady, type ReadyPlatform } from './start-launch.ts';

/** Time to remember a password, or to choose an activity. */
const launchMs = 30 * 60 * 1000;
const triesMax = 5;

interface Answer {
  code: string;
  id_token?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  cookie: string;
  device: string;
  is_shared_computer?: boolean | undefined;
}

/** The attempt that this browser began at this very platform; it is used up whatever comes of it. */
const takeAttempt = async (deps: LtiDeps, { code, state, cookie }: Answer) => {
  if (!state) throw new LtiRefusedError('no_state');
  const attempt = await consumeAttempt(deps.db, hashToken(state));
  const platform = attempt && (await findPlatform(deps.db, attempt.platform_id));
  if (!platform || attempt.expires_at <= deps.clock.now()) throw new LtiRefusedError('attempt_over');
  if (!isSameHash(attempt.browser_hash, hashToken(cookie))) throw new LtiRefusedError('other_browser');
  if (platform.code !== code) throw new LtiRefusedError('mixed_up', platform.name);
  return { attempt, platform: checkReady(platform) };
};

export interface LaunchArrival {
  platform: ReadyPlatform;
  launch: LtiLaunch;
  browser_hash: string;
  frame_hash: string | null;
  device: string;
  /** Others use the computer too. */
  isShared?: boolean | undefined;
}

/** Keeps a launch that still needs something, for the holder of the ticket. */
export const keepLaunch = async (
  deps: Pick<LtiDeps, 'clock'>,
  tx: Db,
  { platform, launch, browser_hash, frame_hash }: Omit<LaunchArrival, 'device' | 'isShared'>,
  identity_id: number | null,
): Promise<string> => {
  const ticket = newToken();
  await insertLaunch(tx, {
    ticket_hash: hashToken(ticket),
    browser_hash,
    platform_id: platform.id,
    identity_id,
    launch,
    frame_hash,
    expires_at: new Date(deps.clock.now().getTime() + launchMs),
  });
  return ticket;
};

/** Where somebody goes: the place they clicked, or first to the page where a teacher chooses what is missing. */
const findWay = async (
  deps: LtiDeps,
  tx: Db,
  arrival: LaunchArrival,
  launching: LaunchingPerson,
): Promise<string> => {
  const ask = async () =>
    `${screenPath('lti-set-up')}#${await keepLaunch(deps, tx, arrival, launching.identity_id)}`;
  const isTeacher = launching.launch.role === 'teacher';
  const course = await findClassOf(tx, launching);
  if (!course && !isTeacher) throw new LtiRefusedError('no_class', launching.platform.name);
  if (!course) return ask();
  await joinClass(deps, tx, launching, course);
  if (launching.launch.kind === 'deep_link') return ask();
  const activity_id = await findActivityOf(deps, tx, launching, course);
  if (activity_id === null && !isTeacher) throw new LtiRefusedError('no_activity', launching.platform.name);
  if (activity_id === null) return ask();
  const { course_id } = course;
  if (!isTeacher) await queueGradesOfStudent(deps, tx, { student_id: launching.user_id, course_id });
  return pathOf(tx, launching, { course_id, activity_id });
};

/** Signs in whoever it is, in the class they come from. */
export const signInFromLaunch = async (
  deps: LtiDeps,
  tx: Db,
  arrival: LaunchArrival,
  { user_id, identity_id }: { user_id: number; identity_id: number },
) => {
  const { platform, launch, device, isShared } = arrival;
  const return_to = await findWay(deps, tx, arrival, { platform, launch, identity_id, user_id });
  await updateUser(tx, user_id, { last_login_at: deps.clock.now() });
  const begun = { userId: user_id, device, isShared, ltiIdentityId: identity_id };
  const session = await startSession(deps, tx, begun);
  const { name, school } = platform;
  return { outcome: 'signed-in' as const, ...session, return_to, platform: name, school };
};

const settle = (deps: LtiDeps, arrival: LaunchArrival) =>
  deps.db.transaction(async (tx) => {
    const { platform, launch } = arrival;
    if (!(await isPlatformUnchanged(tx, platform))) throw new LtiRefusedError('attempt_over');
    const { id: platform_id, organisation_id, name, school, unknown_people } = platform;
    const { subject } = launch;
    const known = await findIdentity(tx, { platform_id, organisation_id, subject });
    const reason = known && whyNotEnter(known.account, { organisation_id, role: launch.role });
    if (!known || reason === 'elsewhere') {
      const ticket = await keepLaunch(deps, tx, arrival, null);
      const is_linked = known !== undefined;
      const may_create =
        !is_linked &&
        mayCreate(unknown_people, launch.role) &&
        !(await isFormerStaff(tx, { platform_id, subject }));
      const asked = { ticket, platform: name, school, may_create, is_linked, name: launch.name };
      return { outcome: 'account' as const, ...asked };
    }
    if (reason) throw new LtiRefusedError(reason, name);
    return signInFromLaunch(deps, tx, arrival, { user_id: known.account.id, identity_id: known.identity_id });
  });

/** Two tabs, or two people with the same name, at one moment: the second look sees what the first has made. */
export const againAfterRaces = async <T>(run: (tries: number) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(tries);
    } catch (error) {
      if (conflictingField(error) === null || tries === triesMax) throw error;
    }
  }
};

/** Somebody comes from their school's learning platform. */
export const finishLaunch = async (deps: LtiDeps, answer: Answer) => {
  const { attempt, platform } = await takeAttempt(deps, answer);
  if (answer.error !== undefined) throw new LtiRefusedError('declined', platform.name);
  if (!answer.id_token) throw new LtiRefusedError('no_token', platform.name);
  const launch = await checkLaunch(answer.id_token, {
    platform,
    findKey: deps.platforms.keysAt(platform.jwks_url),
    nonce: attempt.nonce,
    now: deps.clock.now(),
    origin: new URL(deps.config.PUBLIC_URL).origin,
  });
  const { browser_hash, frame_hash } = attempt;
  const { device, is_shared_computer: isShared } = answer;
  return againAfterRaces(() =>
    settle(deps, { platform, launch, browser_hash, frame_hash, device, isShared }),
  );
};

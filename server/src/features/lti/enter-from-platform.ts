import type { CheckedInput, lti } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { LtiLaunchRow } from '../../db/schema/index.ts';
import type { BrowserCookie } from '../../http/browser-cookies.ts';
import { confirmPassword, createUser, findAvailableUsername, hashToken } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { joinSchool } from '../school/index.ts';
import { againAfterRaces, type LaunchArrival, signInFromLaunch } from './finish-launch.ts';
import { isSameHash } from './is-same-hash.ts';
import { mayCreate, whyNotLink } from './lti.policy.ts';
import { consumeLaunch, findLaunch, findPlatform, isPlatformUnchanged } from './lti.queries.ts';
import type { LtiDeps } from './lti-deps.ts';
import { LtiRefusedError } from './lti-refused-error.ts';
import { findAccount, findSameIdentity, insertIdentity, isFormerStaff } from './people.queries.ts';
import { checkReady } from './start-launch.ts';

type Given = CheckedInput<typeof lti.enterFromPlatform>['body'];

interface Browser {
  cookie: string;
  address: string;
  device: string;
  deviceCookie: BrowserCookie;
}

const readArrival = async (
  deps: LtiDeps,
  ticketHash: string,
  { cookie, device }: Browser,
): Promise<LaunchArrival> => {
  const row: LtiLaunchRow | undefined = await findLaunch(deps.db, ticketHash, deps.clock.now());
  if (!row || row.identity_id !== null) throw new LtiRefusedError('ticket_over');
  if (!isSameHash(row.browser_hash, hashToken(cookie))) throw new LtiRefusedError('other_browser');
  const platform = checkReady(await findPlatform(deps.db, row.platform_id));
  const { launch, browser_hash, frame_hash } = row;
  return { platform, launch, browser_hash, frame_hash, device };
};

/** The account whose password was right, where this school's platform may open it. */
const checkOwnAccount = async (
  tx: Db,
  { platform, launch }: LaunchArrival,
  userId: number,
): Promise<number> => {
  const { organisation_id, name } = platform;
  const account = await findAccount(tx, userId, organisation_id);
  if (!account) throw new LtiRefusedError('other_school', name);
  const reason = whyNotLink(account, { organisation_id, role: launch.role });
  if (reason) throw new LtiRefusedError(reason, name);
  return account.id;
};

/**
 * A new account has no email address and no password: what a platform says of an address proves nothing, and whoever
 * has the address could ask for a new password with it.
 */
const createAccount = async (
  deps: LtiDeps,
  tx: Db,
  arrival: LaunchArrival,
  lostRace: boolean,
): Promise<number> => {
  const { platform, launch } = arrival;
  if (!mayCreate(platform.unknown_people, launch.role))
    throw new LtiRefusedError('not_invited', platform.name);
  if (await isFormerStaff(tx, { platform_id: platform.id, subject: launch.subject }))
    throw new LtiRefusedError('left_school', platform.name);
  const full_name = launch.name ?? (launch.role === 'teacher' ? 'New teacher' : 'New student');
  const { id } = await createUser(tx, {
    role: launch.role,
    full_name,
    screen_name: await findAvailableUsername(tx, full_name, lostRace),
  });
  const { organisation_id } = platform;
  const now = deps.clock.now();
  if (launch.role === 'student') return id;
  await joinSchool(tx, { organisation_id, user_id: id, now });
  const actor = { id, role: launch.role };
  await recordEvent(tx, { now, actor, event: 'joinedSchool', object_type: 'account', object_id: id });
  return id;
};

/** Whoever comes from a platform for the first time, or whom another school teaches since: with an account of their own, or a new one. */
export const enterFromPlatform = async (deps: LtiDeps, given: Given, browser: Browser) => {
  const { ticket, account, is_shared_computer: isShared } = given;
  const ticketHash = hashToken(ticket);
  const arrival = { ...(await readArrival(deps, ticketHash, browser)), isShared };
  const own = account && (await confirmPassword(deps, account, browser));
  return againAfterRaces((tries) =>
    deps.db.transaction(async (tx) => {
      if (!(await isPlatformUnchanged(tx, arrival.platform))) throw new LtiRefusedError('ticket_over');
      if (!(await consumeLaunch(tx, ticketHash))) throw new LtiRefusedError('ticket_over');
      const user_id =
        own === null
          ? await createAccount(deps, tx, arrival, tries > 1)
          : await checkOwnAccount(tx, arrival, own);
      const { platform, launch } = arrival;
      const row = { platform_id: platform.id, subject: launch.subject, user_id };
      const identity_id = (await insertIdentity(tx, row)) ?? (await findSameIdentity(tx, row));
      if (identity_id === undefined) throw new LtiRefusedError('linked_elsewhere', platform.name);
      return signInFromLaunch(deps, tx, arrival, { user_id, identity_id });
    }),
  );
};

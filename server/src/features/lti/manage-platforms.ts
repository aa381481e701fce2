import { randomInt } from 'node:crypto';
import type { CheckedInput, LtiPlatform, lti } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { isPublicAddress } from '../../services/outgoing/guarded-fetch.ts';
import { hasOtherSignInMethod, lockUser } from '../accounts/index.ts';
import { findOwnSchool, lockOwnSchool } from '../school/index.ts';
import { insertReturnedStudents } from '../school-students/index.ts';
import { platformMessages } from './lti.messages.ts';
import { platformFormVersion, presentPlatform } from './lti.presenter.ts';
import {
  deleteAttemptsOfPlatform,
  deleteLaunchesOfPlatform,
  deletePlatform,
  deleteSessionsFromPlatform,
  insertPlatform,
  listPlatforms,
  type PlatformWithSchool,
  updatePlatform,
} from './lti.queries.ts';
import type { LtiDeps } from './lti-deps.ts';
import { makeToolKey } from './tool-key.ts';
import {
  listIdentitiesAt,
  listStaffLosingAccess,
  listStudentsOfPlatform,
  listStudentsWithoutSignIn,
} from './unlink.queries.ts';

type NewPlatform = CheckedInput<typeof lti.addPlatform>['body'];
type Form = CheckedInput<typeof lti.changePlatform>['body'];
interface Which {
  caller: Caller;
  id: number;
}

const platformsMax = 10;

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = (): string => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** A platform of the school that the caller runs; to everybody else there is none. */
export const findOwnPlatform = async (db: Db, { caller, id }: Which): Promise<PlatformWithSchool> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const found = (await listPlatforms(db, organisation_id)).find((row) => row.id === id);
  if (!found) throw notFound('This platform');
  return found;
};

const present = async (deps: LtiDeps, db: Db, which: Which): Promise<LtiPlatform> =>
  presentPlatform(deps.config, await findOwnPlatform(db, which));

export const readPlatforms = async (deps: LtiDeps, caller: Caller): Promise<LtiPlatform[]> => {
  const { organisation_id } = await findOwnSchool(deps.db, caller);
  return (await listPlatforms(deps.db, organisation_id)).map((row) => presentPlatform(deps.config, row));
};

/** Its addresses are needed over there before anything else is known. */
export const addPlatform = async (
  deps: LtiDeps,
  caller: Caller,
  { name }: NewPlatform,
): Promise<LtiPlatform> => {
  await findOwnSchool(deps.db, caller);
  const code = newCode();
  // Before the school is locked: making a key takes its time.
  const key = await makeToolKey(deps, code);
  return deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    if ((await listPlatforms(tx, organisation_id)).length >= platformsMax)
      throw conflict(platformMessages.tooMany);
    const id = await insertPlatform(tx, { organisation_id, code, name, ...key });
    return present(deps, tx, { caller, id });
  });
};

const addressFields = ['auth_url', 'token_url', 'jwks_url'] as const;

const checkAddresses = ({ platforms }: LtiDeps, form: Form): void => {
  if (platforms.allowsPrivate) return;
  for (const field of addressFields)
    if (!isPublicAddress(form[field])) throw invalid(field, platformMessages.notPublic);
};

const identityFields = ['issuer', 'client_id', ...addressFields] as const;

/**
 * Whoever answers at other addresses, or by another name, is somebody else, and could open the accounts and join the
 * classes of all who came by the former.
 */
const isOther = (known: PlatformWithSchool, form: Form): boolean =>
  known.issuer !== null && identityFields.some((field) => known[field] !== form[field]);

const isInUse = ({ people_count, class_count }: PlatformWithSchool): boolean =>
  people_count > 0 || class_count > 0;

/** The admin comes in again without it. */
const checkOtherSignInMethod = async (tx: Db, { id }: Caller, platformId: number): Promise<void> => {
  await lockUser(tx, id);
  const lti_identity_ids = await listIdentitiesAt(tx, { user_id: id, platform_id: platformId });
  if (lti_identity_ids.length > 0 && !(await hasOtherSignInMethod(tx, id, { lti_identity_ids })))
    throw conflict(platformMessages.onlySignInMethod);
};

export const changePlatform = (
  deps: LtiDeps,
  which: Which,
  { seen_form_version, ...form }: Form,
): Promise<LtiPlatform> =>
  deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const known = await findOwnPlatform(tx, which);
    if (seen_form_version !== undefined && seen_form_version !== platformFormVersion(known))
      throw conflict(platformMessages.changedElsewhere);
    checkAddresses(deps, form);
    if (isInUse(known) && isOther(known, form)) throw conflict(platformMessages.isOther);
    const deployment_ids = [...new Set(form.deployment_ids)];
    await updatePlatform(tx, known.id, { ...form, deployment_ids });
    const isNarrower = known.deployment_ids.some((one) => !deployment_ids.includes(one));
    if (isOther(known, form) || isNarrower) {
      await deleteAttemptsOfPlatform(tx, known.id);
      await deleteLaunchesOfPlatform(tx, known.id);
    }
    return present(deps, tx, which);
  });

/** At once, for a key that somebody else may have: what was signed with it, or was to be signed next, counts no more. */
export const makeNewKey = async (deps: LtiDeps, which: Which): Promise<LtiPlatform> => {
  const { code } = await findOwnPlatform(deps.db, which);
  const key = await makeToolKey(deps, code);
  return deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const { id } = await findOwnPlatform(tx, which);
    const none = { next_public_key: null, next_private_key: null, next_key_made_at: null };
    const key_made_at = deps.clock.now();
    await updatePlatform(tx, id, { ...key, key_made_at, ...none, old_public_key: null });
    return present(deps, tx, which);
  });
};

/** Off, nobody comes in through it any more, and all who did are signed out; only the session that does it stays. */
export const setPlatformEnabled = (deps: LtiDeps, which: Which, enabled: boolean): Promise<LtiPlatform> =>
  deps.db.transaction(async (tx) => {
    await lockOwnSchool(tx, which.caller);
    const { id, client_id, deployment_ids, jwks_url } = await findOwnPlatform(tx, which);
    if (enabled && (client_id === null || deployment_ids.length === 0))
      throw conflict(platformMessages.notSetUp);
    if (!enabled) await checkOtherSignInMethod(tx, which.caller, id);
    await updatePlatform(tx, id, { enabled });
    if (!enabled) {
      // A key that was withdrawn over there is not taken when it is on again.
      if (jwks_url !== null) deps.platforms.forgetKeysAt(jwks_url);
      await deleteLaunchesOfPlatform(tx, id);
      await deleteSessionsFromPlatform(tx, { platform_id: id, except: which.caller.session_id });
    }
    return present(deps, tx, which);
  });

/** Sessions that came from it end, also the one that asks: it would outlive what it hangs on. */
export const removePlatform = (deps: LtiDeps, which: Which): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, which.caller);
    const { id } = await findOwnPlatform(tx, which);
    await checkOtherSignInMethod(tx, which.caller, id);
    const names = await listStaffLosingAccess(tx, { platform_id: id, caller_id: which.caller.id });
    if (names.length > 0) throw conflict(platformMessages.staffOnlySignInMethod(names));
    const students = await listStudentsOfPlatform(tx, id);
    await deletePlatform(tx, id);
    // Who is in no class and has no password would be in nobody's list, with the work out of reach.
    const studentIds = await listStudentsWithoutSignIn(tx, students, organisation_id);
    await insertReturnedStudents(tx, organisation_id, { studentIds, now: deps.clock.now() });
  });

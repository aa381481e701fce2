import type { Db } from '../../db/connect.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { hasOtherSignInMethod, lockUser } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { lockOwnSchool } from '../school/index.ts';
import { findSchoolStudent } from '../school-students/index.ts';
import { unlinkMessages } from './lti.messages.ts';
import type { LtiDeps } from './lti-deps.ts';
import { accountUnlinked, studentUnlinked } from './lti-notices.ts';
import { deleteIdentities, listIdentities, listLeadsOfIdentities } from './unlink.queries.ts';

type UnlinkDeps = Pick<LtiDeps, 'clock' | 'db' | 'queue'>;

export const readMyPlatforms = async ({ db }: Pick<UnlinkDeps, 'db'>, { id }: Caller) =>
  Promise.all(
    (await listIdentities(db, id)).map(async ({ organisation_id: _, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      is_only_way_in: !(await hasOtherSignInMethod(db, id, { lti_identity_ids: [row.id] })),
    })),
  );

/** Marks that are over there stay, under whomever they were sent for: whoever leads the class can look. */
const unlink = async (deps: UnlinkDeps, tx: Db, ids: number[]): Promise<void> => {
  const leads = await listLeadsOfIdentities(tx, ids);
  await deleteIdentities(tx, ids);
  await notify(deps, tx, leads.map(studentUnlinked));
};

/** Nobody locks themselves out: the last way in stays. */
export const removeMyPlatform = (deps: UnlinkDeps, caller: Caller, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockUser(tx, caller.id);
    const linked = await listIdentities(tx, caller.id);
    if (!linked.some((row) => row.id === id)) throw notFound('This platform');
    if (!(await hasOtherSignInMethod(tx, caller.id, { lti_identity_ids: [id] })))
      throw conflict(
        caller.role === 'student' ? unlinkMessages.ownOnlySignInMethod : unlinkMessages.staffOnlySignInMethod,
      );
    await unlink(deps, tx, [id]);
  });

/** For an account that was linked to the wrong person over there: the platforms of the school ask again who it is. */
export const unlinkStudent = (deps: UnlinkDeps, caller: Caller, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    const find = (status: 'current' | 'archived') => findSchoolStudent(tx, organisation_id, { id, status });
    if (!((await find('current')) ?? (await find('archived')))) throw notFound('This student');
    await lockUser(tx, id);
    const ofSchool = (await listIdentities(tx, id)).filter((row) => row.organisation_id === organisation_id);
    const ltiIds = ofSchool.map((row) => row.id);
    if (ltiIds.length === 0) throw notFound('This student');
    if (!(await hasOtherSignInMethod(tx, id, { lti_identity_ids: ltiIds })))
      throw conflict(unlinkMessages.studentsOnlySignInMethod);
    await unlink(deps, tx, ltiIds);
    const platforms = ofSchool.map(({ platform }) => platform).join(' and ');
    await notify(deps, tx, [accountUnlinked({ user_id: id, platforms })]);
  });

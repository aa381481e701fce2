import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import {
  courseHandedOver,
  giveCoursesToColleagues,
  type HandedOverCourse,
  handOverEverything,
} from '../course-teachers/index.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteInvitationsOf,
  findMembership,
  listSchoolMembers,
  lockSchool,
} from '../school-membership/index.ts';
import { colleagueLeft, onlyAdmin } from './hand-over-courses-before-deletion.messages.ts';

type LeaveDeps = Pick<Deps, 'clock' | 'queue'>;
interface Leaver {
  id: number;
  full_name: string;
}

const tellSuccessors = (deps: LeaveDeps, tx: Db, leaver: Leaver, given: HandedOverCourse[]) =>
  notify(
    deps,
    tx,
    given.map(({ to, ...course }) => courseHandedOver({ user_id: to, course, by: leaver.full_name })),
  );

/** The school somebody belongs to, while nobody else changes its staff. */
const lockSchoolOf = async (tx: Db, userId: number) => {
  const before = await findMembership(tx, userId);
  if (!before) return undefined;
  await lockSchool(tx, before.organisation_id);
  const membership = await findMembership(tx, userId);
  // Moved to another school between the two: whoever asks again meets a settled state.
  if (membership && membership.organisation_id !== before.organisation_id)
    throw conflict('Your school has just changed. Please try again.');
  return membership;
};

/**
 * A teacher who deletes the account leaves no class behind: it goes to its first co-teacher. What a school would
 * lose goes to the admin who has been there longest, and every admin is told. A school keeps an admin, except where the
 * account is gone already and is only deleted again.
 */
export const handOverCoursesBeforeDeletion = async (
  deps: LeaveDeps,
  tx: Db,
  leaver: Leaver,
  { mayBeOnlyAdmin = false }: { mayBeOnlyAdmin?: boolean } = {},
): Promise<void> => {
  const membership = await lockSchoolOf(tx, leaver.id);
  const others = membership
    ? (await listSchoolMembers(tx, membership.organisation_id)).filter(({ user_id }) => user_id !== leaver.id)
    : [];
  const admins = others.filter(({ role }) => role === 'admin');
  if (membership && others.length > 0 && admins.length === 0 && !mayBeOnlyAdmin)
    throw conflict(onlyAdmin(membership.school));
  const now = deps.clock.now();
  const given = await giveCoursesToColleagues(tx, leaver.id, now);
  const heir = (admins[0] ?? others[0])?.user_id;
  if (heir !== undefined) given.push(...(await handOverEverything(tx, { from: leaver.id, to: heir, now })));
  await tellSuccessors(deps, tx, leaver, given);
  if (!membership) return;
  if (others.length === 0) await deleteInvitationsOf(tx, membership.organisation_id);
  await notify(
    deps,
    tx,
    admins.map(({ user_id }) => colleagueLeft({ user_id, leaver: leaver.full_name, courses: given.length })),
  );
};

import { type PrivacySettings, privacySettings } from '@inkling/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  archivedStudents,
  challengeParticipants,
  challenges,
  classPicturePermissions,
  courses,
  enrollments,
  ltiIdentities,
  ltiMembers,
  ltiPlatforms,
  rosterPeople,
  ssoIdentities,
  teacherStudents,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { isOnStaff } from '../school-membership/index.ts';
import { teachersOf } from '../teacher-students/index.ts';
import type { AccountPair } from './merge-account-rows.queries.ts';
import type { AccountToMerge } from './school-students.policy.ts';

/** Both accounts, in one order, until the transaction ends. */
export const lockAccounts = (db: Db, ids: number[]): Promise<UserRow[]> =>
  db.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('update');

/** Who sees a student's growth and alerts: whoever holds a challenge does too. */
export const listWhoSeesStudent = async (db: Db, studentId: number, today: string): Promise<number[]> =>
  (await db.execute<{ ids: number[] }>(sql`select ${teachersOf(studentId, today)} as ids`)).rows[0]?.ids ??
  [];

/** Also by what is over: whoever taught a child elsewhere may still have it in a list. */
const isKnownElsewhere = (id: SQL, organisationId: number): SQL => sql`(
  exists (select from ${teacherStudents} t where t.student_id = ${id} and not ${isOnStaff(sql`t.teacher_id`, organisationId)})
  or exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
    where e.student_id = ${id} and not ${isOnStaff(sql`c.teacher_id`, organisationId)})
  or exists (select from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id
    where p.student_id = ${id} and not ${isOnStaff(sql`c.teacher_id`, organisationId)})
  or exists (select from ${rosterPeople} r where r.user_id = ${id} and r.organisation_id <> ${organisationId})
  or exists (select from ${archivedStudents} a where a.student_id = ${id} and a.organisation_id <> ${organisationId})
  or exists (select from ${ssoIdentities} i where i.user_id = ${id} and i.organisation_id <> ${organisationId})
  or exists (select from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id
    where i.user_id = ${id} and p.organisation_id <> ${organisationId}))`;

/**
 * Looked after by a colleague, or made by the school's roster, sign-on or platform, also one that is removed, which set no
 * password. Whoever came
 * with an account of their own and joined a class with its code is in nobody's hands.
 */
export const isManagedBySchool = (organisationId: number): SQL => sql`(
  exists (select from ${teacherStudents} t where t.student_id = u.id and ${isOnStaff(sql`t.teacher_id`, organisationId)})
  or exists (select from ${rosterPeople} r where r.user_id = u.id and r.organisation_id = ${organisationId} and r.is_made)
  or (u.password_hash is null and (
    exists (select from ${ssoIdentities} i where i.user_id = u.id and i.organisation_id = ${organisationId})
    or exists (select from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id
      where i.user_id = u.id and p.organisation_id = ${organisationId})
    or exists (select from ${archivedStudents} a where a.student_id = u.id and u.parent_id is null
      and a.organisation_id = ${organisationId} and a.returned_at is not null))))`;

export const findFactsForMerge = async (
  db: Db,
  organisationId: number,
  studentId: number,
): Promise<Omit<AccountToMerge, 'parent_id'>> => {
  const { rows } = await db.execute<Omit<AccountToMerge, 'parent_id'> & Record<string, unknown>>(sql`
    select ${isKnownElsewhere(sql`u.id`, organisationId)} as is_known_elsewhere,
      ${isManagedBySchool(organisationId)} as is_managed_by_school,
      exists (select from ${rosterPeople} r where r.user_id = u.id and r.organisation_id = ${organisationId}
        and r.left_at is null) as is_in_roster
    from ${users} u where u.id = ${studentId}`);
  const [row] = rows;
  if (!row) throw new Error('a student who was locked is gone');
  return row;
};

/** One number for one child: the one that the roster lists today, or else that of the account that is kept. */
export const joinRosterNumbers = async (
  db: Db,
  { keptId, otherId, isOtherListed }: AccountPair & { isOtherListed: boolean },
): Promise<{ lost: number }> => {
  const numbersOf = (id: number) => and(eq(rosterPeople.user_id, id), eq(rosterPeople.role, 'student'));
  const [own] = await db.select().from(rosterPeople).where(numbersOf(keptId)).limit(1);
  if (own) {
    const given = await db.delete(rosterPeople).where(numbersOf(isOtherListed ? keptId : otherId));
    if (!isOtherListed) return { lost: given.rowCount ?? 0 };
  }
  // The account was not made by the roster under this number, so it does not follow the roster's classes.
  await db.update(rosterPeople).set({ user_id: keptId, is_made: false }).where(numbersOf(otherId));
  return { lost: 0 };
};

export const moveSignOn = async (db: Db, { keptId, otherId }: AccountPair): Promise<number> =>
  (await db.update(ssoIdentities).set({ user_id: keptId }).where(eq(ssoIdentities.user_id, otherId)))
    .rowCount ?? 0;

/**
 * Who they are at the school's sign-on and platforms. Returns how many were forgotten. What a platform no longer knows
 * it must not take out of a class either.
 */
export const deleteIdentities = async (db: Db, { otherId }: AccountPair): Promise<number> => {
  const signOn = await db.delete(ssoIdentities).where(eq(ssoIdentities.user_id, otherId));
  const platforms = await db.delete(ltiIdentities).where(eq(ltiIdentities.user_id, otherId));
  await db.delete(ltiMembers).where(eq(ltiMembers.user_id, otherId));
  return (signOn.rowCount ?? 0) + (platforms.rowCount ?? 0);
};

/** Where a family has decided for both accounts, only what it allowed for both; returns what is no longer allowed. */
export const keepSharedPicturePermissions = async (
  db: Db,
  { keptId, otherId }: AccountPair,
): Promise<number> =>
  (
    await db.execute(sql`
      delete from ${classPicturePermissions} p where p.student_id in (${keptId}, ${otherId})
        and not exists (select from ${classPicturePermissions} q where q.course_id = p.course_id
          and q.student_id in (${keptId}, ${otherId}) and q.student_id <> p.student_id)`)
  ).rowCount ?? 0;

/** Allowed is what was allowed for both. */
export const stricterPrivacy = (
  kept: Partial<PrivacySettings> | undefined,
  other: Partial<PrivacySettings> | undefined,
): PrivacySettings => {
  const isAllowed = (key: keyof PrivacySettings) => kept?.[key] === true && other?.[key] === true;
  return privacySettings.parse(
    Object.fromEntries(privacySettings.keyof().options.map((key) => [key, isAllowed(key)])),
  );
};

const goalLength = 500;

const joinGoals = (kept: string | null, other: string | null): string | null =>
  kept && other && kept !== other
    ? `${kept} / ${other}`.slice(0, Math.max(goalLength, kept.length))
    : (kept ?? other);

const later = (one: Date | null, two: Date | null): Date | null =>
  one && two ? new Date(Math.max(one.getTime(), two.getTime())) : (one ?? two);

interface Accounts {
  kept: UserRow;
  other: UserRow;
  now: Date;
  takesEmail: boolean;
}

/** The other account is a closed name under the one that is kept, which fills its own gaps from it. */
export const closeOtherAccount = async (
  db: Db,
  { kept, other, now, takesEmail }: Accounts,
): Promise<void> => {
  const ofBoth = other.parent_id !== null;
  const hasConsent = !ofBoth || other.consent_at !== null;
  await db
    .update(users)
    .set({
      email: null,
      email_verified_at: null,
      password_hash: null,
      pictures_hash: null,
      avatar_id: null,
      parent_id: null,
      main_improvement_goal: null,
      consent_at: null,
      consent_text: null,
      settings: {},
      closed_at: now,
      merged_into_id: kept.id,
    })
    .where(eq(users.id, other.id));
  await db
    .update(users)
    .set({
      avatar_id: kept.avatar_id ?? other.avatar_id,
      grade_level: kept.grade_level ?? other.grade_level,
      main_improvement_goal: joinGoals(kept.main_improvement_goal, other.main_improvement_goal),
      last_login_at: later(kept.last_login_at, other.last_login_at),
      settings: {
        ...kept.settings,
        privacy: stricterPrivacy(kept.settings.privacy, other.settings.privacy),
      },
      ...(!hasConsent && { consent_at: null, consent_text: null }),
      ...(takesEmail && { email: other.email, email_verified_at: other.email_verified_at }),
    })
    .where(eq(users.id, kept.id));
};

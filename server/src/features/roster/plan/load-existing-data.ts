import type { Db } from '../../../db/connect.ts';
import { inBatches } from '../../students/index.ts';
import type { EarlierRoster } from '../files/read-roster.ts';
import type { Roster } from '../files/roster.ts';
import {
  countInvited,
  findSchoolNumber,
  listClassEnrollments,
  listClassTeachers,
  listInvitedEmails,
  listStudentTeachers,
  listLinkedStudents,
  listEarlierTeachers,
  listOwnersByEmail,
  listOwnersByUsername,
  listRosterClasses,
  listRosterPeople,
  listStaffAccounts,
} from './existing-data.queries.ts';
import type { ExistingData, ExistingClass, MatchedAccount } from './existing-data.ts';

const sliceSize = 1000;

const loadOwners = async (db: Db, organisationId: number, roster: Roster) => {
  const students = [...roster.people.values()].filter(({ role, isGone }) => role === 'student' && !isGone);
  const ownersByEmail = new Map<string, MatchedAccount>();
  const ownersByUsername = new Map<string, MatchedAccount>();
  for await (const slice of inBatches(students, sliceSize)) {
    const emails = slice.map(({ email }) => email).filter(Boolean);
    for (const owner of await listOwnersByEmail(db, organisationId, emails))
      ownersByEmail.set(owner.email?.toLowerCase() ?? '', owner);
    const usernames = slice.map(({ username }) => username).filter(Boolean);
    for (const { username, ...owner } of await listOwnersByUsername(db, organisationId, usernames))
      ownersByUsername.set(username, owner);
  }
  return { ownersByEmail, ownersByUsername };
};

const loadClasses = async (db: Db, organisationId: number): Promise<Map<string, ExistingClass>> =>
  new Map(
    (await listRosterClasses(db, organisationId)).map(({ sourced_id, title, ...row }) => [
      sourced_id,
      { ...row, title: title ?? '' },
    ]),
  );

const groupInto = <Row, Group>(
  rows: Row[],
  {
    keyOf,
    empty,
    add,
  }: { keyOf: (row: Row) => number; empty: () => Group; add: (to: Group, row: Row) => void },
): Map<number, Group> => {
  const groups = new Map<number, Group>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? empty();
    add(group, row);
    groups.set(key, group);
  }
  return groups;
};

/** What is asked of earlier rosters while a zip is read. */
export const loadEarlierRoster = async (db: Db, organisationId: number): Promise<EarlierRoster> => ({
  schoolId: await findSchoolNumber(db, organisationId),
  roles: new Map(
    (await listRosterPeople(db, organisationId)).map(({ sourced_id, role }) => [sourced_id, role]),
  ),
});

/** What the school has of everything that its roster may name. */
export const loadExistingData = async (
  db: Db,
  organisationId: number,
  { roster, now }: { roster: Roster; now: Date },
): Promise<ExistingData> => {
  const aDayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const staff = await listStaffAccounts(db, organisationId);
  const people = await listRosterPeople(db, organisationId);
  const accounts = await listLinkedStudents(db, organisationId);
  return {
    staff: new Map(staff.map(({ id, full_name, role }) => [id, { full_name, isAdmin: role === 'admin' }])),
    staffByEmail: new Map(staff.flatMap(({ id, email }) => (email ? [[email.toLowerCase(), id]] : []))),
    invitedToday: await countInvited(db, organisationId, aDayAgo),
    invitedEmails: new Set(await listInvitedEmails(db, organisationId)),
    people: new Map(
      people.map(({ sourced_id, left_at, ...person }) => [
        sourced_id,
        { ...person, hasLeft: left_at !== null },
      ]),
    ),
    accounts: new Map(accounts.map((account) => [account.id, account])),
    classes: await loadClasses(db, organisationId),
    enrollments: groupInto(await listClassEnrollments(db, organisationId), {
      keyOf: ({ course_id }) => course_id,
      empty: () => new Map<number, string | null>(),
      add: (group, { student_id, roster_id }) => group.set(student_id, roster_id),
    }),
    teachers: groupInto(await listClassTeachers(db, organisationId), {
      keyOf: ({ course_id }) => course_id,
      empty: () => new Set<number>(),
      add: (group, { teacher_id }) => group.add(teacher_id),
    }),
    earlierTeachers: groupInto(await listEarlierTeachers(db, organisationId), {
      keyOf: ({ course_id }) => course_id,
      empty: () => new Set<number>(),
      add: (group, { teacher_id }) => group.add(teacher_id),
    }),
    teachersByStudent: groupInto(await listStudentTeachers(db, organisationId), {
      keyOf: ({ student_id }) => student_id,
      empty: () => new Set<number>(),
      add: (group, { teacher_id }) => group.add(teacher_id),
    }),
    ...(await loadOwners(db, organisationId, roster)),
  };
};

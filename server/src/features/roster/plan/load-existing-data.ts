import type { Db } from '../../../db/connect.ts';
import { inBatches } from '../../students/index.ts';
import type { EarlierRoster } from '../files/read-roster.ts';
import type { Roster } from '../files/roster.ts';
import {
  countInvited,
  countMadeAccounts,
  findSchoolNumber,
  listAccounts,
  listClassEnrollments,
  listClassTeachers,
  listEarlierTeachers,
  listInvitedEmails,
  listOwnersByEmail,
  listOwnersByKeptEmail,
  listOwnersByRosterEmail,
  listOwnersByUsername,
  listRosterClasses,
  listRosterPeople,
  listStaffAccounts,
  listStudentTeachers,
} from './existing-data.queries.ts';
import type { ExistingClass, ExistingData, MatchedAccount } from './existing-data.ts';
import { usernamesOf } from './usernames-of.ts';

/** Answers small enough that nobody else's request waits noticeably while one of them is read. */
const peopleAtOnce = 1000;
const studentsAtOnce = 500;
const coursesAtOnce = 25;

const loadPeople = async (db: Db, organisationId: number) => {
  const people: Awaited<ReturnType<typeof listRosterPeople>> = [];
  for (;;) {
    const page = { after: people.at(-1)?.sourced_id ?? '', limit: peopleAtOnce };
    const rows = await listRosterPeople(db, organisationId, page);
    people.push(...rows);
    if (rows.length < peopleAtOnce) return people;
  }
};

/** Accounts of students whom no earlier roster named. */
const loadOwners = async (
  db: Db,
  organisationId: number,
  { roster, isLinked }: { roster: Roster; isLinked: (sourcedId: string) => boolean },
) => {
  const students = [...roster.people.values()].filter(
    ({ role, isGone, sourcedId }) => role === 'student' && !isGone && !isLinked(sourcedId),
  );
  const ownersByEmail = new Map<string, MatchedAccount>();
  const ownersByRosterEmail = new Map<string, MatchedAccount[]>();
  const ownersByUsername = new Map<string, MatchedAccount>();
  for await (const slice of inBatches(students, studentsAtOnce)) {
    const emails = slice.map(({ email }) => email).filter(Boolean);
    const kept = await listOwnersByKeptEmail(db, organisationId, emails);
    for (const { roster_email, ...owner } of [
      ...(await listOwnersByRosterEmail(db, organisationId, emails)),
      ...kept,
    ])
      ownersByRosterEmail.set(roster_email, [...(ownersByRosterEmail.get(roster_email) ?? []), owner]);
    for (const owner of await listOwnersByEmail(db, organisationId, emails))
      ownersByEmail.set(owner.email?.toLowerCase() ?? '', owner);
    const usernames = slice.flatMap(({ username }) => usernamesOf(username));
    for (const { username, ...owner } of await listOwnersByUsername(db, organisationId, usernames))
      ownersByUsername.set(username, owner);
  }
  return { ownersByEmail, ownersByRosterEmail, ownersByUsername };
};

const loadClasses = async (db: Db, organisationId: number): Promise<Map<string, ExistingClass>> =>
  new Map(
    (await listRosterClasses(db, organisationId)).map(({ sourced_id, title, ...row }) => [
      sourced_id,
      { ...row, title: title ?? '' },
    ]),
  );

const loadAccounts = async (
  db: Db,
  organisationId: number,
  ids: number[],
): Promise<ExistingData['accounts']> => {
  const accounts: ExistingData['accounts'] = new Map();
  for await (const slice of inBatches(ids, studentsAtOnce))
    for (const account of await listAccounts(db, organisationId, slice)) accounts.set(account.id, account);
  return accounts;
};

const addTo = (groups: Map<number, Set<number>>, key: number, id: number): void => {
  const group = groups.get(key);
  if (group) group.add(id);
  else groups.set(key, new Set([id]));
};

const loadTeachersByStudent = async (db: Db, organisationId: number, studentIds: number[]) => {
  const teachersByStudent: ExistingData['teachersByStudent'] = new Map();
  for await (const slice of inBatches(studentIds, studentsAtOnce))
    for (const { student_id, teacher_id } of await listStudentTeachers(db, organisationId, slice))
      addTo(teachersByStudent, student_id, teacher_id);
  return teachersByStudent;
};

/** Who is in the classes, and who teaches them. */
const loadCourses = async (db: Db, courseIds: number[], today: string) => {
  const enrollments: ExistingData['enrollments'] = new Map();
  const teachers: ExistingData['teachers'] = new Map();
  const earlierTeachers: ExistingData['earlierTeachers'] = new Map();
  for await (const slice of inBatches(courseIds, coursesAtOnce)) {
    for (const course_id of slice) enrollments.set(course_id, new Map());
    for (const { course_id, student_id, roster_id } of await listClassEnrollments(db, slice))
      enrollments.get(course_id)?.set(student_id, roster_id);
    for (const { course_id, teacher_id } of await listClassTeachers(db, slice, today))
      addTo(teachers, course_id, teacher_id);
    for (const { course_id, teacher_id } of await listEarlierTeachers(db, slice))
      addTo(earlierTeachers, course_id, teacher_id);
  }
  return { enrollments, teachers, earlierTeachers };
};

/** What is asked of earlier rosters while a zip is read. */
export const loadEarlierRoster = async (db: Db, organisationId: number): Promise<EarlierRoster> => ({
  schoolId: await findSchoolNumber(db, organisationId),
  roles: new Map((await loadPeople(db, organisationId)).map(({ sourced_id, role }) => [sourced_id, role])),
});

interface Loading {
  roster: Roster;
  now: Date;
  /** The day at school. */
  today: string;
}

/** What the school has of everything that its roster may name. */
export const loadExistingData = async (
  db: Db,
  organisationId: number,
  { roster, now, today }: Loading,
): Promise<ExistingData> => {
  const aDayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const staff = await listStaffAccounts(db, organisationId);
  const people = await loadPeople(db, organisationId);
  const students = people.filter(({ role, user_id }) => role === 'student' && user_id !== null);
  const linked = students.flatMap(({ user_id }) => user_id ?? []);
  const linkedIds = new Set(students.map(({ sourced_id }) => sourced_id));
  const owners = await loadOwners(db, organisationId, { roster, isLinked: (id) => linkedIds.has(id) });
  const found = Object.values(owners).flatMap((byName) => [...byName.values()].flat().map(({ id }) => id));
  const classes = await loadClasses(db, organisationId);
  const courseIds = [...classes.values()].flatMap(({ course_id }) => course_id ?? []);
  return {
    staff: new Map(staff.map(({ id, full_name, role }) => [id, { full_name, isAdmin: role === 'admin' }])),
    staffByEmail: new Map(staff.flatMap(({ id, email }) => (email ? [[email.toLowerCase(), id]] : []))),
    invitedToday: await countInvited(db, organisationId, aDayAgo),
    invitedEmails: new Set(await listInvitedEmails(db, organisationId)),
    accountsMadeToday: await countMadeAccounts(db, organisationId, aDayAgo),
    people: new Map(
      people.map(({ sourced_id, left_at, ...person }) => [
        sourced_id,
        { ...person, hasLeft: left_at !== null },
      ]),
    ),
    accounts: await loadAccounts(db, organisationId, linked),
    classes,
    ...(await loadCourses(db, courseIds, today)),
    teachersByStudent: await loadTeachersByStudent(db, organisationId, [...new Set([...linked, ...found])]),
    ...owners,
  };
};

import { email as emailField } from '@inkling/contract';
import { rosterReasons } from '../roster.messages.ts';
import { parseGrades } from './parse-grades.ts';
import type { RosterSchools } from './read-schools.ts';
import { readTable, type TableRow } from './read-table.ts';
import { type Roster, type RosterPerson, type RosterReadContext, readRowOrReport } from './roster.ts';
import { booleanOf, idOf, isToBeDeleted, listOf, WrongRowError } from './row-checks.ts';

const file = 'users.csv';
const rolesFile = 'roles.csv';
export const peopleMax = 30_000;

/** Everybody whom a roster may name; students and teachers have something to do here. */
const otherRoles = new Set([
  'administrator',
  'aide',
  'counselor',
  'districtadministrator',
  'guardian',
  'parent',
  'principal',
  'proctor',
  'relative',
  'siteadministrator',
  'systemadministrator',
]);

type Role = RosterPerson['role'] | 'other';

const roleOf = (text: string): Role => {
  const role = text.toLowerCase();
  if (role === '') throw new WrongRowError(rosterReasons.roleMissing);
  if (role === 'student') return 'student';
  if (role === 'teacher') return 'staff';
  if (otherRoles.has(role)) return 'other';
  throw new WrongRowError(rosterReasons.wrongRole(text));
};

/** In 1.2 somebody has a row per role; whoever learns here is a student whatever else they are. */
const strongest: Record<Role, number> = { student: 2, staff: 1, other: 0 };

const readRoles = async (reading: RosterReadContext, schools: RosterSchools): Promise<Map<string, Role>> => {
  const roles = new Map<string, Role>();
  const { zip, problems } = reading;
  const columns = ['sourcedId', 'userSourcedId', 'role', 'orgSourcedId'];
  const seen = new Map<string, number>();
  await readTable({ zip, file: rolesFile, columns, linesMax: peopleMax * 3, problems }, (row) => {
    readRowOrReport(reading, { file: rolesFile, row }, () => {
      idOf(row, seen);
      const userId = row.get('userSourcedId');
      if (!userId) throw new WrongRowError(rosterReasons.personOfRoleUnknown);
      if (isToBeDeleted(row)) return;
      const role = schools.isOurs(row.get('orgSourcedId')) ? roleOf(row.get('role')) : 'other';
      const before = roles.get(userId) ?? 'other';
      roles.set(userId, strongest[role] > strongest[before] ? role : before);
    });
  });
  return roles;
};

const nameOf = (row: TableRow): string => {
  const given = row.get('preferredGivenName') || row.get('givenName');
  const family = row.get('preferredFamilyName') || row.get('familyName');
  const name = [given, family].filter(Boolean).join(' ');
  if (!name) throw new WrongRowError(rosterReasons.nameMissing);
  if (name.length > 120) throw new WrongRowError(rosterReasons.nameTooLong);
  if (!/\p{L}/u.test(name)) throw new WrongRowError(rosterReasons.nameWrong);
  return name;
};

const emailOf = (row: TableRow, seen: Map<string, number>): string => {
  const text = row.get('email').toLowerCase();
  if (text === '') return '';
  if (!emailField.safeParse(text).success) throw new WrongRowError(rosterReasons.emailWrong);
  const before = seen.get(text);
  if (before !== undefined) throw new WrongRowError(rosterReasons.emailTwice(before));
  seen.set(text, row.line);
  return text;
};

const nobody = { full_name: '', email: '', username: '', grade_level: null };

interface Context {
  reading: RosterReadContext;
  schools: RosterSchools;
  roles: Map<string, Role> | null;
  emails: Map<string, number>;
}

/** In 1.1 the role and the schools stand beside the name, in 1.2 in a file of their own. */
const roleHere = (row: TableRow, id: string, { roles, schools, reading }: Context): Role => {
  if (!roles)
    return listOf(row.get('orgSourcedIds')).some(schools.isOurs) ? roleOf(row.get('role')) : 'other';
  const role = roles.get(id);
  if (role) return role;
  // A file of changes says nothing of a role that stays.
  if (reading.modes.get('roles') === 'delta') return reading.earlierRoles.get(id) ?? 'other';
  throw new WrongRowError(rosterReasons.noRoleRow);
};

const readPerson = (row: TableRow, sourcedId: string, context: Context): RosterPerson | null => {
  // Whoever is to be deleted often comes with the number alone.
  if (isToBeDeleted(row)) return { line: row.line, sourcedId, role: 'student', isGone: true, ...nobody };
  const role = roleHere(row, sourcedId, context);
  if (role === 'other') return null;
  const person = {
    line: row.line,
    sourcedId,
    role,
    isGone: !booleanOf(row, 'enabledUser', true),
    full_name: nameOf(row),
    email: emailOf(row, context.emails),
    username: row.get('username').toLowerCase().replace(/@.*$/, ''),
    grade_level: role === 'student' ? (parseGrades(row.get('grades'))[0] ?? null) : null,
  };
  if (role === 'staff' && !person.email && !person.isGone)
    throw new WrongRowError(rosterReasons.staffWithoutEmail);
  return person;
};

/** Birthdays, phone numbers and parents are not read at all. */
export const readPeople = async (
  reading: RosterReadContext,
  schools: RosterSchools,
): Promise<Pick<Roster, 'hasUnreadablePeople' | 'ignoredPeople' | 'skippedPeople' | 'people'>> => {
  const { zip, problems, version } = reading;
  const roles = version === '1.2' ? await readRoles(reading, schools) : null;
  const context = { reading, schools, roles, emails: new Map<string, number>() };
  const people = new Map<string, RosterPerson>();
  const skippedPeople = new Set<string>();
  const seen = new Map<string, number>();
  const ignoredPeople = new Set<string>();
  let hasNamelessRow = false;
  const columns = ['sourcedId', 'givenName', 'familyName', ...(roles ? [] : ['orgSourcedIds', 'role'])];
  const hasUnreadable = await readTable({ zip, file, columns, linesMax: peopleMax, problems }, (row) => {
    const isFine = readRowOrReport(reading, { file, row }, () => {
      const id = idOf(row, seen);
      const person = readPerson(row, id, context);
      if (person) people.set(id, person);
      else {
        ignoredPeople.add(id);
        skippedPeople.add(id);
      }
    });
    const id = row.get('sourcedId');
    if (!isFine && !id) hasNamelessRow = true;
    if (!isFine && id && !people.has(id)) skippedPeople.add(id);
  });
  return {
    people,
    skippedPeople,
    ignoredPeople,
    hasUnreadablePeople: hasUnreadable || hasNamelessRow,
  };
};

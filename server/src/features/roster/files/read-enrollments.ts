import { rosterReasons } from '../roster.messages.ts';
import { readTable, type TableRow } from './read-table.ts';
import {
  pairKey,
  type Roster,
  type RosterEnrollment,
  type RosterReadContext,
  readRowOrReport,
} from './roster.ts';
import { booleanOf, dateOf, idOf, isToBeDeleted, WrongRowError } from './row-checks.ts';

const file = 'enrollments.csv';
const linesMax = 300_000;

const roles = new Map<string, RosterEnrollment['role'] | null>([
  ['student', 'student'],
  ['teacher', 'teacher'],
  // They have no part in a class here.
  ['administrator', null],
  ['aide', null],
  ['proctor', null],
  ['guardian', null],
  ['parent', null],
]);

const roleOf = (row: TableRow): RosterEnrollment['role'] | null => {
  const text = row.get('role');
  if (text === '') throw new WrongRowError(rosterReasons.roleMissing);
  const role = roles.get(text.toLowerCase());
  if (role === undefined) throw new WrongRowError(rosterReasons.wrongRole(text));
  return role;
};

/** Whether today lies outside of its days. */
const isOutsideItsDays = (row: TableRow, today: string): boolean => {
  const begins = dateOf(row, 'beginDate');
  const ends = dateOf(row, 'endDate');
  return (begins !== '' && begins > today) || (ends !== '' && ends < today);
};

type People = Pick<Roster, 'classes' | 'skippedClasses' | 'skippedPeople' | 'people'>;

/** Whom and what it names has to be there, in a file that says all there is. */
const checkReferences = (
  { classId, userId }: { classId: string; userId: string },
  { people, skippedPeople, classes, skippedClasses }: People,
  { modes }: RosterReadContext,
): void => {
  if (!classId) throw new WrongRowError(rosterReasons.classMissing);
  if (!userId) throw new WrongRowError(rosterReasons.userMissing);
  const isClassKnown = classes.has(classId) || skippedClasses.has(classId);
  if (!isClassKnown && modes.get('classes') === 'bulk')
    throw new WrongRowError(rosterReasons.classUnknown(classId));
  const isUserKnown = people.has(userId) || skippedPeople.has(userId);
  if (!isUserKnown && modes.get('users') === 'bulk') throw new WrongRowError(rosterReasons.userUnknown);
};

const checkRole = (role: RosterEnrollment['role'], userId: string, { people }: People): void => {
  const person = people.get(userId);
  if (!person || person.isGone) return;
  if (role === 'student' && person.role !== 'student') throw new WrongRowError(rosterReasons.notAStudent);
  if (role === 'teacher' && person.role !== 'staff') throw new WrongRowError(rosterReasons.notATeacher);
};

const readEnrollment = (
  row: TableRow,
  { reading, named, seen }: { reading: RosterReadContext; named: People; seen: Map<string, number> },
): RosterEnrollment | null => {
  const base = {
    line: row.line,
    sourcedId: idOf(row, seen),
    classId: row.get('classSourcedId'),
    userId: row.get('userSourcedId'),
  };
  if (isToBeDeleted(row)) return { ...base, role: 'student', isPrimary: false, isGone: true };
  const role = roleOf(row);
  if (!role) return null;
  checkReferences(base, named, reading);
  checkRole(role, base.userId, named);
  const isGone = isOutsideItsDays(row, reading.today);
  return { ...base, role, isPrimary: booleanOf(row, 'primary', false), isGone };
};

export const readEnrollments = async (
  reading: RosterReadContext,
  named: People,
): Promise<Pick<Roster, 'enrollments' | 'hasUnreadableEnrollments' | 'pairsInBadRows'>> => {
  const enrollments: RosterEnrollment[] = [];
  const { zip, problems } = reading;
  const columns = ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'];
  const context = { reading, named, seen: new Map<string, number>() };
  const pairsInBadRows = new Set<string>();
  let hasNamelessRow = false;
  const hasUnreadable = await readTable({ zip, file, columns, linesMax, problems }, (row) => {
    const isFine = readRowOrReport(reading, { file, row }, () => {
      const found = readEnrollment(row, context);
      if (found) enrollments.push(found);
    });
    if (isFine) return;
    const [classId, userId] = [row.get('classSourcedId'), row.get('userSourcedId')];
    if (classId && userId) pairsInBadRows.add(pairKey(classId, userId));
    else hasNamelessRow = true;
  });
  return { enrollments, pairsInBadRows, hasUnreadableEnrollments: hasUnreadable || hasNamelessRow };
};

import type { CheckedInput, ImportResult, ImportRow, students } from '@inkling/contract';
import { nameInAuditLog } from '../../../db/audit-in-same-transaction.ts';
import type { Db } from '../../../db/connect.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller, Teacher } from '../../../http/caller.ts';
import { createUsers, findAvailableUsernames } from '../../accounts/index.ts';
import { addTeacherStudents, enrollStudents } from '../../teacher-students/index.ts';
import { assignWritings } from '../../writings/index.ts';
import type { StudentDeps } from '../add-student.ts';
import { checkCourse } from '../add-student.ts';
import { importMessages } from '../students.messages.ts';
import { suggestUsername } from '../suggest-username.ts';
import { type CheckedRow, checkRows, nameForComparison, noRowsSeen } from './check-rows.ts';
import { listOwnersOfEmails, listStudentsOfNames, lockImports } from './import.queries.ts';
import { inBatches } from './in-batches.ts';
import { parseClassList } from './parse-class-list.ts';
import { readStudentRows } from './read-student-rows.ts';

type Import = CheckedInput<typeof students.importStudents>['body'];

/** Small enough that nobody else's request waits noticeably for one of them. */
const sliceSize = 250;

interface Target {
  teacher: Teacher;
  /** Whose students new ones are. */
  teacher_id: number;
  course_id: number | undefined;
}

interface Known {
  target: Target;
  /** What is said of those who are the teacher's students already. */
  mine: string;
}

const judgeFile = async (csv: string): Promise<CheckedRow[]> => {
  const seen = noRowsSeen();
  const judged: CheckedRow[] = [];
  for await (const rows of inBatches(readStudentRows(await parseClassList(csv)), sliceSize))
    judged.push(...checkRows(rows, seen));
  return judged;
};

/** Lines whose email somebody has. */
const settleKnownEmails = async (db: Db, rows: CheckedRow[], { target, mine }: Known) => {
  const open = rows.filter(({ email }) => email !== '');
  if (open.length === 0) return [];
  const emails = open.map(({ email }) => email);
  const owners = await listOwnersOfEmails(db, target, emails);
  const byEmail = new Map(owners.map((owner) => [owner.email, owner]));
  for (const row of open) {
    const owner = byEmail.get(row.email);
    if (!owner) continue;
    row.result = owner.is_mine ? 'skipped' : 'failed';
    row.reason = owner.is_mine ? mine : importMessages.emailTaken;
  }
  return owners.filter(({ is_mine }) => is_mine);
};

/** Lines without an email: a student of the teacher who is called the same is that student, in whatever year. */
const settleKnownNames = async (db: Db, rows: CheckedRow[], { target, mine }: Known) => {
  const open = rows.filter(({ email }) => email === '');
  if (open.length === 0) return [];
  const names = open.map(({ full_name }) => nameForComparison(full_name));
  const found = await listStudentsOfNames(db, target, names);
  const known = new Set(found.map(({ name }) => name));
  for (const row of open)
    if (known.has(nameForComparison(row.full_name))) Object.assign(row, { result: 'skipped', reason: mine });
  return found;
};

/** Settles lines about people who have an account; returns the ids of the teacher's students among them. */
const settleKnown = async (db: Db, rows: CheckedRow[], target: Target) => {
  const open = rows.filter(({ result }) => result === 'created');
  const mine = target.course_id ? importMessages.alreadyYoursJoins : importMessages.alreadyYours;
  const byEmail = await settleKnownEmails(db, open, { target, mine });
  const byName = await settleKnownNames(db, open, { target, mine });
  return [...byEmail, ...byName].map(({ id }) => id);
};

/** Accounts without a password: hashing thousands takes minutes, and the login cards set one anyway. */
const createSlice = async (db: Db, rows: CheckedRow[], { target, now }: { target: Target; now: Date }) => {
  const open = rows.filter(({ result }) => result === 'created');
  if (open.length === 0) return;
  const names = await findAvailableUsernames(
    db,
    open.map((row) => suggestUsername(row.full_name, row)),
  );
  const made = await createUsers(
    db,
    open.map(({ full_name, email, grade_level }, index) => ({
      role: 'student' as const,
      full_name,
      email: email || null,
      grade_level,
      screen_name: names[index] ?? '',
    })),
  );
  const madeByName = new Map(made.map((user) => [user.screen_name, user]));
  for (const [index, row] of open.entries()) {
    const user = madeByName.get(names[index] ?? '');
    if (user) Object.assign(row, { student_id: user.id, screen_name: user.screen_name });
    else Object.assign(row, { result: 'failed', reason: importMessages.lostRace });
  }
  await addTeacherStudents(
    db,
    made.map(({ id }) => id),
    { teacher_id: target.teacher_id, course_id: target.course_id, now },
  );
};

const settle = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { rows, target }: { rows: CheckedRow[]; target: Target },
) => {
  await lockImports(tx);
  const now = deps.clock.now();
  for await (const slice of inBatches(rows, sliceSize)) {
    const known = await settleKnown(tx, slice, target);
    if (target.course_id && known.length > 0)
      await enrollStudents(tx, known, { course_id: target.course_id, now });
  }
  // Only now: a namesake who is made from this list isn't a student whom the teacher had before.
  for await (const slice of inBatches(rows, sliceSize)) await createSlice(tx, slice, { target, now });
  if (target.course_id) await assignWritings(deps, tx, { course_id: target.course_id });
  nameInAuditLog(
    'student',
    rows.flatMap(({ student_id }) => student_id ?? []),
  );
};

const present = (rows: CheckedRow[]): ImportResult => {
  const count = (result: ImportRow['result']) => rows.filter((row) => row.result === result).length;
  return {
    rows: rows.map(({ grade_level: _, username: __, ...row }) => row),
    created: count('created'),
    skipped: count('skipped'),
    failed: count('failed'),
  };
};

/** All that is fine in a file, in one transaction: a crash in between leaves nothing half done. */
export const importStudents = async (
  deps: StudentDeps,
  caller: Caller,
  body: Import,
): Promise<ImportResult> => {
  const teacher_id = await checkCourse(deps, caller, body.course_id);
  const rows = await judgeFile(body.csv);
  const target = { teacher: caller, teacher_id, course_id: body.course_id };
  if (body.dry_run)
    for await (const slice of inBatches(rows, sliceSize)) await settleKnown(deps.db, slice, target);
  else await deps.db.transaction((tx) => settle(deps, tx, { rows, target }));
  return present(rows);
};

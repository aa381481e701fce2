import type { CheckedInput, Student, students } from '@inkling/contract';
import { nameInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import {
  checkNewPassword,
  conflictingField,
  createUser,
  findAvailableUsername,
  hashPassword,
  sendVerificationEmail,
} from '../accounts/index.ts';
import { addTeacherStudents, findCourseOfTeacher } from '../teacher-students/index.ts';
import { assignWritings } from '../writings/index.ts';
import { findStudent } from './student-list.queries.ts';
import { studentMessages } from './students.messages.ts';
import { presentStudent } from './students.presenter.ts';
import { suggestUsername } from './suggest-username.ts';

/** Students are given their class's work and asked by email to verify their address. */
export type StudentDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

type NewStudent = CheckedInput<typeof students.addStudent>['body'];

/** Two people may be given the same free username at one moment; the slower one gets another. */
const triesMax = 5;

/** Checks that a course still takes students from this teacher. Returns whose students new ones are: the course's lead's. */
export const checkCourse = async (
  deps: Pick<Deps, 'db'>,
  teacher: Teacher,
  courseId: number | undefined,
): Promise<number> => {
  if (!courseId) return teacher.id;
  const course = await findCourseOfTeacher(deps.db, teacher, courseId);
  if (!course) throw notFound('This course');
  if (course.status === 'archived') throw conflict(studentMessages.archivedCourse);
  return course.teacher_id;
};

interface Making {
  teacher: Teacher;
  /** Whose student it will be. */
  leadId: number;
  form: Omit<NewStudent, 'password'> & { password_hash: string };
  lostRace: boolean;
}

const insertStudent = (deps: StudentDeps, { teacher, leadId, form, lostRace }: Making): Promise<Student> =>
  deps.db.transaction(async (tx) => {
    const { course_id, ...fields } = form;
    const wish = suggestUsername(form.full_name, form);
    const screen_name = await findAvailableUsername(tx, wish, lostRace);
    const created = await createUser(tx, { ...fields, role: 'student', screen_name });
    await addTeacherStudents(tx, [created.id], { teacher_id: leadId, course_id, now: deps.clock.now() });
    if (course_id) await assignWritings(deps, tx, { course_id, student_id: created.id });
    await sendVerificationEmail(deps, tx, created);
    nameInAuditLog('student', [created.id]);
    const row = await findStudent(tx, teacher, created.id);
    if (!row) throw new Error('a student vanished');
    return presentStudent(row);
  });

export const addStudent = async (deps: StudentDeps, caller: Caller, form: NewStudent): Promise<Student> => {
  const { password, ...fields } = form;
  const leadId = await checkCourse(deps, caller, form.course_id);
  checkNewPassword(password, [form.email, suggestUsername(form.full_name, form)]);
  const password_hash = await hashPassword(password);
  for (let tries = 1; ; tries += 1) {
    try {
      const making = { teacher: caller, leadId, form: { ...fields, password_hash }, lostRace: tries > 1 };
      return await insertStudent(deps, making);
    } catch (error) {
      const taken = conflictingField(error);
      if (taken === 'email') throw invalid('email', studentMessages.emailTaken);
      if (taken === null || tries === triesMax) throw error;
    }
  }
};

import { eq } from 'drizzle-orm';
import * as tables from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { buildChildWithTaggedRows } from './build-child-with-row-in-every-table.ts';
import {
  buildActivity,
  buildChallenge,
  buildParticipant,
  buildWriting,
} from './build-courses-and-writings.ts';
import { buildMinimalSchool } from './build-minimal-school.ts';
import { buildUpload } from './build-upload.ts';
import { buildStudent, buildUser } from './build-user.ts';
import { sampleFiles } from './sample-files.ts';

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('there is no such row');
  return row;
};

/** The rows of the tagged child that calls can name. */
const findRowsOfChild = async ({ db }: Deps, studentId: number) => {
  const writing = only(
    await db.select().from(tables.writings).where(eq(tables.writings.student_id, studentId)),
  );
  const chat = only(await db.select().from(tables.chats).where(eq(tables.chats.target_id, writing.id)));
  const report = only(
    await db.select().from(tables.studentReports).where(eq(tables.studentReports.student_id, studentId)),
  );
  return { course: writing.course_id ?? 0, chat: chat.id, report: report.id };
};

/** The school that the class belongs to: its admin, a colleague, somebody who leaves and somebody invited. */
const buildStaff = async ({ db }: Deps, course_id: number) => {
  const school = await buildMinimalSchool(db);
  const [teacher, colleague, leaver] = [
    await school.addStaff(),
    await school.addStaff(),
    await school.addStaff(),
  ];
  await db.update(tables.courses).set({ teacher_id: teacher.id }).where(eq(tables.courses.id, course_id));
  await db.insert(tables.courseTeachers).values({ course_id, teacher_id: colleague.id, role: 'co' });
  const invited = await buildUser(db, { role: 'teacher' });
  await db.insert(tables.schoolInvitations).values({
    organisation_id: school.id,
    email: invited.email ?? '',
    full_name: invited.full_name,
    role: 'teacher',
    user_id: invited.id,
  });
  return { school, teacher, colleague, leaver, invited };
};

/** A class of one teacher with a child whose every text bears the tag, and nothing to do with another such class. */
export const buildSeparateCourse = async (deps: Deps, tag: string) => {
  const { db } = deps;
  const parent = await buildUser(db, { role: 'parent' });
  const builder = await buildUser(db, { role: 'teacher' });
  const student = await buildChildWithTaggedRows(deps, { tag, parent, teacher: builder });
  const { course, chat, report } = await findRowsOfChild(deps, student.id);
  const staff = await buildStaff(deps, course);
  const teacher_id = staff.teacher.id;
  const ofClass = { teacher_id, target_id: course, status: 'completed' as const };
  await db
    .update(tables.courses)
    .set({ title: `${tag} class` })
    .where(eq(tables.courses.id, course));
  await db.update(tables.writings).set({ teacher_id }).where(eq(tables.writings.course_id, course));
  await db.update(tables.studentReports).set(ofClass).where(eq(tables.studentReports.id, report));
  const pupil = await buildStudent(db, { full_name: `${tag} pupil`, parent_id: null });
  await db.insert(tables.enrollments).values({ course_id: course, student_id: pupil.id });
  await db.insert(tables.teacherStudents).values([
    { teacher_id, student_id: pupil.id },
    { teacher_id: staff.leaver.id, student_id: pupil.id },
  ]);
  const challenge = await buildChallenge(db, { teacher_id });
  await buildParticipant(db, challenge.id, student.id);
  const title = `${tag} activity`;
  const activity = await buildActivity(db, { teacher_id, course_id: course, title, status: 'draft' });
  const at = new Date('2026-03-10T01:00:00Z');
  const finished = await buildWriting(db, {
    student_id: student.id,
    course_id: course,
    status: 'completed',
    completed_at: at,
    content: `${tag} story`,
  });
  /** A fresh one for whoever sends it, as each file belongs to one record. */
  const addUpload = async (ownerId: number) =>
    (await buildUpload(deps, ownerId, sampleFiles.png())).signed_id;
  const ids = {
    course,
    activity: activity.id,
    challenge: challenge.id,
    student: student.id,
    pupil: pupil.id,
    teacher: staff.colleague.id,
    leaver: staff.leaver.id,
    school: staff.school.id,
    chat,
    report,
    writing: finished.id,
  };
  const people = {
    student,
    parent,
    teacher: staff.teacher,
    admin: staff.school.admin,
    invited: staff.invited,
  };
  return { ids, people, addUpload };
};
export type SeparateCourse = Awaited<ReturnType<typeof buildSeparateCourse>>;

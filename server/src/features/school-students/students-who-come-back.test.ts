import {
  accounts,
  challenges as challengeCalls,
  enrollments as enrollmentCalls,
  schoolStudents,
  students,
} from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  challengeParticipants,
  courses,
  courseTeachers,
  enrollments,
  ssoIdentities,
  teacherStudents,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildChallenge, buildCourse } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { bringBackStudents } from './bring-back-student.ts';

describe('students who leave a school and come back', () => {
  const server = useTestApp();
  const { callAs } = server;

  /** A school with a class. */
  const buildSchool = async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool(db);
    const lead = await school.addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id, title: 'Year 5' });
    const enrol = async ({ id }: { id: number }) => {
      await db.insert(enrollments).values({ course_id: course.id, student_id: id });
      await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: id });
    };
    return { ...school, lead, course, enrol };
  };
  const buildSchoolWithStudent = async (overrides: Partial<UserRow> = {}) => {
    const school = await buildSchool();
    const student = await buildStudent(server.deps.db, { parent_id: null, ...overrides });
    await school.enrol(student);
    return { ...school, student };
  };
  const archive = (admin: UserRow, { id }: { id: number }) =>
    callAs(admin, schoolStudents.archiveSchoolStudent, { params: { id } });
  const bringBack = (admin: UserRow, { id }: { id: number }) =>
    callAs(admin, schoolStudents.bringBackSchoolStudent, { params: { id } });
  const listed = async (admin: UserRow, status?: 'archived') =>
    (await callAs(admin, schoolStudents.listSchoolStudents, { query: { ...(status && { status }) } })).body
      .students;
  const canSignIn = async ({ screen_name }: UserRow) =>
    (await server.call(accounts.signIn, { body: { identifier: screen_name, password: testPassword } }))
      .status === 200;
  const teachersOf = async ({ id }: UserRow) =>
    (await server.deps.db.select().from(teacherStudents).where(eq(teacherStudents.student_id, id))).map(
      ({ teacher_id }) => teacher_id,
    );

  it('are out of the challenges of its teachers too, and back in them', async () => {
    const { db } = server.deps;
    const { admin, lead, student } = await buildSchoolWithStudent();
    const challenge = await buildChallenge(db, { teacher_id: lead.id });
    await db.insert(challengeParticipants).values({ challenge_id: challenge.id, student_id: student.id });
    const isFound = async () =>
      (await callAs(lead, students.listStudents, { query: {} })).body.some(({ id }) => id === student.id);
    expect(await isFound()).toBe(true);
    await archive(admin, student);
    expect(await isFound()).toBe(false);
    await bringBack(admin, student);
    const place = eq(challengeParticipants.student_id, student.id);
    expect(await db.$count(challengeParticipants, place)).toBe(1);
  });

  it('can sign in again once one of two schools has them back', async () => {
    const { admin, student } = await buildSchoolWithStudent();
    const other = await buildSchool();
    await other.enrol(student);
    await archive(admin, student);
    expect(await canSignIn(student)).toBe(true);
    await archive(other.admin, student);
    expect(await canSignIn(student)).toBe(false);
    await bringBack(admin, student);
    expect(await canSignIn(student)).toBe(true);
  });

  it('are given to no teacher of before where somebody elsewhere looks after them since', async () => {
    const { db } = server.deps;
    const { admin, lead, student } = await buildSchoolWithStudent();
    const keepersOf = async () =>
      (await db.select().from(teacherStudents).where(eq(teacherStudents.student_id, student.id)))
        .map(({ teacher_id }) => teacher_id)
        .sort((a, b) => a - b);
    const before = await buildUser(db, { role: 'teacher' });
    const created_at = new Date('2020-01-01');
    await db.insert(teacherStudents).values({ teacher_id: before.id, student_id: student.id, created_at });
    await archive(admin, student);
    expect((await bringBack(admin, student)).status).toBe(200);
    expect(await keepersOf()).toEqual([lead.id, before.id].sort((a, b) => a - b));
    await archive(admin, student);
    const since = await buildUser(db, { role: 'teacher' });
    const later = new Date(server.deps.clock.now().getTime() + 1000);
    const row = { teacher_id: since.id, student_id: student.id, created_at: later };
    await db.insert(teacherStudents).values(row);
    await bringBack(admin, student);
    expect(await keepersOf()).toEqual([before.id, since.id].sort((a, b) => a - b));
    const places = eq(enrollments.student_id, student.id);
    expect(await db.$count(enrollments, places)).toBe(1);
  });

  it('keep the account that another school’s sign-on opens, although they are in no class there', async () => {
    const { db } = server.deps;
    const [{ admin, student }, other] = [await buildSchoolWithStudent(), await buildSchool()];
    const { id: organisation_id } = other;
    await db
      .insert(ssoIdentities)
      .values({ user_id: student.id, organisation_id, issuer: 'https://login.other.example', subject: '7' });
    await archive(admin, student);
    expect(await canSignIn(student)).toBe(true);
    await archive(other.admin, student);
    expect(await canSignIn(student)).toBe(false);
  });

  it('can sign in again once a school whose student they are moves them into a class', async () => {
    const { db } = server.deps;
    const [{ admin, student }, other] = [await buildSchoolWithStudent(), await buildSchool()];
    await other.enrol(student);
    await db.delete(teacherStudents).where(eq(teacherStudents.teacher_id, other.lead.id));
    await db.update(courses).set({ status: 'archived' }).where(eq(courses.id, other.course.id));
    await archive(admin, student);
    expect(await canSignIn(student)).toBe(false);
    const next = await buildCourse(db, { teacher_id: other.lead.id });
    const move = { params: { id: student.id }, body: { course_id: next.id } };
    expect((await callAs(other.admin, schoolStudents.moveSchoolStudent, move)).status).toBe(200);
    expect(await canSignIn(student)).toBe(true);
  });

  it('do not come back by the code of a class', async () => {
    const { db } = server.deps;
    const { admin, course, enrol } = await buildSchool();
    const child = await buildStudent(db);
    await enrol(child);
    await archive(admin, child);
    const join = () => callAs(child, enrollmentCalls.joinClass, { body: { code: course.code } });
    expect((await join()).error.error_message).toContain('You are no longer at this class’s school.');
    expect(await db.$count(enrollments, eq(enrollments.student_id, child.id))).toBe(0);
    const elsewhere = await buildCourse(db);
    const other = await callAs(child, enrollmentCalls.joinClass, { body: { code: elsewhere.code } });
    expect(other.status).toBe(200);
    await bringBack(admin, child);
    expect((await join()).status).toBe(200);
  });

  it('do not come back by joining a challenge', async () => {
    const { db } = server.deps;
    const { admin, lead, enrol } = await buildSchool();
    const child = await buildStudent(db);
    await enrol(child);
    const challenge = await buildChallenge(db, { teacher_id: lead.id });
    const join = () => callAs(child, challengeCalls.joinChallenge, { body: { challenge_id: challenge.id } });
    await archive(admin, child);
    expect((await join()).error.error_message).toContain(
      'You are no longer at the school of this challenge.',
    );
    expect(await teachersOf(child)).toEqual([]);
    await bringBack(admin, child);
    expect((await join()).status).toBe(200);
  });

  it('are found by the admin where every class is gone, and can leave again', async () => {
    const { db } = server.deps;
    const { admin, course, lead, student } = await buildSchoolWithStudent();
    await db.delete(teacherStudents).where(eq(teacherStudents.student_id, student.id));
    await archive(admin, student);
    await db.delete(courses).where(eq(courses.id, course.id));
    expect((await bringBack(admin, student)).body).toMatchObject({
      id: student.id,
      lost_places: 1,
      classes: [],
    });
    expect((await listed(admin)).map(({ id }) => id)).toEqual([student.id]);
    expect(await listed(admin, 'archived')).toEqual([]);
    const next = await buildCourse(db, { teacher_id: lead.id });
    const move = { params: { id: student.id }, body: { course_id: next.id } };
    expect((await callAs(admin, schoolStudents.moveSchoolStudent, move)).status).toBe(200);
    expect((await archive(admin, student)).status).toBe(200);
    expect((await listed(admin, 'archived')).map(({ id }) => id)).toEqual([student.id]);
    expect(await listed(admin)).toEqual([]);
  });

  it('are looked after by whoever leads their class by then', async () => {
    const { db } = server.deps;
    const { admin, course, lead, student, addStaff } = await buildSchoolWithStudent();
    await archive(admin, student);
    const next = await addStaff();
    await db.update(courses).set({ teacher_id: next.id }).where(eq(courses.id, course.id));
    await bringBack(admin, student);
    expect(await teachersOf(student)).toEqual([next.id]);
    expect(await teachersOf(student)).not.toContain(lead.id);
  });

  it('are given to no teacher whose class they only joined with its code', async () => {
    const { db } = server.deps;
    const { admin, course } = await buildSchool();
    const student = await buildStudent(db, { parent_id: null });
    const tutor = await buildUser(db, { role: 'teacher' });
    await db.insert(teacherStudents).values({ teacher_id: tutor.id, student_id: student.id });
    await db.insert(enrollments).values({ course_id: course.id, student_id: student.id });
    await archive(admin, student);
    await bringBack(admin, student);
    expect(await db.$count(enrollments, eq(enrollments.student_id, student.id))).toBe(1);
    expect(await teachersOf(student)).toEqual([tutor.id]);
  });

  it('are back with a teacher who has handed over only the class of somebody else', async () => {
    const { db } = server.deps;
    const { admin, course, lead, student, id, addStaff } = await buildSchoolWithStudent();
    const other = await buildStudent(db, { parent_id: null });
    await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: other.id });
    await archive(admin, student);
    await archive(admin, other);
    await db
      .update(courses)
      .set({ teacher_id: (await addStaff()).id })
      .where(eq(courses.id, course.id));
    const both = { ids: [student.id, other.id], now: server.deps.clock.now() };
    await db.transaction((tx) => bringBackStudents(tx, id, both));
    expect(await teachersOf(student)).not.toContain(lead.id);
    expect(await teachersOf(other)).toEqual([lead.id]);
  });

  it('are not moved to an admin who once stood in for their teacher', async () => {
    const { db } = server.deps;
    const { admin, course, student, addStaff } = await buildSchoolWithStudent();
    await addStaff();
    const own = await buildCourse(db, { teacher_id: admin.id });
    const stoodIn = { course_id: course.id, teacher_id: admin.id, role: 'relief' as const };
    await db.insert(courseTeachers).values({ ...stoodIn, ends_on: '2020-01-01' });
    const body = { from_course_id: course.id, course_id: own.id };
    const move = () => callAs(admin, schoolStudents.moveSchoolStudent, { params: { id: student.id }, body });
    expect((await move()).status).toBe(409);
    const isPart = and(eq(courseTeachers.course_id, course.id), eq(courseTeachers.teacher_id, admin.id));
    await db.update(courseTeachers).set({ ends_on: '2099-01-01' }).where(isPart);
    expect((await move()).status).toBe(200);
  });

  it('sign in while somebody changes their account', async () => {
    const { db } = server.deps;
    const { student } = await buildSchoolWithStudent();
    await db.transaction(async (tx) => {
      await tx.update(users).set({ grade_level: 6 }).where(eq(users.id, student.id));
      expect(await canSignIn(student)).toBe(true);
    });
  });
});

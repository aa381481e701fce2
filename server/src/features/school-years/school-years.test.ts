import { accounts, notifications, schoolStudents, schoolYears } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  courses,
  enrollments,
  teacherStudents,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { readAllRows } from '../../testing/read-all-rows.ts';
import { testCall } from '../../testing/test-call.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { assignWritings } from '../writings/index.ts';

/** Says what was done and to whom, and is not what was changed. */
const isAboutIt = (row: string): boolean =>
  /^(audit_entries|sessions|rate_limits|notifications|emails|year_rollover\w*) /.test(row);

describe('a new school year', () => {
  const server = useTestApp();
  const { callAs } = server;

  /** Two classes with work, a club, one for next year; years 3 to 6, a family's child and one taught elsewhere too. */
  const buildSchool = async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool(db);
    const lead = await school.addStaff();
    const addClass = async (title: string, status: 'active' | 'past' | 'upcoming' = 'active') => {
      const course = await buildCourse(db, { teacher_id: lead.id, title, status });
      await buildActivity(db, { teacher_id: lead.id, course_id: course.id });
      return course;
    };
    const [juniors, seniors, club] = [
      await addClass('Juniors'),
      await addClass('Seniors', 'past'),
      await addClass('Club'),
    ];
    const next = await addClass('Next year', 'upcoming');
    const addStudent = async (grade_level: number | null, overrides: Partial<UserRow> = {}) => {
      const student = await buildStudent(db, { parent_id: null, grade_level, ...overrides });
      const places = (grade_level ?? 0) > 4 ? [seniors, club] : [juniors];
      for (const { id: course_id } of places) {
        await db.insert(enrollments).values({ course_id, student_id: student.id });
        await db.transaction((tx) => assignWritings(server.deps, tx, { course_id, student_id: student.id }));
      }
      await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: student.id });
      return student;
    };
    const people = {
      third: await addStudent(3),
      fifth: await addStudent(5),
      sixth: await addStudent(6),
      noYear: await addStudent(null),
      family: await addStudent(3, { parent_id: (await buildUser(db, { role: 'parent' })).id }),
      familyLeaver: await addStudent(6, { parent_id: (await buildUser(db, { role: 'parent' })).id }),
      shared: await addStudent(4),
    };
    const elsewhere = await buildCourse(db);
    await db.insert(enrollments).values({ course_id: elsewhere.id, student_id: people.shared.id });
    await buildWriting(db, { student_id: people.sixth.id, course_id: club.id, content: 'Begun' });
    return { ...school, lead, people, classes: { juniors, seniors, club, next } };
  };
  type Built = Awaited<ReturnType<typeof buildSchool>>;

  const begin = (admin: UserRow, body: { last_grade: number; kept_course_ids?: number[] }) =>
    callAs(admin, schoolYears.beginSchoolYear, { body });
  const undo = (admin: UserRow) => callAs(admin, schoolYears.undoSchoolYear, {});
  const read = async (admin: UserRow) => (await callAs(admin, schoolYears.readSchoolYear, {})).body;
  const rows = async () =>
    [...(await readAllRows(server.deps.pool))].filter((row) => !isAboutIt(row)).toSorted();
  const yearOf = async ({ id }: UserRow) =>
    (await server.deps.db.select().from(users).where(eq(users.id, id)))[0]?.grade_level;
  const statusOf = async ({ id }: { id: number }) =>
    (await server.deps.db.select().from(courses).where(eq(courses.id, id)))[0]?.status;
  const signIn = async ({ screen_name }: UserRow) =>
    (
      await testCall(server.app, accounts.signIn, {
        body: { identifier: screen_name, password: testPassword },
      })
    ).status;
  const keepClub = ({ classes }: Built) => ({ last_grade: 6, kept_course_ids: [classes.club.id] });

  it('shows first what it would change, and changes nothing by that', async () => {
    const school = await buildSchool();
    const before = await rows();
    expect(await read(school.admin)).toMatchObject({
      years: [
        { grade_level: 3, students_count: 2, shared_count: 1 },
        { grade_level: 4, students_count: 1, shared_count: 1 },
        { grade_level: 5, students_count: 1, shared_count: 0 },
        { grade_level: 6, students_count: 2, shared_count: 1 },
        { grade_level: null, students_count: 1, shared_count: 0 },
      ],
      classes: [
        { title: 'Club', students_count: 3 },
        { title: 'Juniors', students_count: 4 },
        { title: 'Seniors', students_count: 3, teacher_name: school.lead.full_name },
      ],
      last_rollover: null,
      can_undo: false,
      possible_from: null,
    });
    expect(await rows()).toEqual(before);
  });

  it('moves students up, lets the last year go, closes classes, and leaves what is not the school’s', async () => {
    const school = await buildSchool();
    const { people, classes, admin, lead } = school;
    const { body } = await begin(admin, keepClub(school));
    expect(body).toEqual({ students_moved_up: 2, students_left: 2, classes_closed: 2 });
    expect(await yearOf(people.third)).toBe(4);
    expect(await yearOf(people.fifth)).toBe(6);
    expect(await yearOf(people.noYear)).toBeNull();
    expect(await yearOf(people.family)).toBe(3);
    expect(await yearOf(people.shared)).toBe(4);
    expect(await yearOf(people.sixth)).toBe(6);
    expect(await signIn(people.sixth)).toBe(422);
    expect(await signIn(people.familyLeaver)).toBe(200);
    expect(await statusOf(classes.juniors)).toBe('archived');
    expect(await statusOf(classes.seniors)).toBe('archived');
    expect(await statusOf(classes.club)).toBe('active');
    expect(await statusOf(classes.next)).toBe('upcoming');
    const { students } = (
      await callAs(admin, schoolStudents.listSchoolStudents, { query: { status: 'archived' } })
    ).body;
    expect(new Set(students.map(({ id }) => id))).toEqual(new Set([people.sixth.id, people.familyLeaver.id]));
    const told = (await callAs(lead, notifications.listNotifications, {})).body;
    expect(told.map(({ title }) => title)).toEqual([`A new school year at ${school.name}`]);
  });

  it('undone leaves every row as it was before', async () => {
    const school = await buildSchool();
    const before = await rows();
    await begin(school.admin, keepClub(school));
    expect(await rows()).not.toEqual(before);
    server.deps.clock.set(new Date(server.deps.clock.now().getTime() + 60 * 60 * 1000).toISOString());
    const { body } = await undo(school.admin);
    expect(body).toEqual({
      restored: { students_moved_up: 2, students_left: 2, classes_closed: 2 },
      skipped_count: 0,
      skipped: [],
    });
    expect(await rows()).toEqual(before);
    expect(await signIn(school.people.sixth)).toBe(200);
  });

  it('undone leaves alone what somebody has changed since, and names it', async () => {
    const { db } = server.deps;
    const school = await buildSchool();
    const { admin, people, classes } = school;
    await begin(admin, { last_grade: 6 });
    await db.update(users).set({ grade_level: 2 }).where(eq(users.id, people.third.id));
    await db.update(courses).set({ status: 'active' }).where(eq(courses.id, classes.seniors.id));
    await db.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, classes.juniors.id));
    await db.delete(courses).where(eq(courses.id, classes.club.id));
    await callAs(admin, schoolStudents.bringBackSchoolStudent, { params: { id: people.sixth.id } });
    const { body } = await undo(admin);
    expect(body.restored).toEqual({ students_moved_up: 1, students_left: 1, classes_closed: 1 });
    expect(body.skipped_count).toBe(4);
    const names = [people.sixth, people.third].map(({ full_name }) => full_name);
    expect(body.skipped[0]).toBe('Seniors');
    expect(new Set(body.skipped.slice(1))).toEqual(new Set(names));
    expect(await yearOf(people.third)).toBe(2);
    expect(await statusOf(classes.juniors)).toBe('active');
    const [juniors] = await db.select().from(courses).where(eq(courses.id, classes.juniors.id));
    expect(juniors?.title).toBe('Renamed');
  });

  it('begins once a school year, and is undone for 24 hours', async () => {
    const { clock } = server.deps;
    const { admin } = await buildSchool();
    const start = clock.now();
    const after = (hours: number) =>
      clock.set(new Date(start.getTime() + hours * 60 * 60 * 1000).toISOString());
    expect((await undo(admin)).status).toBe(409);
    expect((await begin(admin, { last_grade: 6 })).status).toBe(200);
    expect((await begin(admin, { last_grade: 6 })).error.error_message).toContain('once a year');
    expect(await read(admin)).toMatchObject({ can_undo: true, last_rollover: { students_left: 2 } });
    expect((await undo(admin)).status).toBe(200);
    expect((await undo(admin)).status).toBe(409);
    expect((await begin(admin, { last_grade: 6 })).status).toBe(200);
    after(24);
    expect((await undo(admin)).error.error_message).toContain('24 hours');
    expect(await read(admin)).toMatchObject({ can_undo: false });
    after(100 * 24);
    expect((await begin(admin, { last_grade: 6 })).status).toBe(409);
    after(330 * 24);
    expect((await begin(admin, { last_grade: 6 })).status).toBe(200);
    clock.set(start.toISOString());
  });

  it('begins once when two admins press at one moment', async () => {
    const { admin, addStaff, people } = await buildSchool();
    const second = await addStaff('admin');
    const done = await Promise.all([admin, second].map((one) => begin(one, { last_grade: 6 })));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await yearOf(people.third)).toBe(4);
  });

  it('is an admin’s to begin, in their own school and with its classes', async () => {
    const school = await buildSchool();
    const other = await buildSchool();
    const alone = await buildUser(server.deps.db, { role: 'teacher' });
    const before = await rows();
    for (const stranger of [school.lead, alone]) {
      expect((await begin(stranger, { last_grade: 6 })).status).toBe(404);
      expect((await undo(stranger)).status).toBe(404);
      expect((await callAs(stranger, schoolYears.readSchoolYear, {})).status).toBe(404);
    }
    expect((await begin(other.admin, keepClub(school))).status).toBe(404);
    expect((await begin(school.admin, { last_grade: 13 })).status).toBe(422);
    expect(await rows()).toEqual(before);
    await begin(other.admin, { last_grade: 1 });
    expect(await yearOf(school.people.third)).toBe(3);
    expect(await statusOf(school.classes.juniors)).toBe('active');
  });

  it('is in the record with every student and class it was about', async () => {
    const { db } = server.deps;
    const school = await buildSchool();
    await begin(school.admin, keepClub(school));
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actor_id, school.admin.id));
    const { third, fifth, sixth, familyLeaver } = school.people;
    const named = entries.filter(({ object_type }) => object_type === 'student');
    expect(new Set(named.map(({ student_id }) => student_id))).toEqual(
      new Set([third.id, fifth.id, sixth.id, familyLeaver.id]),
    );
    expect(entries.filter(({ object_type }) => object_type === 'course')).toHaveLength(2);
    expect(entries.filter(({ object_type }) => object_type === 'students')).toHaveLength(1);
  });
});

import { accounts, schoolStudents, students, writings as writingCalls } from '@inkling/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  courses,
  enrollments,
  organisationMembers,
  rosterPeople,
  teacherStudents,
  type UserRow,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildWriting,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { readAllRows } from '../../testing/read-all-rows.ts';
import { testCall } from '../../testing/test-call.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { enrollStudents } from '../teacher-students/index.ts';
import { assignWritings } from '../writings/index.ts';

/** Says that somebody did something, or is how they got in. */
const isOfEveryCall = (row: string): boolean => /^(audit_entries|sessions|rate_limits) /.test(row);

describe('the students of a school', () => {
  const server = useTestApp();
  const { callAs } = server;

  /** A school with a class that has work, and one student of its own in it. */
  const buildSchool = async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool(db);
    const lead = await school.addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id, title: 'Year 5' });
    await buildActivity(db, { teacher_id: lead.id, course_id: course.id });
    const addStudent = async (overrides: Partial<UserRow> = {}): Promise<UserRow> => {
      const student = await buildStudent(db, { parent_id: null, ...overrides });
      await db.insert(enrollments).values({ course_id: course.id, student_id: student.id });
      await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: student.id });
      await db.transaction((tx) =>
        assignWritings(server.deps, tx, { course_id: course.id, student_id: student.id }),
      );
      return student;
    };
    return { ...school, lead, course, addStudent, student: await addStudent() };
  };
  const list = async (
    admin: UserRow,
    query: { keyword?: string; status?: 'archived'; after?: string } = {},
  ) => (await callAs(admin, schoolStudents.listSchoolStudents, { query })).body;
  const idsOf = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).students.map(({ id }) => id);
  const archive = (admin: UserRow, { id }: { id: number }) =>
    callAs(admin, schoolStudents.archiveSchoolStudent, { params: { id } });
  const bringBack = (admin: UserRow, { id }: { id: number }) =>
    callAs(admin, schoolStudents.bringBackSchoolStudent, { params: { id } });
  const move = (
    admin: UserRow,
    { id }: { id: number },
    body: { from_course_id?: number; course_id: number },
  ) => callAs(admin, schoolStudents.moveSchoolStudent, { params: { id }, body });
  const signIn = (student: UserRow) =>
    testCall(server.app, accounts.signIn, {
      body: { identifier: student.screen_name, password: testPassword },
    });

  it('are found by a part of the name or username, with class, year and last sign-in', async () => {
    const { admin, addStudent, course } = await buildSchool();
    const ada = await addStudent({
      full_name: 'Ada Quill',
      screen_name: 'inkwell77',
      grade_level: 4,
      last_login_at: new Date('2026-03-01T00:00:00Z'),
    });
    for (const keyword of ['quill', 'WELL77', ' ada '])
      expect(await idsOf(admin, { keyword })).toEqual([ada.id]);
    expect(await idsOf(admin, { keyword: '%' })).toEqual([]);
    expect((await list(admin, { keyword: 'quill' })).students[0]).toMatchObject({
      full_name: 'Ada Quill',
      grade_level: 4,
      last_login_at: '2026-03-01T00:00:00.000Z',
      classes: [{ id: course.id, title: 'Year 5', is_from_roster: false }],
      keeps_account: false,
      archived_at: null,
    });
  });

  it('are those of its classes, lists and roster, and nobody of a family, another school or a challenge', async () => {
    const { db } = server.deps;
    const { admin, id, lead, student } = await buildSchool();
    const listed = await buildStudent(db, { parent_id: null });
    await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: listed.id });
    const rostered = await buildStudent(db, { parent_id: null });
    const inRoster = { organisation_id: id, role: 'student' as const, created_at: new Date() };
    await db.insert(rosterPeople).values({ ...inRoster, sourced_id: 's1', user_id: rostered.id });
    const left = await buildStudent(db, { parent_id: null });
    await db
      .insert(rosterPeople)
      .values({ ...inRoster, sourced_id: 's2', user_id: left.id, left_at: new Date() });
    const family = await buildStudent(db);
    const other = await buildSchool();
    expect(new Set(await idsOf(admin))).toEqual(new Set([student.id, listed.id, rostered.id]));
    for (const stranger of [family, other.student, left, lead]) {
      expect((await archive(admin, stranger)).status).toBe(404);
      expect((await bringBack(admin, stranger)).status).toBe(404);
    }
  });

  it('come page after page, each once, in at most six statements among ten thousand', async () => {
    const { admin, lead } = await buildSchool();
    await server.deps.pool.query(
      `with made as (insert into users (role, full_name, screen_name, tracking_code, unsubscribe_token)
         select 'student', 'Child ' || (n % 5000), 'many' || n, 'm' || n, 'm' || n from generate_series(1, 9999) n returning id)
       insert into teacher_students (teacher_id, student_id) select $1, id from made`,
      [lead.id],
    );
    const token = await signInAs(server.deps, admin);
    const seen: number[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 5; pages += 1) {
      const query = { keyword: 'Child 49', ...(after && { after }) };
      const { result, statements } = await countStatements(server.deps.pool, () =>
        testCall(server.app, schoolStudents.listSchoolStudents, { token, query }),
      );
      expect(statements).toBeLessThanOrEqual(6);
      seen.push(...result.body.students.map(({ id }) => id));
      after = result.body.next ?? undefined;
      if (!after) break;
    }
    // 49, 490 to 499 and 4900 to 4999, each twice but one.
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(125);
    const refused = await callAs(admin, schoolStudents.listSchoolStudents, { query: { after: 'nonsense' } });
    expect(refused.status).toBe(422);
  });

  it('are nobody’s business but an admin’s', async () => {
    const { lead, student, course } = await buildSchool();
    const other = await buildSchool();
    const alone = await buildUser(server.deps.db, { role: 'teacher' });
    for (const stranger of [lead, alone, other.admin]) {
      expect((await archive(stranger, student)).status).toBe(404);
      expect((await bringBack(stranger, student)).status).toBe(404);
      expect((await move(stranger, student, { course_id: course.id })).status).toBe(404);
    }
    expect((await callAs(lead, schoolStudents.listSchoolStudents, {})).status).toBe(404);
    expect((await callAs(lead, schoolStudents.schoolClassOptions, {})).status).toBe(404);
    for (const person of [student, await buildUser(server.deps.db, { role: 'parent' })])
      expect((await archive(person, student)).status).toBe(403);
  });

  describe('when archived', () => {
    it('cannot sign in, leave every class, keep their work, and come back to what they had', async () => {
      const { db, pool } = server.deps;
      const { admin, lead, student, course } = await buildSchool();
      const piece = await buildWriting(db, { student_id: student.id, course_id: course.id, content: 'Once' });
      const token = await signInAs(server.deps, student);
      const readMine = async () => (await testCall(server.app, accounts.readMine, { token })).status;
      const before = [...(await readAllRows(pool))].filter((row) => !isOfEveryCall(row));
      const archived = await archive(admin, student);
      expect(archived.body).toMatchObject({ id: student.id, classes: [], permissions: { bring_back: true } });
      expect(await readMine()).toBe(401);
      const refused = await signIn(student);
      expect(refused.status).toBe(422);
      expect(refused.error.error_message).toContain('Your school has closed this account');
      expect((await callAs(lead, students.listStudents, {})).body).toEqual([]);
      expect(await readWritingRow(db, piece.id)).toMatchObject({ content: 'Once' });
      expect(await idsOf(admin)).toEqual([]);
      expect(await idsOf(admin, { status: 'archived' })).toEqual([student.id]);
      expect((await archive(admin, student)).status).toBe(404);

      const back = await bringBack(admin, student);
      expect(back.body).toMatchObject({ lost_places: 0, classes: [{ id: course.id }], archived_at: null });
      const after = [...(await readAllRows(pool))].filter((row) => !isOfEveryCall(row));
      expect(after.toSorted()).toEqual(before.toSorted());
      expect(await readMine()).toBe(200);
      expect((await signIn(student)).status).toBe(200);
      expect((await bringBack(admin, student)).status).toBe(404);
    });

    it('keep an account that a family or a teacher elsewhere counts on', async () => {
      const { db } = server.deps;
      const { admin, addStudent, course } = await buildSchool();
      const parent = await buildUser(db, { role: 'parent' });
      const family = await addStudent({ parent_id: parent.id });
      const shared = await addStudent();
      const own = await addStudent();
      const elsewhere = await buildCourse(db);
      await db.insert(enrollments).values({ course_id: elsewhere.id, student_id: shared.id });
      for (const child of [family, shared, own]) expect((await archive(admin, child)).status).toBe(200);
      expect((await signIn(family)).status).toBe(200);
      expect((await signIn(shared)).status).toBe(200);
      expect((await signIn(own)).status).toBe(422);
      const places = await db.select().from(enrollments).where(eq(enrollments.student_id, shared.id));
      expect(places.map(({ course_id }) => course_id)).toEqual([elsewhere.id]);
      const ofFamily = and(eq(enrollments.student_id, family.id), eq(enrollments.course_id, course.id));
      expect(await db.$count(enrollments, ofFamily)).toBe(0);
    });

    it('come back without classes that are gone, and to nobody who has left the staff', async () => {
      const { db } = server.deps;
      const { admin, lead, student } = await buildSchool();
      await archive(admin, student);
      await db.delete(organisationMembers).where(eq(organisationMembers.user_id, lead.id));
      const { body } = await bringBack(admin, student);
      expect(body).toMatchObject({ lost_places: 1, classes: [] });
      expect((await callAs(lead, students.listStudents, {})).body).toEqual([]);
      expect((await signIn(student)).status).toBe(200);
    });

    it('are in the record with who did it', async () => {
      const { db } = server.deps;
      const { admin, id, student } = await buildSchool();
      await archive(admin, student);
      await bringBack(admin, student);
      const entries = await db.select().from(auditEntries).where(eq(auditEntries.student_id, student.id));
      expect(
        entries.map(({ action, actor_id, organisation_id }) => [action, actor_id, organisation_id]),
      ).toEqual([
        ['schoolStudents.archiveSchoolStudent', admin.id, id],
        ['schoolStudents.bringBackSchoolStudent', admin.id, id],
      ]);
    });
  });

  describe('when moved', () => {
    it('leave one class for another with its work, keep what they began, and the account goes to the new lead', async () => {
      const { db } = server.deps;
      const { admin, addStaff, lead, student, course } = await buildSchool();
      const next = await addStaff();
      const other = await buildCourse(db, { teacher_id: next.id, title: 'Year 6' });
      const activity = await buildActivity(db, { teacher_id: next.id, course_id: other.id });
      const begun = await buildWriting(db, { student_id: student.id, course_id: course.id });
      const { body } = await move(admin, student, { from_course_id: course.id, course_id: other.id });
      expect(body.classes.map(({ title }) => title)).toEqual(['Year 6']);
      const work = (await callAs(student, writingCalls.listWritings, {})).body;
      expect(work.map(({ id, activity: of }) => of?.id ?? id).toSorted()).toEqual(
        [begun.id, activity.id].toSorted(),
      );
      const mine = async (teacher: UserRow) =>
        (await callAs(teacher, students.listStudents, {})).body.map(({ permissions }) => permissions.edit);
      expect(await mine(next)).toEqual([true]);
      expect(await mine(lead)).toEqual([]);
    });

    it('who came with an account of their own and joined by a code keep it to themselves', async () => {
      const { db } = server.deps;
      const { admin, addStaff, addStudent, course, lead, id } = await buildSchool();
      const joined = await addStudent();
      await db.delete(teacherStudents).where(eq(teacherStudents.student_id, joined.id));
      const made = await addStudent();
      await db.delete(teacherStudents).where(eq(teacherStudents.student_id, made.id));
      const number = { organisation_id: id, role: 'student' as const, sourced_id: 'made', is_made: true };
      await db.insert(rosterPeople).values({ ...number, user_id: made.id, created_at: new Date() });
      const next = await addStaff();
      const other = await buildCourse(db, { teacher_id: next.id });
      for (const student of [joined, made])
        await move(admin, student, { from_course_id: course.id, course_id: other.id });
      const looksAfter = await db
        .select({ teacher_id: teacherStudents.teacher_id, student_id: teacherStudents.student_id })
        .from(teacherStudents)
        .where(inArray(teacherStudents.teacher_id, [next.id, lead.id]));
      expect(looksAfter.filter(({ student_id }) => student_id === joined.id)).toEqual([]);
      expect(looksAfter.filter(({ student_id }) => student_id === made.id)).toEqual([
        { teacher_id: next.id, student_id: made.id },
      ]);
    });

    it('who came back to no class, and leave the one they were given, are no longer the school’s', async () => {
      const { db } = server.deps;
      const { admin, student, course } = await buildSchool();
      await db.delete(teacherStudents).where(eq(teacherStudents.student_id, student.id));
      await archive(admin, student);
      await db.delete(courses).where(eq(courses.id, course.id));
      await bringBack(admin, student);
      expect(await idsOf(admin)).toEqual([student.id]);
      const next = await buildCourse(db, { teacher_id: admin.id });
      await db.transaction((tx) => enrollStudents(tx, [student.id], { course_id: next.id, now: new Date() }));
      expect(await idsOf(admin)).toEqual([student.id]);
      await db.delete(enrollments).where(eq(enrollments.student_id, student.id));
      expect(await idsOf(admin)).toEqual([]);
    });

    it('go to classes of the school that go on, and never to the admin’s own from a colleague’s', async () => {
      const { db } = server.deps;
      const { admin, addStaff, student, course } = await buildSchool();
      const colleague = await addStaff();
      const closed = await buildCourse(db, { teacher_id: colleague.id, status: 'archived' });
      const own = await buildCourse(db, { teacher_id: admin.id });
      const foreign = await buildCourse(db);
      const from_course_id = course.id;
      const to = async (course_id: number) =>
        (await move(admin, student, { from_course_id, course_id })).status;
      expect(await to(closed.id)).toBe(409);
      expect(await to(own.id)).toBe(409);
      expect(await to(foreign.id)).toBe(404);
      const notThere = { from_course_id: own.id, course_id: course.id };
      expect((await move(admin, student, notThere)).status).toBe(404);
      expect((await list(admin)).students[0]?.classes.map(({ id }) => id)).toEqual([course.id]);
    });

    it('find the classes that go on by title or lead', async () => {
      const { admin, lead, course } = await buildSchool();
      await buildCourse(server.deps.db, { teacher_id: lead.id, title: 'Old', status: 'archived' });
      const ask = async (keyword: string) =>
        (await callAs(admin, schoolStudents.schoolClassOptions, { query: { keyword } })).body;
      const expected = { id: course.id, title: 'Year 5', teacher_name: lead.full_name };
      expect(await ask('year')).toEqual([expected]);
      expect(await ask(lead.full_name)).toEqual([expected]);
      expect(await ask('Old')).toEqual([]);
    });
  });
});

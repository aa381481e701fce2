import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  courseTeachers,
  enrollments,
  notifications,
  rosterPeople,
  teacherStudents,
  type UserRow,
} from '../../db/schema/index.ts';
import {
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
} from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const teacherRow = (sourcedId: string, { email }: UserRow) => ({
  sourcedId,
  orgSourcedIds: 'o1',
  role: 'teacher',
  givenName: 'Ada',
  familyName: 'Min',
  email: email ?? '',
  enabledUser: 'true',
});
const ownClass = { sourcedId: 'c2', title: 'Mine', grades: '05', schoolSourcedId: 'o1' };
const teaches = (classSourcedId: string, userSourcedId: string) => ({
  sourcedId: `e-${classSourcedId}-${userSourcedId}`,
  classSourcedId,
  userSourcedId,
  role: 'teacher',
});
const learns = (classSourcedId: string, userSourcedId: string) => ({
  ...teaches(classSourcedId, userSourcedId),
  role: 'student',
});

describe('what a roster gives access to', () => {
  const server = useTestApp();
  const { send, apply, changesIn } = useRosterCalls(server);
  let db: Db;
  beforeAll(() => {
    db = server.deps.db;
  });

  const keepersOf = async (student_id: number) =>
    (await db.select().from(teacherStudents).where(eq(teacherStudents.student_id, student_id)))
      .map(({ teacher_id }) => teacher_id)
      .sort((one, other) => one - other);
  const classesOf = async (student_id: number) =>
    (
      await db
        .select({ title: courses.title })
        .from(enrollments)
        .innerJoin(courses, eq(courses.id, enrollments.course_id))
        .where(eq(enrollments.student_id, student_id))
        .orderBy(courses.title)
    ).map(({ title }) => title);

  const build = async () => {
    const school = await buildSchoolRoster(db);
    const { admin, tables, addStaff } = school;
    const colleague = await addStaff();
    const withAdmin = { ...tables, users: [...tables.users, teacherRow('t9', admin)] };
    return { ...school, colleague, withAdmin };
  };

  it('never makes the admin who applies it a teacher of a colleague’s class', async () => {
    const { admin, addStaff, withAdmin, courseOf, lead } = await build();
    const asCoTeacher = { ...withAdmin, enrollments: [...withAdmin.enrollments, teaches('c1', 't9')] };
    const result = await apply(admin, asCoTeacher);
    const course = await courseOf();
    const inCourse = eq(courseTeachers.course_id, course.id);
    expect(result.counts).toMatchObject({ class_made: 1, co_teacher_added: 0 });
    expect(result.notes.join(' ')).toContain('5 Blue');
    expect(await db.$count(courseTeachers, inCourse)).toBe(0);
    expect((await apply(admin, asCoTeacher)).counts.co_teacher_added).toBe(0);
    const other = await addStaff('admin');
    expect(changesIn(await apply(other, asCoTeacher))).toEqual({ co_teacher_added: 1 });
    expect(await db.$count(courseTeachers, inCourse)).toBe(1);
    const told = await db.select().from(notifications).where(eq(notifications.user_id, lead.id));
    expect(told.map(({ title }) => title)).toContain(`${admin.full_name} now teaches 5 Blue too`);
  });

  it('puts no colleague’s student into a class of the admin who applies it', async () => {
    const { admin, addStaff, tables, withAdmin, studentOf, lead } = await build();
    await apply(admin, tables);
    const mine = {
      ...withAdmin,
      users: [...withAdmin.users, { ...tables.users[1], sourcedId: 's5', familyName: 'New', username: '' }],
      classes: [...withAdmin.classes, ownClass],
      enrollments: [...withAdmin.enrollments, teaches('c2', 't9'), learns('c2', 's1'), learns('c2', 's5')],
    };
    const tried = (await send(admin, mine, true)).body;
    expect(tried.counts).toMatchObject({ class_made: 1, student_added: 0, student_enrolled: 0 });
    const result = await apply(admin, mine);
    expect(result.counts).toMatchObject({ class_made: 1, student_added: 0, student_enrolled: 0 });
    expect(result.notes.join(' ')).toContain('class code');
    const ana = await studentOf('s1');
    expect(await classesOf(ana.id)).toEqual(['5 Blue']);
    expect(await keepersOf(ana.id)).toEqual([lead.id]);
    const withoutAna = {
      ...mine,
      enrollments: mine.enrollments.filter(({ userSourcedId }) => userSourcedId !== 's1'),
    };
    await apply(admin, withoutAna);
    await apply(admin, mine);
    expect(await classesOf(ana.id)).toEqual(['5 Blue']);
    expect(await keepersOf(ana.id)).toEqual([lead.id]);
    await apply(await addStaff('admin'), mine);
    expect(await classesOf(ana.id)).toEqual(['5 Blue', 'Mine']);
    expect(await keepersOf((await studentOf('s5')).id)).toEqual([admin.id]);
  });

  it('hands the account to another lead only where no colleague keeps it any more', async () => {
    const { admin, tables, colleague, studentOf, lead } = await build();
    await apply(admin, tables);
    const [ana, ben] = [await studentOf('s1'), await studentOf('s2')];
    const moved = {
      ...tables,
      users: [...tables.users, teacherRow('t2', colleague)],
      classes: [...tables.classes, { ...ownClass, title: '6 Red' }],
      enrollments: [
        ...tables.enrollments.filter(({ userSourcedId }) => userSourcedId !== 's2'),
        teaches('c2', 't2'),
        learns('c2', 's1'),
        learns('c2', 's2'),
      ],
    };
    await apply(admin, moved);
    expect(await keepersOf(ana.id)).toEqual([lead.id]);
    expect(await keepersOf(ben.id)).toEqual([colleague.id]);
  });

  it('is never an email address on a child’s account, new or not used yet', async () => {
    const { admin, tables, studentOf, n } = await build();
    const withEmail = (sourcedId: string, email: string) => ({
      ...tables,
      users: tables.users.map((row) => (row.sourcedId === sourcedId ? { ...row, email } : row)),
    });
    const made = await apply(admin, withEmail('s1', `me+ana${n}@mail.example`));
    expect(made.counts.student_added).toBe(2);
    expect(await studentOf('s1')).toMatchObject({ email: null, password_hash: null });
    expect((await studentOf('s2')).email).toBeNull();
    expect(changesIn(await apply(admin, withEmail('s2', `me+ben${n}@mail.example`)))).toEqual({});
    expect((await studentOf('s2')).email).toBeNull();
  });

  it('puts nobody new, and no child of the lead, into a class that the admin leads or teaches too', async () => {
    const { admin, tables, withAdmin, studentOf, courseOf, lead } = await build();
    const wholeSchool = {
      ...withAdmin,
      users: [...withAdmin.users, { ...tables.users[1], sourcedId: 's5', familyName: 'New', username: '' }],
      classes: [ownClass, ...withAdmin.classes],
      enrollments: [
        teaches('c2', 't9'),
        ...['s1', 's2', 's5'].map((id) => learns('c2', id)),
        ...withAdmin.enrollments,
      ],
    };
    const result = await apply(admin, wholeSchool);
    expect(result.counts).toMatchObject({ class_made: 2, student_added: 2, student_enrolled: 2 });
    expect(result.notes.join(' ')).toContain('3 places in admins’ own classes stay empty');
    expect(result.notes.join(' ')).toContain('filled by hand');
    for (const id of ['s1', 's2']) {
      const child = await studentOf(id);
      expect(await classesOf(child.id)).toEqual(['5 Blue']);
      expect(await keepersOf(child.id)).toEqual([lead.id]);
    }
    const { id: course_id } = await courseOf();
    await db.delete(enrollments).where(eq(enrollments.course_id, course_id));
    await db.insert(courseTeachers).values({ course_id, teacher_id: admin.id, role: 'co' });
    expect((await apply(admin, wholeSchool)).counts).toMatchObject({ student_added: 0, student_enrolled: 0 });
  });

  it('ends with the child’s time at the school, and begins again when they come back', async () => {
    const { admin, tables, studentOf, lead, id: organisation_id } = await build();
    await apply(admin, tables);
    const ana = await studentOf('s1');
    expect(await keepersOf(ana.id)).toEqual([lead.id]);
    const gone = tables.users.map((row) =>
      row.sourcedId === 's1' ? { ...row, status: 'tobedeleted' } : row,
    );
    await apply(admin, { ...tables, users: gone });
    expect(await keepersOf(ana.id)).toEqual([]);
    expect(await classesOf(ana.id)).toEqual([]);
    const [link] = await db
      .select()
      .from(rosterPeople)
      .where(and(eq(rosterPeople.organisation_id, organisation_id), eq(rosterPeople.user_id, ana.id)));
    expect(link?.left_at).not.toBeNull();
    expect(changesIn(await apply(admin, { ...tables, users: gone }))).toEqual({});
    await apply(admin, tables);
    expect((await studentOf('s1')).id).toBe(ana.id);
    expect(await classesOf(ana.id)).toEqual(['5 Blue']);
    expect(await keepersOf(ana.id)).toEqual([lead.id]);
  });

  it.each([
    [
      'a class',
      async (student_id: number, teacher_id: number) => {
        await buildEnrollment(db, (await buildCourse(db, { teacher_id })).id, student_id);
      },
    ],
    [
      'a challenge',
      async (student_id: number, teacher_id: number) => {
        await buildParticipant(db, (await buildChallenge(db, { teacher_id })).id, student_id);
      },
    ],
    [
      'the list of students',
      async (student_id: number, teacher_id: number) => {
        await db.insert(teacherStudents).values({ teacher_id, student_id });
      },
    ],
  ])('leaves a child alone who is in %s of another school', async (_, join) => {
    const { admin, tables, colleague, studentOf } = await build();
    await apply(admin, tables);
    const ana = await studentOf('s1');
    const elsewhere = await buildMinimalSchool(db);
    await join(ana.id, elsewhere.admin.id);
    const before = await classesOf(ana.id);
    const changed = {
      ...tables,
      users: [
        ...tables.users.map((row) => (row.sourcedId === 's1' ? { ...row, givenName: 'Anna' } : row)),
        teacherRow('t2', colleague),
      ],
      classes: [...tables.classes, { ...ownClass, title: '6 Red' }],
      enrollments: [...tables.enrollments, teaches('c2', 't2'), learns('c2', 's1')],
    };
    const result = await apply(admin, changed);
    expect(result.counts).toMatchObject({ student_updated: 0, student_enrolled: 0, student_added: 0 });
    expect(result.problems).toMatchObject([
      { file: 'users.csv', line: 3, reason: expect.stringContaining('outside your school') },
    ]);
    expect(await classesOf(ana.id)).toEqual(before);
    expect((await studentOf('s1')).full_name).toBe(ana.full_name);
  });

  it('matches no child by email who joined a class outside by its code', async () => {
    const { admin, tables, lead, n } = await build();
    const ben = await buildUser(db, { role: 'student', email: `ben${n}@school.example` });
    await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: ben.id });
    await buildEnrollment(db, (await buildCourse(db)).id, ben.id);
    const result = await apply(admin, tables);
    expect(result.counts).toMatchObject({ student_matched: 0, student_enrolled: 1 });
    expect(result.problems).toMatchObject([{ file: 'users.csv', line: 4 }]);
  });
});

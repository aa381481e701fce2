import {
  accounts,
  enrollments as enrollmentCalls,
  roster,
  schoolStudents,
  students,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrollments, ssoIdentities, teacherStudents, users } from '../../db/schema/index.ts';
import { buildCourse } from '../../testing/build-courses-and-writings.ts';
import { buildRosterZip } from '../../testing/build-roster-zip.ts';
import type { TestSchool } from '../../testing/build-school-with-sso.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

describe('an address that a school gives to the next child', () => {
  const { server, buildMinimalSchool, addStaff, addPerson, signIn } = startSchoolSso();

  const enter = async (...given: Parameters<typeof signIn>) => {
    const { body, error } = await signIn(...given);
    if (body?.outcome !== 'signed-in') throw new Error(error.error_message ?? 'not signed in');
    return body;
  };
  const buildClass = async (school: TestSchool) => {
    const lead = await buildUser(server.deps.db, { role: 'teacher' });
    await addStaff(school, lead);
    return { lead, course: await buildCourse(server.deps.db, { teacher_id: lead.id }) };
  };
  const rowOf = async (id: number) => {
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, id));
    if (!row) throw new Error('no account');
    return row;
  };

  it('is not on the account that the sign-on makes for a student, and leads nobody else into it', async () => {
    const school = await buildMinimalSchool('student');
    const first = addPerson(school);
    const { user } = await enter(school, first);
    expect(await rowOf(user.id)).toMatchObject({ email: null, email_verified_at: null });
    await server.call(accounts.requestPasswordReset, { body: { email: first.email ?? '' } });
    await server.runJobs();
    expect(server.deps.mail.sent.filter(({ to }) => to === first.email)).toEqual([]);
    const next = await enter(school, addPerson(school, { email: first.email ?? '' }));
    expect(next.user.id).not.toBe(user.id);
    expect((await enter(school, first)).user.id).toBe(user.id);
  });

  it('leads nobody into an account that another of the school’s people opens already', async () => {
    const school = await buildMinimalSchool('student');
    const first = addPerson(school);
    const { user } = await enter(school, first);
    await server.deps.db.update(users).set({ email: first.email }).where(eq(users.id, user.id));
    const next = await enter(school, addPerson(school, { email: first.email ?? '' }));
    expect(next.user.id).not.toBe(user.id);
  });

  it('goes from an account with its child and comes back with it, unless somebody has it by then', async () => {
    const school = await buildMinimalSchool('student');
    const { lead, course } = await buildClass(school);
    const addStudent = async (email: string) => {
      const body = {
        full_name: 'Jo Smith',
        email,
        course_id: course.id,
        grade_level: 5,
        password: testPassword,
      };
      return (await server.callAs(lead, students.addStudent, { body })).body;
    };
    const email = `jsmith@${school.domain}`;
    const student = await addStudent(email);
    const params = { id: student.id };
    await server.callAs(school.admin, schoolStudents.archiveSchoolStudent, { params });
    expect((await rowOf(student.id)).email).toBeNull();
    const stranger = addPerson(school, { email });
    expect((await signIn(school, stranger)).error.error_message).toContain('no longer a student');
    await server.callAs(school.admin, schoolStudents.bringBackSchoolStudent, { params });
    expect((await rowOf(student.id)).email).toBe(email);
    await server.callAs(school.admin, schoolStudents.archiveSchoolStudent, { params });
    const next = await addStudent(email);
    await server.callAs(school.admin, schoolStudents.bringBackSchoolStudent, { params });
    expect([(await rowOf(student.id)).email, (await rowOf(next.id)).email]).toEqual([null, email]);
  });

  it('stays where a teacher elsewhere looks after the child, unless the school gave it out', async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool('student');
    const [{ lead, course }, other] = [await buildClass(school), await buildUser(db, { role: 'teacher' })];
    for (const [email, kept] of [
      ['own@mail.example', true],
      [`given@${school.domain}`, false],
    ] as const) {
      const child = await buildStudent(db, { parent_id: null, email });
      const keepers = [lead, other].map(({ id }) => ({ teacher_id: id, student_id: child.id }));
      await db.insert(teacherStudents).values(keepers);
      await db.insert(enrollments).values({ course_id: course.id, student_id: child.id });
      const params = { id: child.id };
      await server.callAs(school.admin, schoolStudents.archiveSchoolStudent, { params });
      expect(await rowOf(child.id)).toMatchObject({ email: kept ? email : null, closed_at: null });
    }
  });

  it('makes the lead of the school’s class look after the account, and nobody of another school', async () => {
    const school = await buildMinimalSchool('student');
    const [{ lead, course }, outside] = [await buildClass(school), await buildCourse(server.deps.db)];
    const { token, user } = await enter(school, addPerson(school));
    const keepers = () =>
      server.deps.db.select().from(teacherStudents).where(eq(teacherStudents.student_id, user.id));
    await server.call(enrollmentCalls.joinClass, { token, body: { code: outside.code } });
    expect(await keepers()).toEqual([]);
    await server.call(enrollmentCalls.joinClass, { token, body: { code: course.code } });
    expect(await keepers()).toMatchObject([{ teacher_id: lead.id }]);
  });

  it('shows a roster the account that the sign-on made, so that it makes no second one', async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool('student');
    const { lead } = await buildClass(school);
    const child = addPerson(school, { name: 'Ana Bright' });
    const { user } = await enter(school, child);
    expect(await db.select().from(ssoIdentities).where(eq(ssoIdentities.user_id, user.id))).toMatchObject([
      { email: child.email },
    ]);
    const people = [
      { sourcedId: 't1', role: 'teacher', givenName: 'Tia', familyName: 'Lee', email: lead.email ?? '' },
      { sourcedId: 's1', role: 'student', givenName: 'Ana', familyName: 'Bright', email: child.email ?? '' },
    ];
    const zip = buildRosterZip({
      orgs: [{ sourcedId: 'o1', name: 'Hillside', type: 'school' }],
      users: people.map((person) => ({ ...person, orgSourcedIds: 'o1' })),
      classes: [{ sourcedId: 'c1', title: '5 Blue', schoolSourcedId: 'o1' }],
      enrollments: people.map(({ sourcedId, role }) => ({
        sourcedId: `e-${sourcedId}`,
        classSourcedId: 'c1',
        userSourcedId: sourcedId,
        role,
      })),
    });
    const body = { filename: 'r.zip', zip: zip.toString('base64'), dry_run: false };
    await server.callAs(school.admin, roster.importRoster, { body });
    expect(await db.$count(users, eq(users.full_name, 'Ana Bright'))).toBe(1);
  });
});

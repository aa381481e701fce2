import { lti, school as schoolCalls } from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { archivedStudents, enrollments, notifications, users, writings } from '../../db/schema/index.ts';
import { buildCourse } from '../../testing/build-courses-and-writings.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { buildStudent, testPassword } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

const learner = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'];
const instructor = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'];

describe('the names of a platform’s course', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, comeIn } = hook;

  const build = async () => {
    const made = await buildLinkedClass(hook, await buildSchool());
    const { school, course, activity, teacher } = made;
    const bring = async () => {
      const person = buildPerson();
      const { body } = await comeIn(school, person, { activity_id: activity.id });
      if (body.outcome !== 'signed-in') throw new Error('not signed in');
      return { sub: person.sub, id: body.user.id, return_to: body.return_to };
    };
    const pupils = [await bring(), await bring(), await bring()] as const;
    const context = `course-of-${school.code}`;
    const say = (
      ...members: { user_id: string; roles: string[]; status?: 'Active' | 'Inactive' | 'Deleted' }[]
    ) => school.at.members.set(context, [{ user_id: made.instructor.sub, roles: instructor }, ...members]);
    const read = (let_leave = false) =>
      server.callAs(teacher, lti.syncMembersNow, { params: { id: course.id }, body: { let_leave } });
    const inClass = async () => {
      const rows = await server.deps.db
        .select()
        .from(enrollments)
        .where(eq(enrollments.course_id, course.id));
      return rows.map(({ student_id }) => student_id).sort((one, other) => one - other);
    };
    return { ...made, pupils, say, read, inClass, context };
  };

  it('put out of the class who left the course, and of nothing else; over several pages', async () => {
    const { school, pupils, say, read, inClass, course, teacher } = await build();
    const { db } = server.deps;
    const [mia, leo, zoe] = pupils;
    const other = await buildCourse(db, { teacher_id: teacher.id });
    const byHand = await buildStudent(db);
    await db.insert(enrollments).values([
      { course_id: other.id, student_id: mia.id },
      { course_id: course.id, student_id: byHand.id },
    ]);
    const begun = Number(mia.return_to.split('/').at(-1));
    await db.update(writings).set({ status: 'progressing' }).where(eq(writings.id, begun));
    say(
      { user_id: mia.sub, roles: learner, status: 'Deleted' },
      { user_id: leo.sub, roles: learner },
      { user_id: zoe.sub, roles: learner, status: 'Active' },
      { user_id: 'not here yet', roles: learner },
    );
    const { body } = await read();
    expect(body.course).toMatchObject({ names_problem: null, names_read_at: expect.any(String) });
    expect(await inClass()).toEqual([leo.id, zoe.id, byHand.id]);
    const elsewhere = and(eq(enrollments.course_id, other.id), eq(enrollments.student_id, mia.id));
    expect(await db.select().from(enrollments).where(elsewhere)).toHaveLength(1);
    expect(await db.select().from(writings).where(eq(writings.id, begun))).toHaveLength(1);
    expect(await db.select().from(users).where(eq(users.id, mia.id))).toHaveLength(1);
    // Whoever is back there is back here.
    say(...[mia, leo, zoe].map(({ sub }) => ({ user_id: sub, roles: learner })));
    await read();
    expect(await inClass()).toEqual([mia.id, leo.id, zoe.id, byHand.id].sort((a, b) => a - b));
    const { body: record } = await server.callAs(school.admin, schoolCalls.listRecord, {
      query: { person_id: mia.id },
    });
    expect(record.entries.map(({ did }) => did).reverse()).toEqual([
      'joined a class by coming from a learning platform',
      'left a class with its course on a learning platform',
      'returned to a class with its course on a learning platform',
    ]);
  });

  it('change nothing where the list is empty, or nobody answers', async () => {
    const { school, read, inClass, context } = await build();
    const before = await inClass();
    school.at.members.set(context, []);
    expect((await read()).body.course?.names_problem).toContain('cannot read');
    school.at.lies.isDown = true;
    expect((await read()).body.course?.names_problem).toContain('does not answer');
    school.at.lies.isDown = false;
    expect(await inClass()).toEqual(before);
  });

  it('take out nobody whom the platform did not bring, though they came from it', async () => {
    const { school, activity, course, pupils, say, read, inClass } = await build();
    const { db } = server.deps;
    const byHand = await buildStudent(db, { parent_id: null });
    await db.insert(enrollments).values({ course_id: course.id, student_id: byHand.id });
    const { browser, body } = await hook.launch(school, buildPerson(), { activity_id: activity.id });
    if (body.outcome !== 'account') throw new Error('known already');
    await browser.enter(body.ticket, { identifier: byHand.screen_name, password: testPassword });
    const [mia, leo] = pupils;
    say({ user_id: mia.sub, roles: learner }, { user_id: leo.sub, roles: learner });
    await read();
    expect(await inClass()).toEqual([mia.id, leo.id, byHand.id]);
  });

  it('take out more than half of them only when a teacher says so', async () => {
    const { pupils, say, read, inClass, teacher } = await build();
    const [mia] = pupils;
    const before = await inClass();
    say({ user_id: mia.sub, roles: learner });
    expect((await read()).body.course).toMatchObject({ many_left: true });
    await read();
    expect(await inClass()).toEqual(before);
    const told = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, teacher.id));
    expect(told.filter(({ title }) => title.includes('no longer lists most students'))).toHaveLength(1);
    expect((await read(true)).body.course).toMatchObject({ many_left: false, names_problem: null });
    expect(await inClass()).toEqual([mia.id]);
  });

  it('are not read where somebody has a status that we do not know', async () => {
    const { pupils, school, context, read, inClass } = await build();
    const before = await inClass();
    const odd = pupils.map(({ sub }) => ({ user_id: sub, roles: learner, status: 'active' as 'Active' }));
    school.at.members.set(context, odd);
    expect((await read(true)).body.course?.names_problem).toContain('cannot read');
    expect(await inClass()).toEqual(before);
  });

  it('bring back nobody whom the school has archived, or a teacher has taken out', async () => {
    const { school, course, activity, pupils, say, read, inClass } = await build();
    const { db } = server.deps;
    const [mia, leo, zoe] = pupils;
    const everybody = pupils.map(({ sub }) => ({ user_id: sub, roles: learner }));
    say({ user_id: leo.sub, roles: learner }, { user_id: zoe.sub, roles: learner });
    await read();
    await db.insert(archivedStudents).values({
      organisation_id: school.organisation_id,
      student_id: mia.id,
      archived_at: new Date(),
      closed_account: false,
      left_rows: { enrollments: [], teacher_students: [], writings: [], chats: [] },
    });
    const ofLeo = and(eq(enrollments.course_id, course.id), eq(enrollments.student_id, leo.id));
    await db.delete(enrollments).where(ofLeo);
    say(...everybody);
    await read();
    expect(await inClass()).toEqual([zoe.id]);
    const click = { activity_id: activity.id };
    const refused = await hook.launch(school, { sub: leo.sub, role: 'Learner', name: 'Leo' }, click);
    expect(refused.error.error_message).toContain('no longer in this class');
    // Whom the teacher adds again is the teacher's, and does not leave with the course.
    await db.insert(enrollments).values({ course_id: course.id, student_id: leo.id });
    expect((await hook.launch(school, { sub: leo.sub, role: 'Learner', name: 'Leo' }, click)).status).toBe(
      200,
    );
    say({ user_id: zoe.sub, roles: learner });
    await read();
    expect(await inClass()).toEqual([leo.id, zoe.id]);
  });
});

import {
  courses,
  courseTeachers as courseTeacherCalls,
  lti,
  schoolStudents,
  students,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseTeachers, enrollments, type UserRow } from '../../db/schema/index.ts';
import { buildCourse } from '../../testing/build-courses-and-writings.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import type { LtiPerson } from '../../testing/build-lti-claims.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { addTeacherStudents } from '../teacher-students/index.ts';
import { assignWritings } from '../writings/index.ts';

const learner = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'];
const instructor = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'];

describe('whoever was taken out of a class by hand', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, comeIn } = hook;

  const build = async () => {
    const made = await buildLinkedClass(hook, await buildSchool());
    const { school, course, activity, teacher } = made;
    const { db, clock } = server.deps;
    const click = { activity_id: activity.id };
    const add = async ({ id }: { id: number }) => {
      await addTeacherStudents(db, [id], { teacher_id: teacher.id, course_id: course.id, now: clock.now() });
      await assignWritings(server.deps, db, { course_id: course.id, student_id: id });
    };
    const clickAs = async (person: LtiPerson, own?: UserRow) => {
      const { browser, ...first } = await hook.launch(school, person, click);
      if (first.status !== 200 || first.body.outcome !== 'account' || !own) return first;
      return browser.enter(first.body.ticket, { identifier: own.screen_name, password: testPassword });
    };
    const takeOut = (id: number) =>
      server.callAs(teacher, courses.removeFromClass, {
        params: { id: course.id },
        body: { student_ids: [id] },
      });
    const inClass = async () =>
      (await db.select().from(enrollments).where(eq(enrollments.course_id, course.id)))
        .map(({ student_id }) => student_id)
        .sort((one, other) => one - other);
    const read = (...subjects: string[]) => {
      school.at.members.set(`course-of-${school.code}`, [
        { user_id: made.instructor.sub, roles: instructor },
        ...subjects.map((user_id) => ({ user_id, roles: learner })),
      ]);
      return server.callAs(teacher, lti.syncMembersNow, {
        params: { id: course.id },
        body: { let_leave: true },
      });
    };
    return { ...made, click, add, clickAs, takeOut, inClass, read };
  };

  it('stays out though they never came from the platform before: from the class, the list or to another class', async () => {
    const { school, teacher, course, add, clickAs, takeOut, inClass } = await build();
    const { db } = server.deps;
    const other = await buildCourse(db, { teacher_id: teacher.id });
    const ways = [
      (id: number) => takeOut(id),
      async (id: number) => {
        await server.callAs(teacher, students.removeStudent, { params: { id } });
        await db.insert(enrollments).values({ course_id: other.id, student_id: id });
      },
      (id: number) =>
        server.callAs(school.admin, schoolStudents.moveSchoolStudent, {
          params: { id },
          body: { from_course_id: course.id, course_id: other.id },
        }),
    ];
    for (const way of ways) {
      const student = await buildStudent(db, { parent_id: null, last_login_at: new Date() });
      await add(student);
      await db
        .insert(enrollments)
        .values({ course_id: other.id, student_id: student.id })
        .onConflictDoNothing();
      await way(student.id);
      expect(await inClass()).toEqual([]);
      const person = buildPerson();
      expect((await clickAs(person, student)).error.error_message).toContain('no longer in this class');
      await add(student);
      expect((await clickAs(person, student)).status).toBe(200);
      await db.delete(enrollments).where(eq(enrollments.student_id, student.id));
    }
  });

  it('stays out as a colleague who never came from the platform before, until the lead adds them', async () => {
    const { school, teacher, course, clickAs } = await build();
    const { db, clock } = server.deps;
    const colleague = await buildUser(db, { role: 'teacher' });
    await hook.addStaff(school, colleague);
    const part = { course_id: course.id, teacher_id: colleague.id, role: 'co' as const };
    await db.insert(courseTeachers).values({ ...part, created_at: clock.now() });
    const params = { id: course.id, teacher_id: colleague.id };
    await server.callAs(teacher, courseTeacherCalls.removeCourseTeacher, { params });
    const person = buildPerson('Instructor');
    expect((await clickAs(person, colleague)).error.error_message).toContain('no longer teach this class');
    const now = await db.select().from(courseTeachers).where(eq(courseTeachers.course_id, course.id));
    expect(now).toEqual([]);
    await db.insert(courseTeachers).values({ ...part, created_at: clock.now() });
    expect((await clickAs(person, colleague)).status).toBe(200);
  });

  it('stays out though the course had left them out before, and is not the platform’s once added by hand', async () => {
    const { school, click, add, clickAs, takeOut, inClass, read } = await build();
    const [mia, leo] = [buildPerson(), buildPerson()];
    const bring = async (person: LtiPerson) => {
      const { body } = await comeIn(school, person, click);
      if (body.outcome !== 'signed-in') throw new Error('not signed in');
      return body.user.id;
    };
    const ids = [await bring(mia), await bring(leo)] as const;
    await read(leo.sub);
    expect(await inClass()).toEqual([ids[1]]);
    await add({ id: ids[0] });
    await takeOut(ids[0]);
    await read(mia.sub, leo.sub);
    expect(await inClass()).toEqual([ids[1]]);
    expect((await clickAs(mia)).error.error_message).toContain('no longer in this class');
    // Who was left out by the course, added by hand and listed again stays when the course leaves them out once more.
    await read(mia.sub);
    expect(await inClass()).toEqual([]);
    await add({ id: ids[1] });
    await read(mia.sub, leo.sub);
    await read(mia.sub);
    expect(await inClass()).toEqual([ids[1]]);
  });

  it('or was brought by a course that is unlinked since does not leave with the next one', async () => {
    const { school, teacher, course, click, inClass, read, instructor: ms } = await build();
    const { body } = await comeIn(school, buildPerson(), click);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    await server.callAs(teacher, lti.unlinkClass, { params: { id: course.id } });
    const { body: again } = await hook.launch(school, ms);
    if (again.outcome !== 'signed-in') throw new Error('not signed in');
    const ticket = again.return_to.split('#')[1] ?? '';
    await server.call(lti.chooseClass, { body: { ticket, course_id: course.id }, token: again.token });
    expect((await read()).body.course).toMatchObject({ names_problem: null });
    expect(await inClass()).toEqual([body.user.id]);
  });
});

import { reviews, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { courseTeachers } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a piece of writing names its teacher', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db, clock } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Lee' });
    const colleague = await buildUser(db, { role: 'teacher', full_name: 'Mr Osei' });
    const student = await buildStudent(db);
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, student.id);
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    const writing = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      teacher_id: teacher.id,
      status: 'completed',
      completed_at: clock.now(),
    });
    const share = (part: { role: 'co' } | { role: 'relief'; ends_on: string }) =>
      db.insert(courseTeachers).values({ course_id: course.id, teacher_id: colleague.id, ...part });
    const names = async () => {
      const { body } = await server.callAs(student, writings.readWriting, { params: { id: writing.id } });
      const listed = await server.callAs(student, writings.listWritings, {});
      expect(listed.body[0]).toMatchObject({
        teacher_name: body.teacher_name,
        reviewer_name: body.reviewer_name,
      });
      return [body.teacher_name, body.reviewer_name];
    };
    return { teacher, colleague, student, writing, share, names };
  };

  it('where one looks after it, and nobody in particular where several do', async () => {
    const { names, share } = await buildScenario();
    expect(await names()).toEqual(['Ms Lee', null]);
    await share({ role: 'relief', ends_on: '2000-01-01' });
    expect(await names()).toEqual(['Ms Lee', null]);
    const shared = await buildScenario();
    await shared.share({ role: 'co' });
    expect(await shared.names()).toEqual([null, null]);
  });

  it('and whoever returned it, although a colleague wrote since', async () => {
    const { teacher, colleague, writing, share, names } = await buildScenario();
    await share({ role: 'co' });
    const params = { id: writing.id };
    await server.callAs(teacher, reviews.addReview, { params, body: { action: 'return', comment: 'More!' } });
    await server.callAs(colleague, reviews.addReview, {
      params,
      body: { action: 'comment', comment: 'I like it.' },
    });
    expect(await names()).toEqual([null, 'Ms Lee']);
  });

  it('and nobody on a child’s own piece', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    await buildWriting(db, { student_id: student.id });
    const { body } = await server.callAs(student, writings.listWritings, {});
    expect(body).toMatchObject([{ teacher_name: null, reviewer_name: null }]);
  });
});

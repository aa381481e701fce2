import { courseTeachers as courseTeacherCalls, lti, reviews, screenPath } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseActivities, courseTeachers, writings } from '../../db/schema/index.ts';
import { buildCourse, readWritingRow } from '../../testing/build-courses-and-writings.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('a class with a course on a platform that is handed over', () => {
  const hook = startSchoolLti();
  const { server } = hook;
  const mark = (score: number) => ({ action: 'score' as const, score, reason: 'Well told' });

  it('keeps its places and marks, also where an activity is copied for the new lead', async () => {
    const { school, teacher, course, activity } = await buildLinkedClass(hook, await hook.buildSchool());
    const { db, clock } = server.deps;
    const mia = hook.buildPerson();
    const click = { activity_id: activity.id, lineitem: 'column' };
    const { body } = await hook.comeIn(school, mia, click);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    const id = Number(body.return_to.split('/').at(-1));
    const handedIn = { status: 'completed' as const, completed_at: clock.now(), content: 'A text.' };
    await db.update(writings).set(handedIn).where(eq(writings.id, id));

    const second = await buildCourse(db, { teacher_id: teacher.id });
    await db.insert(courseActivities).values({ course_id: second.id, activity_id: activity.id });
    const colleague = await buildUser(db, { role: 'teacher' });
    await hook.addStaff(school, colleague);
    await db
      .insert(courseTeachers)
      .values({ course_id: course.id, teacher_id: colleague.id, role: 'co', created_at: clock.now() });

    school.at.lies.isDown = true;
    await server.callAs(teacher, reviews.addReview, { params: { id }, body: mark(72) });
    await server.runJobs();
    const params = { id: course.id };
    const given = { params, body: { teacher_id: colleague.id } };
    expect((await server.callAs(teacher, courseTeacherCalls.handOverCourse, given)).status).toBe(204);
    expect((await readWritingRow(db, id)).activity_id).not.toBe(activity.id);

    school.at.lies.isDown = false;
    await server.callAs(colleague, lti.sendClassGradesAgain, { params });
    await server.runJobs();
    const scores = () => school.at.scores.map(({ scoreGiven }) => scoreGiven);
    expect(scores()).toEqual([72]);
    const again = await hook.launch(school, mia, click);
    expect(again.body).toMatchObject({ outcome: 'signed-in', return_to: screenPath('writing', { id }) });
    await server.callAs(colleague, reviews.addReview, { params: { id }, body: mark(78) });
    await server.runJobs();
    expect(scores()).toEqual([72, 78]);
  });
});

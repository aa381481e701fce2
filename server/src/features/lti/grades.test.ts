import { lti, reviews, writings as writingCalls } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ltiGrades, writings } from '../../db/schema/index.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('grades for a platform', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, comeIn } = hook;
  let columns = 0;

  /** A student who has handed a piece in. */
  const handIn = async (click: { lineitem?: string } = {}) => {
    columns += 1;
    const made = await buildLinkedClass(hook, await buildSchool());
    const mia = buildPerson();
    const lineitem = `column-${columns}`;
    const place = { activity_id: made.activity.id, lineitem, ...click };
    const { body } = await comeIn(made.school, mia, place);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    const id = Number(body.return_to.split('/').at(-1));
    const { db, clock } = server.deps;
    const submitted = clock.now();
    await db
      .update(writings)
      .set({ status: 'completed', completed_at: submitted, content: 'A text.', version: 3, ai_scoring: 61 })
      .where(eq(writings.id, id));
    const scores = () => made.school.at.scores.filter((score) => score.userId === mia.sub);
    const review = (review: { action: 'reviewed' } | { action: 'score'; score: number; reason: string }) =>
      server.callAs(made.teacher, reviews.addReview, { params: { id }, body: review });
    const look = async () =>
      (await server.callAs(made.teacher, lti.readCourseOfClass, { params: { id: made.course.id } })).body
        .course;
    return { ...made, mia, id, submitted, scores, review, look, token: body.token, lineitem };
  };
  const mark = (score: number) => ({ action: 'score' as const, score, reason: 'Well told' });

  it('arrive when the teacher confirms them and not before, with the time of handing in', async () => {
    const { scores, review, submitted, mia, look, lineitem } = await handIn();
    await server.runJobs();
    expect(scores()).toEqual([]);
    server.deps.clock.advance({ hours: 24 * 9 });
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores()).toEqual([
      {
        lineitem,
        userId: mia.sub,
        scoreGiven: 61,
        scoreMaximum: 100,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        timestamp: server.deps.clock.now().toISOString(),
        submission: { submittedAt: submitted.toISOString() },
      },
    ]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 }, grade_problems: [] });
  });

  it('change with the mark, the newest last, and are not sent twice', async () => {
    const { scores, review } = await handIn();
    await review(mark(70));
    await review(mark(80));
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([80]);
    await review(mark(75));
    await server.runJobs();
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([80, 75]);
    const [older, newer] = scores().map(({ timestamp }) => Date.parse(timestamp));
    // Some platforms count whole seconds, and refuse what is not newer.
    expect((newer ?? 0) - (older ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  it('wait while the platform is down, are shown to the teacher, and arrive afterwards', async () => {
    const { school, scores, review, look, course, teacher, lineitem } = await handIn();
    school.at.lies.isDown = true;
    await review(mark(88));
    await server.runJobs();
    const waiting = await look();
    expect(waiting).toMatchObject({ platform: 'Moodle', grades: { sent: 0, waiting: 1 } });
    expect(waiting?.grade_problems[0]?.problem).toContain('Moodle does not answer');
    school.at.lies.isDown = false;
    const again = { params: { id: course.id } };
    await server.callAs(teacher, lti.sendClassGradesAgain, again);
    await server.runJobs();
    expect(scores()).toMatchObject([{ lineitem, scoreGiven: 88 }]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 }, grade_problems: [] });
  });

  it('are taken for arrived where the platform has a newer one', async () => {
    const { school, scores, review, look, mia, lineitem } = await handIn();
    const timestamp = new Date(server.deps.clock.now().getTime() + 86_400_000).toISOString();
    const { submission } = { submission: { submittedAt: timestamp } };
    const words = { activityProgress: 'Completed', gradingProgress: 'FullyGraded', submission };
    school.at.scores.push({
      lineitem,
      userId: mia.sub,
      scoreGiven: 5,
      scoreMaximum: 100,
      timestamp,
      ...words,
    });
    await review(mark(70));
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([5]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 } });
  });

  it('are not made where the platform has no column, or the change is not kept', async () => {
    const { review, id, token } = await handIn({ lineitem: '' });
    const { db } = server.deps;
    const before = await db.select().from(ltiGrades);
    await review(mark(70));
    expect(await db.select().from(ltiGrades)).toEqual(before);
    const other = await handIn();
    const stranger = await buildUser(db, { role: 'teacher' });
    await server.callAs(stranger, reviews.addReview, { params: { id: other.id }, body: mark(99) });
    expect(await db.select().from(ltiGrades)).toEqual(before);
    expect((await server.call(writingCalls.readWriting, { params: { id }, token })).status).toBe(200);
  });

  it('are shown to the teachers of the class alone', async () => {
    const { course, school } = await handIn();
    const params = { id: course.id };
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    for (const by of [stranger, school.admin])
      for (const call of [lti.readCourseOfClass, lti.readNamesNow, lti.sendClassGradesAgain])
        expect((await server.callAs(by, call, { params })).status).toBe(404);
  });
});

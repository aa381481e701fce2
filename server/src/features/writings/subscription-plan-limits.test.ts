import { writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { subscriptions, type UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildWriting,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the free plan', () => {
  const server = useTestApp();
  const start = (student: UserRow) =>
    server.callAs(student, writings.createOwnWriting, {
      body: { title: ' My dragon ', grade_level: 5, writing_type: 'creative' },
    });
  const open = (student: UserRow, id: number) =>
    server.callAs(student, writings.beginAssignedWriting, { params: { id } });

  const challengeWriting = async (student: UserRow) => {
    const challenge = await buildChallenge(server.deps.db);
    const activity = await buildActivity(server.deps.db, { challenge_id: challenge.id });
    return buildWriting(server.deps.db, {
      student_id: student.id,
      activity_id: activity.id,
      challenge_id: challenge.id,
      status: 'pending',
      started_at: null,
    });
  };

  it('starts a writing of one’s own with the steps of its type, already under way', async () => {
    const student = await buildStudent(server.deps.db);
    const { status, body } = await start(student);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'My dragon',
      status: 'progressing',
      writing_type: 'creative',
      activity: null,
    });
    expect(body.steps.map(({ title }) => title)).toEqual([
      'Brainstorming',
      'Outlining',
      'Drafting',
      'Revising & Feedback',
    ]);
    expect(body.chat).not.toBeNull();
  });

  it('names each field of a wrong form', async () => {
    const student = await buildStudent(server.deps.db);
    const response = await server.callAs(student, writings.createOwnWriting, {
      body: { title: '  ', grade_level: 7, writing_type: 'poem' as 'creative' },
    });
    expect(response).toMatchObject({
      status: 422,
      error: {
        fields: {
          title: 'Please enter a title for your writing',
          grade_level: 'Please select your level',
          writing_type: 'Please select a writing type',
        },
      },
    });
  });

  it('lets a family begin four writings a month, whichever child begins them', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const [one, other] = [
      await buildStudent(server.deps.db, { parent_id: parent.id }),
      await buildStudent(server.deps.db, { parent_id: parent.id }),
    ];
    for (const student of [one, other, one]) expect((await start(student)).status).toBe(200);
    expect((await open(other, (await challengeWriting(other)).id)).status).toBe(200);
    for (const refused of [await start(one), await open(one, (await challengeWriting(one)).id)])
      expect(refused).toMatchObject({ status: 403, error: { code: 40004 } });
    expect((await start(await buildStudent(server.deps.db))).status).toBe(200);
  });

  it('lets exactly four of fifty pass at once', async () => {
    const student = await buildStudent(server.deps.db);
    const responses = await Promise.all(Array.from({ length: 50 }, () => start(student)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(responses.filter(({ error }) => error.code === 40004)).toHaveLength(46);
    expect(await listWritingRows(server.deps.db, student)).toHaveLength(4);
  });

  it('does not count work that a teacher assigned through a course', async () => {
    const student = await buildStudent(server.deps.db);
    const course = await buildCourse(server.deps.db);
    for (let n = 0; n < 6; n += 1) {
      const activity = await buildActivity(server.deps.db, { course_id: course.id });
      const assigned = await buildWriting(server.deps.db, {
        student_id: student.id,
        activity_id: activity.id,
        course_id: course.id,
        status: 'pending',
      });
      expect((await open(student, assigned.id)).body.status).toBe('progressing');
    }
    expect((await start(student)).status).toBe(200);
  });

  it('counts opening once, however often it is asked for', async () => {
    const student = await buildStudent(server.deps.db);
    const { id } = await challengeWriting(student);
    await Promise.all(Array.from({ length: 6 }, () => open(student, id)));
    for (let n = 0; n < 3; n += 1) expect((await start(student)).status).toBe(200);
    expect((await start(student)).status).toBe(403);
    expect((await open(student, id)).status).toBe(200);
  });

  it('starts again with the month of the school’s calendar', async () => {
    const { clock } = server.deps;
    const student = await buildStudent(server.deps.db);
    clock.set('2027-01-31T12:30:00Z');
    for (let n = 0; n < 4; n += 1) expect((await start(student)).status).toBe(200);
    expect((await start(student)).status).toBe(403);
    // Midnight in Sydney.
    clock.set('2027-01-31T13:00:00Z');
    expect((await start(student)).status).toBe(200);
  });

  it('has no end for an active family', async () => {
    const student = await buildStudent(server.deps.db);
    const parent_id = student.parent_id ?? 0;
    await server.deps.db.insert(subscriptions).values({ parent_id, status: 'active' });
    for (let n = 0; n < 6; n += 1) expect((await start(student)).status).toBe(200);
  });
});

import { type NewReview, reviews } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('what a teacher said is mended', () => {
  const server = useTestApp();

  const review = (user: UserRow, id: number, body: NewReview) =>
    server.callAs(user, reviews.addReview, { params: { id }, body });
  const list = (user: UserRow, id: number) => server.callAs(user, reviews.listReviews, { params: { id } });

  /** A finished piece of class work. */
  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const student = await buildStudent(db);
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, student.id);
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    const writing = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      status: 'completed',
      completed_at: server.deps.clock.now(),
      content: 'The owl woke. Nobody had lit the lamp.',
    });
    return { teacher, student, writing };
  };

  describe('your own comment', () => {
    const edit = (user: UserRow, id: number, comment: string) =>
      server.callAs(user, reviews.editComment, { params: { id }, body: { comment } });
    const remove = (user: UserRow, id: number) =>
      server.callAs(user, reviews.removeComment, { params: { id } });

    it('is changed and taken back, by nobody else', async () => {
      const { teacher, student, writing } = await buildScenario();
      const { body } = await review(teacher, writing.id, { action: 'comment', comment: 'Wich owl?' });
      expect(body.permissions).toEqual({ edit: true, remove: true });
      expect((await list(student, writing.id)).body[0]?.permissions).toEqual({ edit: false, remove: false });
      const stranger = await buildUser(server.deps.db, { role: 'teacher' });
      expect((await edit(stranger, body.id, 'x')).status).toBe(404);
      expect((await remove(stranger, body.id)).status).toBe(404);
      expect((await edit(teacher, body.id, ' ')).status).toBe(422);
      expect((await edit(teacher, body.id, 'Which owl?')).body.comment).toBe('Which owl?');
      expect((await remove(teacher, body.id)).status).toBe(204);
      expect((await list(student, writing.id)).body).toEqual([]);
    });

    it('that returned the work can be mended but stays, with its passage', async () => {
      const { teacher, writing } = await buildScenario();
      const passage = { start: 4, end: 7, quote: 'owl' };
      const { body } = await review(teacher, writing.id, { action: 'return', comment: 'Wich?', passage });
      expect(body).toMatchObject({ passage, permissions: { edit: true, remove: false } });
      expect((await edit(teacher, body.id, 'Which?')).status).toBe(200);
      expect((await remove(teacher, body.id)).status).toBe(409);
    });

    it('that was changed elsewhere since it was opened is not overwritten', async () => {
      const { teacher, writing } = await buildScenario();
      const { body } = await review(teacher, writing.id, { action: 'comment', comment: 'Wich owl?' });
      const save = (comment: string) =>
        server.callAs(teacher, reviews.editComment, {
          params: { id: body.id },
          body: { comment, seen_updated_at: body.updated_at },
        });
      server.deps.clock.advance({ minutes: 1 });
      expect((await save('Which owl?')).status).toBe(200);
      expect((await save('An owl?')).status).toBe(409);
      expect((await list(teacher, writing.id)).body[0]?.comment).toBe('Which owl?');
    });
  });

  describe('the reason of a score', () => {
    it('is mended by whoever gave it, and the score stays', async () => {
      const { teacher, writing } = await buildScenario();
      const said = { action: 'score' as const, score: 78, reason: 'A strong endng.' };
      const { body } = await review(teacher, writing.id, said);
      expect(body.permissions).toEqual({ edit: true, remove: false });
      const params = { id: body.id };
      const change = (words: { comment: string } | { reason: string }) =>
        server.callAs(teacher, reviews.editComment, { params, body: words });
      expect((await change({ comment: 'A strong ending.' })).status).toBe(422);
      expect((await change({ reason: ' ' })).status).toBe(422);
      expect((await change({ reason: 'A strong ending.' })).body).toMatchObject({
        score: 78,
        reason: 'A strong ending.',
        comment: null,
      });
    });
  });
});

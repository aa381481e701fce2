import { challenges, type NewReview, notifications, reviews, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions, type UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  buildWriting,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const text = 'The owl woke. Nobody had lit the lamp.';
const draft = { id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content: text };
const end = { id: 'completed', title: 'Completed', type: 'completed' as const, content: '' };

describe('reviews', () => {
  const server = useTestApp();

  const review = (user: UserRow, id: number, body: NewReview) =>
    server.callAs(user, reviews.addReview, { params: { id }, body });
  const list = (user: UserRow, id: number) => server.callAs(user, reviews.listReviews, { params: { id } });

  /** A finished piece of class work and everybody around it. */
  const buildScenario = async (overrides: Parameters<typeof buildWriting>[1] = {}) => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const parent = await buildUser(db, { role: 'parent' });
    const student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, student.id);
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    const writing = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      status: 'completed',
      completed_at: server.deps.clock.now(),
      content: text,
      data: [draft, end],
      ai_scoring: 61,
      ...overrides,
    });
    return { teacher, parent, student, course, writing };
  };

  describe('a comment', () => {
    it('is on the work or on a passage, whose words are kept', async () => {
      const { teacher, student, writing } = await buildScenario();
      const whole = await review(teacher, writing.id, { action: 'comment', comment: '  What a start! ' });
      expect(whole).toMatchObject({ status: 200, body: { comment: 'What a start!', passage: null } });
      const passage = { start: 4, end: 7, quote: 'owl' };
      const placed = await review(teacher, writing.id, { action: 'comment', comment: 'Which owl?', passage });
      expect(placed.body).toMatchObject({ passage, reviewer: { id: teacher.id } });
      const { body } = await list(student, writing.id);
      expect(body.map(({ comment }) => comment)).toEqual(['What a start!', 'Which owl?']);
      expect(await readWritingRow(server.deps.db, writing.id)).toMatchObject({
        commented_at: server.deps.clock.now(),
        reviewed_at: null,
      });
    });

    it('may be made on a draft under way', async () => {
      const { teacher, writing } = await buildScenario({
        status: 'progressing',
        completed_at: null,
        data: [draft],
      });
      expect((await review(teacher, writing.id, { action: 'comment', comment: 'Go on!' })).status).toBe(200);
    });

    it.each([
      ['empty words', { action: 'comment', comment: '  ' }, 'comment', 'Please write a comment'],
      [
        'a passage beyond the text',
        { action: 'comment', comment: 'x', passage: { start: 30, end: 999 } },
        'passage',
        'Please choose a passage of the text.',
      ],
      [
        'a passage that ends before it starts',
        { action: 'comment', comment: 'x', passage: { start: 7, end: 4 } },
        'passage',
        'Please choose a passage of the text.',
      ],
      [
        'a blank passage',
        { action: 'comment', comment: 'x', passage: { start: 3, end: 4 } },
        'passage',
        'Please choose a passage of the text.',
      ],
      ['no reason', { action: 'score', score: 70, reason: '' }, 'reason', 'Please say why'],
      [
        'a score above 100',
        { action: 'score', score: 101, reason: 'x' },
        'score',
        'Please give a score from 0 to 100',
      ],
      ['a return without a word', { action: 'return', comment: '' }, 'comment', 'Please write a comment'],
    ] as [string, NewReview, string, string][])('is refused with %s', async (_, body, field, words) => {
      const { teacher, writing } = await buildScenario();
      const response = await review(teacher, writing.id, body);
      expect(response).toMatchObject({ status: 422, error: { fields: { [field]: words } } });
    });

    it('is refused when the words it is about have changed', async () => {
      const { teacher, writing } = await buildScenario();
      const passage = { start: 4, end: 7, quote: 'cat' };
      expect((await review(teacher, writing.id, { action: 'comment', comment: 'x', passage })).status).toBe(
        409,
      );
    });
  });

  describe('a score', () => {
    it('stands in place of the coach’s, which is kept', async () => {
      const { teacher, student, writing } = await buildScenario();
      const reason = 'The ending is stronger than a computer can see.';
      expect((await review(teacher, writing.id, { action: 'score', score: 78, reason })).status).toBe(200);
      const { body } = await server.callAs(student, writings.readWriting, { params: { id: writing.id } });
      expect(body).toMatchObject({ ai_scoring: 78, scored_by_teacher: true });
      expect((await readWritingRow(server.deps.db, writing.id)).ai_scoring).toBe(61);
      expect((await list(student, writing.id)).body).toMatchObject([{ action: 'score', score: 78, reason }]);
    });

    it('is for finished writing only, and never for wellbeing', async () => {
      const score: NewReview = { action: 'score', score: 50, reason: 'x' };
      const underWay = await buildScenario({ status: 'progressing', completed_at: null });
      expect((await review(underWay.teacher, underWay.writing.id, score)).status).toBe(409);
      const calm = await buildScenario({ subject: 'wellbeing', writing_type: 'wellbeing' });
      expect((await review(calm.teacher, calm.writing.id, score)).status).toBe(409);
    });
  });

  describe('returning', () => {
    it('lets the child write and complete again, and keeps the draft', async () => {
      const { clock, db } = server.deps;
      const { teacher, student, writing } = await buildScenario();
      const params = { id: writing.id };
      await review(teacher, writing.id, { action: 'score', score: 78, reason: 'Lovely' });
      const returned = await review(teacher, writing.id, { action: 'return', comment: 'Who lit it?' });
      expect(returned).toMatchObject({ status: 200, body: { action: 'return', comment: 'Who lit it?' } });
      const opened = await server.callAs(student, writings.readWriting, { params });
      expect(opened.body).toMatchObject({
        status: 'progressing',
        completed_at: null,
        returned_at: clock.now().toISOString(),
        // The teacher's score was for the draft that came back.
        ai_scoring: 61,
        scored_by_teacher: false,
        permissions: { write: true },
        data: [{ type: 'freeWriting', content: text }],
      });
      const drafts = await server.callAs(student, writings.listRevisions, { params });
      expect(drafts.body).toMatchObject([{ reason: 'returned', preview: text }]);

      clock.advance({ minutes: 5 });
      const better = `${text} It was the moon.`;
      const body = { data: [{ ...draft, content: better }], version: opened.body.version };
      expect((await server.callAs(student, writings.saveWriting, { params, body })).status).toBe(200);
      const again = await server.callAs(student, writings.completeWriting, { params });
      expect(again.body).toMatchObject({ status: 'completed', returned_at: null, content: better });
      await review(teacher, writing.id, { action: 'reviewed' });
      expect((await readWritingRow(db, writing.id)).reviewed_at).toEqual(clock.now());
    });

    it('is done once, however often it is asked for', async () => {
      const { teacher, writing } = await buildScenario();
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => review(teacher, writing.id, { action: 'return', comment: 'Again!' })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const { body } = await list(teacher, writing.id);
      expect(body.filter(({ action }) => action === 'return')).toHaveLength(1);
    });

    it('reopens the challenge until the piece is finished again, and takes no badge away', async () => {
      const { db } = server.deps;
      const challenge = await buildChallenge(db);
      const [teacher] = await db.query.users.findMany({ where: (row) => eq(row.id, challenge.teacher_id) });
      if (!teacher) throw new Error('a challenge has a teacher');
      const { student, writing } = await buildScenario({
        course_id: null,
        challenge_id: challenge.id,
        status: 'progressing',
      });
      await buildParticipant(db, challenge.id, student.id);
      const params = { id: writing.id };
      const complete = () => server.callAs(student, writings.completeWriting, { params });
      const participation = async () =>
        (await server.callAs(student, challenges.readChallenge, { params: { id: challenge.id } })).body
          .current_participant?.status;
      expect((await complete()).body.unlocked_achievements.length).toBeGreaterThan(0);
      expect(await participation()).toBe('completed');
      await review(teacher, writing.id, { action: 'return', comment: 'One more look, please.' });
      expect(await participation()).toBe('joined');
      expect((await complete()).body.unlocked_achievements).toEqual([]);
      expect(await participation()).toBe('completed');
    });

    it('is refused for work that is not finished', async () => {
      const { teacher, writing } = await buildScenario({ status: 'progressing', completed_at: null });
      expect((await review(teacher, writing.id, { action: 'return', comment: 'x' })).status).toBe(409);
    });
  });

  describe('marking finished work as reviewed', () => {
    const markMany = (user: UserRow, writing_ids: number[]) =>
      server.callAs(user, reviews.markReviewed, { body: { writing_ids } });

    it('is for the teacher to say: opening it changes nothing', async () => {
      const { teacher, writing } = await buildScenario();
      expect((await list(teacher, writing.id)).body).toEqual([]);
      expect((await readWritingRow(server.deps.db, writing.id)).reviewed_at).toBeNull();
    });

    it('keeps a comment that comes with it, or does neither', async () => {
      const { teacher, student, writing } = await buildScenario();
      const body = { action: 'reviewed' as const, comment: 'What a start!' };
      const passage = { start: 4, end: 7, quote: 'cat' };
      expect((await review(teacher, writing.id, { ...body, passage })).status).toBe(409);
      await review(teacher, writing.id, body);
      const { body: said } = await list(student, writing.id);
      expect(said.map(({ comment }) => comment)).toEqual(['What a start!', null]);
    });

    it('is noted once a day', async () => {
      const { clock, db } = server.deps;
      const { teacher, student, writing } = await buildScenario();
      const reviewed = () => review(teacher, writing.id, { action: 'reviewed' });
      await Promise.all([reviewed(), reviewed(), markMany(teacher, [writing.id])]);
      expect((await list(student, writing.id)).body).toMatchObject([{ action: 'reviewed' }]);
      expect((await readWritingRow(db, writing.id)).reviewed_at).toEqual(clock.now());
      clock.advance({ days: 1 });
      expect((await reviewed()).status).toBe(200);
      expect((await list(teacher, writing.id)).body).toHaveLength(2);
    });

    it('is refused while the child still writes', async () => {
      const { teacher, writing } = await buildScenario({ status: 'progressing', completed_at: null });
      expect((await review(teacher, writing.id, { action: 'reviewed' })).status).toBe(409);
    });

    it('takes many at once in the same number of statements, without what was returned meanwhile', async () => {
      const { db, clock, pool } = server.deps;
      const { teacher, student, course, writing } = await buildScenario();
      const build = (status: 'completed' | 'progressing') =>
        buildWriting(db, {
          student_id: student.id,
          course_id: course.id,
          status,
          completed_at: status === 'completed' ? clock.now() : null,
        });
      const more = await Promise.all([build('completed'), build('completed'), build('progressing')]);
      const one = await countStatements(pool, () => markMany(teacher, [writing.id]));
      const many = await countStatements(pool, () =>
        markMany(
          teacher,
          more.map(({ id }) => id),
        ),
      );
      expect(many.statements).toBe(one.statements);
      expect((await readWritingRow(db, more[2]?.id ?? 0)).reviewed_at).toBeNull();
      expect((await readWritingRow(db, more[1]?.id ?? 0)).reviewed_at).toEqual(clock.now());
    });

    it('changes nothing when one of them is another teacher’s', async () => {
      const mine = await buildScenario();
      const theirs = await buildScenario();
      expect((await markMany(mine.teacher, [mine.writing.id, theirs.writing.id])).status).toBe(404);
      expect((await readWritingRow(server.deps.db, mine.writing.id)).reviewed_at).toBeNull();
      expect((await markMany(mine.teacher, [])).status).toBe(422);
    });

    it('takes the same number of statements for one review and for many', async () => {
      const { teacher, student, writing } = await buildScenario();
      const counted = async () =>
        (await countStatements(server.deps.pool, () => list(student, writing.id))).statements;
      await review(teacher, writing.id, { action: 'comment', comment: 'One' });
      const forOne = await counted();
      for (let n = 0; n < 5; n += 1)
        await review(teacher, writing.id, { action: 'comment', comment: `No ${n}` });
      expect(await counted()).toBe(forOne);
    });
  });

  describe('who reads and who reviews', () => {
    it('answers 404 to strangers of every role', async () => {
      const { db } = server.deps;
      const { writing } = await buildScenario();
      const strangers = [
        await buildUser(db, { role: 'teacher' }),
        await buildUser(db, { role: 'parent' }),
        await buildStudent(db),
      ];
      for (const stranger of strangers) expect((await list(stranger, writing.id)).status).toBe(404);
      for (const body of [
        { action: 'comment', comment: 'x' },
        { action: 'return', comment: 'x' },
        { action: 'reviewed' },
      ] as NewReview[])
        expect((await review(strangers[0] as UserRow, writing.id, body)).status).toBe(404);
    });

    it('keeps a child’s own writing from the teacher of the class', async () => {
      const { teacher, student } = await buildScenario();
      const own = await buildWriting(server.deps.db, { student_id: student.id, status: 'completed' });
      expect((await list(teacher, own.id)).status).toBe(404);
      expect((await review(teacher, own.id, { action: 'comment', comment: 'x' })).status).toBe(404);
    });

    it('shows every parent what a teacher said about a finished piece, and with a plan about any', async () => {
      const { teacher, parent, writing } = await buildScenario();
      await review(teacher, writing.id, { action: 'comment', comment: 'Well done' });
      expect((await list(parent, writing.id)).body).toMatchObject([{ comment: 'Well done' }]);
      await review(teacher, writing.id, { action: 'return', comment: 'Once more' });
      expect(await list(parent, writing.id)).toMatchObject({ status: 403, error: { code: 40004 } });
      await server.deps.db.insert(subscriptions).values({ parent_id: parent.id, status: 'active' });
      expect((await list(parent, writing.id)).body).toHaveLength(2);
    });

    it('refuses work that nobody has begun', async () => {
      const { teacher, writing } = await buildScenario({ status: 'pending', completed_at: null });
      expect((await review(teacher, writing.id, { action: 'comment', comment: 'x' })).status).toBe(409);
    });
  });

  describe('the family', () => {
    it('sees a notification: the child to go on, and nothing for merely having been read', async () => {
      const { teacher, student, writing } = await buildScenario();
      const notificationsOf = async () =>
        (await server.callAs(student, notifications.listNotifications, {})).body.map(({ title, link }) => [
          title,
          link,
        ]);
      await list(teacher, writing.id);
      expect(await notificationsOf()).toEqual([]);
      await review(teacher, writing.id, { action: 'return', comment: 'Again' });
      expect(await notificationsOf()).toEqual([
        [`${teacher.full_name} asks for another draft`, `/writing/${writing.id}`],
      ]);
    });

    it('gets one email for the comments of a visit and one for a return', async () => {
      const { clock, mail } = server.deps;
      const { teacher, parent, writing } = await buildScenario();
      const emails = async () => {
        await server.runJobs();
        return mail.sent.filter(({ to }) => to === parent.email);
      };
      await review(teacher, writing.id, { action: 'comment', comment: 'One' });
      await review(teacher, writing.id, { action: 'comment', comment: 'Two' });
      expect(await emails()).toHaveLength(1);
      clock.advance({ minutes: 61 });
      await review(teacher, writing.id, { action: 'comment', comment: 'Three' });
      await review(teacher, writing.id, { action: 'return', comment: 'Again' });
      const sent = await emails();
      expect(sent).toHaveLength(3);
      expect(sent[0]?.plain).toContain(`/feedback?writing=${writing.id}`);
      // Emails are sent in no fixed order.
      const returned = sent.find(({ plain }) => plain.includes('would love to see another draft'));
      expect(returned?.plain).toContain('/parent/dashboard');
    });
  });
});

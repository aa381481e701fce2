import {
  type CallInput,
  criteriaOfGenre,
  maximumMark,
  progress,
  type RoundMark,
  reviews,
  teacherMarks,
  writings,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  courseTeachers,
  feedbackRounds,
  teacherMarks as markRows,
  subscriptions,
  type UserRow,
  writingRevisions,
  writings as writingRows,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const text = 'The owl woke. Nobody had lit the lamp.';
const coachMarks: RoundMark[] = criteriaOfGenre('narrative').map((criterion) => ({
  criterion,
  mark: 2,
  maximum: maximumMark(criterion, 'narrative') ?? 0,
}));

type Body = CallInput<typeof teacherMarks.saveTeacherMarks>['body'];

describe('a teacher’s own marks', () => {
  const server = useTestApp();

  const addRound = (writing_id: number, number: number, values: { content: string; overall: number }) =>
    server.deps.db.insert(feedbackRounds).values({
      writing_id,
      number,
      version: 1,
      words: 8,
      marks: coachMarks,
      coach_version: 'test',
      created_at: server.deps.clock.now(),
      ...values,
    });

  /** A finished piece that the coach has marked with twos all over. */
  const buildScenario = async ({
    isRead = true,
    ...overrides
  }: Partial<Parameters<typeof buildWriting>[1]> & { isRead?: boolean } = {}) => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const parent = await buildUser(db, { role: 'parent' });
    await db.insert(subscriptions).values({ parent_id: parent.id, status: 'active' });
    const student = await buildStudent(db, { parent_id: parent.id, grade_level: 5 });
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
      version: 4,
      ai_scoring: 59.3,
      ...overrides,
    });
    if (isRead) await addRound(writing.id, 1, { content: text, overall: 59.3 });
    return { teacher, parent, student, course, writing };
  };
  const save = (user: UserRow, id: number, body: Partial<Body>) =>
    server.callAs(user, teacherMarks.saveTeacherMarks, {
      params: { id },
      body: { version: 4, marks: [{ criterion: 'ideas', mark: 4 }], ...body },
    });
  const read = (user: UserRow, id: number) =>
    server.callAs(user, teacherMarks.readMarking, { params: { id } });

  it('are given with the criteria in words and every mark from 0 to its maximum', async () => {
    const { teacher, writing } = await buildScenario();
    const { body } = await read(teacher, writing.id);
    expect(body.criteria).toHaveLength(10);
    for (const { maximum, wordings } of body.criteria) {
      expect(wordings).toHaveLength(maximum + 1);
      expect(wordings.every(Boolean)).toBe(true);
    }
    expect(body.drafts).toMatchObject([
      { round: 1, is_current: true, overall: 59.3, teacher_marks: [], teacher_overall: null },
    ]);
  });

  it('keep a score given as a number with its draft, and say who gave the one that is kept', async () => {
    const { db } = server.deps;
    const { teacher, course, writing } = await buildScenario();
    const colleague = await buildUser(db, { role: 'teacher', full_name: 'Mr Osei' });
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: colleague.id, role: 'co' });
    await save(teacher, writing.id, {});
    const byMarks = (await read(teacher, writing.id)).body.drafts[0]?.teacher_overall;
    server.deps.clock.advance({ minutes: 5 });
    await server.callAs(colleague, reviews.addReview, {
      params: { id: writing.id },
      body: { action: 'score', score: 71, reason: 'A fresh thought.' },
    });
    server.deps.clock.advance({ minutes: 5 });
    await addRound(writing.id, 2, { content: 'Another.', overall: 40 });
    const [scored, next] = (await read(teacher, writing.id)).body.drafts;
    expect(scored).toMatchObject({ teacher_overall: 71, scored_by: { full_name: 'Mr Osei' } });
    expect(scored?.overalls).toMatchObject([{ teacher: { id: teacher.id }, overall: byMarks }]);
    expect(next).toMatchObject({ teacher_overall: null, scored_by: null, overalls: [] });
  });

  it('name who scored a finished draft before the coach had read it', async () => {
    const { teacher, writing } = await buildScenario({ isRead: false });
    const body = { action: 'score' as const, score: 71, reason: 'A fresh thought.' };
    await server.callAs(teacher, reviews.addReview, { params: { id: writing.id }, body });
    server.deps.clock.advance({ minutes: 5 });
    await addRound(writing.id, 1, { content: text, overall: 59.3 });
    const [draft] = (await read(teacher, writing.id)).body.drafts;
    expect(draft).toMatchObject({ teacher_overall: 71, scored_by: { id: teacher.id } });
  });

  it('stand beside the coach’s, and the score follows them for everybody', async () => {
    const { db } = server.deps;
    const { teacher, parent, student, writing } = await buildScenario();
    const reason = 'Her thought is a fresh one.';
    const { body } = await save(teacher, writing.id, { marks: [{ criterion: 'ideas', mark: 4, reason }] });
    const overall = body.drafts[0]?.teacher_overall ?? 0;
    expect(overall).toBeGreaterThan(59.3);
    expect(body.drafts[0]?.marks).toEqual(coachMarks);
    for (const user of [student, parent, teacher]) {
      const seen = await server.callAs(user, writings.readWriting, { params: { id: writing.id } });
      expect(seen.body).toMatchObject({ scored_by_teacher: true, reviewed_at: null });
      expect(seen.body.ai_scoring).toBeCloseTo(overall, 3);
      expect(seen.body.teacher_marks).toMatchObject([
        { criterion: 'ideas', mark: 4, maximum: 5, reason, teacher: { id: teacher.id } },
      ]);
    }
    expect((await readWritingRow(db, writing.id)).ai_scoring).toBeCloseTo(59.3, 3);
    const csv = await server.callAs(teacher, progress.exportScores, {});
    expect(JSON.stringify(csv.body ?? csv)).toContain('Ideas 4 of 5');
  });

  it('are one note in the reviews however often they are changed', async () => {
    const { teacher, writing } = await buildScenario();
    await save(teacher, writing.id, {});
    await save(teacher, writing.id, { marks: [{ criterion: 'ideas', mark: 5 }] });
    const { body } = await server.callAs(teacher, reviews.listReviews, { params: { id: writing.id } });
    expect(body.map(({ action }) => action)).toEqual(['score']);
    expect(body[0]?.score).toBeCloseTo(
      (await readWritingRow(server.deps.db, writing.id)).teacher_scoring ?? 0,
      3,
    );
  });

  it('taken back one by one leave the coach’s, and with the last one its score, for everybody', async () => {
    const { db } = server.deps;
    const { teacher, student, writing } = await buildScenario();
    const { body: first } = await save(teacher, writing.id, {});
    const both = {
      marks: [
        { criterion: 'ideas' as const, mark: 4 },
        { criterion: 'spelling' as const, mark: 6 },
      ],
    };
    await save(teacher, writing.id, both);
    const { body: one } = await save(teacher, writing.id, { marks: [], taken_back: ['spelling'] });
    expect(one.drafts[0]).toMatchObject({
      teacher_marks: [{ criterion: 'ideas' }],
      teacher_overall: first.drafts[0]?.teacher_overall,
    });
    const { body: none } = await save(teacher, writing.id, { marks: [], taken_back: ['ideas'] });
    expect(none.drafts[0]).toMatchObject({ marks: coachMarks, teacher_marks: [], teacher_overall: null });
    expect((await readWritingRow(db, writing.id)).teacher_scoring).toBeNull();
    const seen = await server.callAs(student, writings.readWriting, { params: { id: writing.id } });
    expect(seen.body).toMatchObject({ scored_by_teacher: false, teacher_marks: [] });
    expect(seen.body.ai_scoring).toBeCloseTo(59.3, 3);
    const notes = await server.callAs(teacher, reviews.listReviews, { params: { id: writing.id } });
    expect(notes.body).toEqual([]);
    const { body: again } = await save(teacher, writing.id, {});
    expect(again.drafts[0]?.teacher_overall).toBe(first.drafts[0]?.teacher_overall);
  });

  it('taken back let the score count that was given before them', async () => {
    const { db } = server.deps;
    const { teacher, writing } = await buildScenario();
    const body = { action: 'score' as const, score: 71, reason: 'A fresh thought.' };
    await server.callAs(teacher, reviews.addReview, { params: { id: writing.id }, body });
    await save(teacher, writing.id, {});
    expect((await readWritingRow(db, writing.id)).teacher_scoring).not.toBe(71);
    await save(teacher, writing.id, { marks: [], taken_back: ['ideas'] });
    expect((await readWritingRow(db, writing.id)).teacher_scoring).toBe(71);
    await save(teacher, writing.id, { marks: [], taken_back: ['spelling'] });
    expect((await readWritingRow(db, writing.id)).teacher_scoring).toBe(71);
  });

  it('taken back on a text that was handed in again as it was leave the coach’s score', async () => {
    const { teacher, student, writing } = await buildScenario();
    const params = { id: writing.id };
    const handedIn = { version: 3, reason: 'completed' as const, data: [], content: text, word_count: 8 };
    const created_at = server.deps.clock.now();
    await server.deps.db.insert(writingRevisions).values({ ...handedIn, writing_id: writing.id, created_at });
    await save(teacher, writing.id, {});
    server.deps.clock.advance({ minutes: 5 });
    await server.callAs(teacher, reviews.addReview, { params, body: { action: 'return', comment: 'More!' } });
    server.deps.clock.advance({ minutes: 5 });
    expect((await server.callAs(student, writings.completeWriting, { params })).status).toBe(200);
    const { version, teacher_scoring } = await readWritingRow(server.deps.db, writing.id);
    expect(teacher_scoring).not.toBeNull();
    await save(teacher, writing.id, { version, marks: [], taken_back: ['ideas'] });
    expect((await readWritingRow(server.deps.db, writing.id)).teacher_scoring).toBeNull();
  });

  it('given blind and taken back stay on record', async () => {
    const { teacher, writing } = await buildScenario();
    await save(teacher, writing.id, {});
    await save(teacher, writing.id, { marks: [], taken_back: ['ideas'] });
    await save(teacher, writing.id, { marks: [{ criterion: 'spelling', mark: 6 }] });
    const rows = await server.deps.db.select().from(markRows).where(eq(markRows.writing_id, writing.id));
    expect(rows).toMatchObject([
      { criterion: 'ideas', blind_mark: 4, taken_back_at: expect.any(Date) },
      { criterion: 'spelling', blind_mark: null, taken_back_at: null },
    ]);
  });

  it('given blind stay on record, and count as blind the first time only', async () => {
    const { teacher, writing } = await buildScenario();
    await save(teacher, writing.id, {});
    await save(teacher, writing.id, {
      marks: [
        { criterion: 'ideas', mark: 2 },
        { criterion: 'spelling', mark: 6 },
      ],
    });
    const rows = await server.deps.db.select().from(markRows).where(eq(markRows.writing_id, writing.id));
    expect(rows.map(({ criterion, mark, blind_mark }) => [criterion, mark, blind_mark]).toSorted()).toEqual([
      ['ideas', 2, 4],
      ['spelling', 6, null],
    ]);
  });

  it('come before the coach’s for a teacher who marks blind: the server keeps those back until then', async () => {
    const { teacher, parent, student, writing } = await buildScenario();
    const params = { id: writing.id };
    const query = { blind: 'true' };
    const desk = async () => ({
      marking: (await server.callAs(teacher, teacherMarks.readMarking, { params, query })).body.drafts,
      writing: (await server.callAs(teacher, writings.readWriting, { params, query })).body,
      listed: (await server.callAs(teacher, writings.listWritings, { query })).body,
    });
    const before = await desk();
    expect(before.marking).toMatchObject([{ marks: [], overall: null, teacher_overall: null }]);
    expect(before.writing).toMatchObject({ ai_scoring: null, ai_feedback: null, feedback: null });
    expect(before.listed).toMatchObject([{ id: writing.id, ai_scoring: null }]);
    for (const user of [student, parent])
      expect(
        (await server.callAs(user, writings.readWriting, { params, query })).body.ai_scoring,
      ).toBeCloseTo(59.3, 3);
    expect((await read(teacher, writing.id)).body.drafts[0]?.marks).toEqual(coachMarks);
    await save(teacher, writing.id, {});
    const after = await desk();
    expect(after.marking[0]?.marks).toEqual(coachMarks);
    expect(after.writing.ai_scoring).not.toBeNull();
    expect(after.listed[0]?.ai_scoring).not.toBeNull();
  });

  it('of two teachers are both kept', async () => {
    const { db } = server.deps;
    const { teacher, course, writing, student } = await buildScenario();
    await save(teacher, writing.id, {});
    const second = await buildUser(db, { role: 'teacher' });
    const other = await buildCourse(db, { teacher_id: second.id });
    await buildEnrollment(db, other.id, student.id);
    await db.update(writingRows).set({ teacher_id: second.id }).where(eq(writingRows.id, writing.id));
    const { body } = await save(second, writing.id, { marks: [{ criterion: 'ideas', mark: 1 }] });
    expect(course.id).not.toBe(other.id);
    expect(body.drafts[0]?.teacher_marks.map(({ mark, teacher: by }) => [mark, by?.id])).toEqual([
      [4, teacher.id],
      [1, second.id],
    ]);
  });

  it('stay with the draft that was returned, beside the new one', async () => {
    const { db } = server.deps;
    for (const isRead of [true, false]) {
      const { teacher, writing } = await buildScenario({ isRead });
      const params = { id: writing.id };
      await save(teacher, writing.id, {});
      await server.callAs(teacher, reviews.addReview, {
        params,
        body: { action: 'return', comment: 'More!' },
      });
      server.deps.clock.advance({ hours: 1 });
      await db
        .update(writingRows)
        .set({ content: `${text} It hissed.`, status: 'completed', completed_at: server.deps.clock.now() })
        .where(eq(writingRows.id, writing.id));
      const { body } = await read(teacher, writing.id);
      expect(body.drafts.map(({ is_current, teacher_marks }) => [is_current, teacher_marks.length])).toEqual([
        [false, 1],
        [true, 0],
      ]);
      expect((await save(teacher, writing.id, {})).status).toBe(409);
      expect((await save(teacher, writing.id, { version: 5 })).status).toBe(200);
    }
  });

  it('make an overall of their own where the coach gave none, once all are given', async () => {
    const { teacher, writing } = await buildScenario({ isRead: false, ai_scoring: null });
    const some = await save(teacher, writing.id, {});
    expect(some.body.drafts[0]).toMatchObject({ round: null, teacher_overall: null });
    expect((await readWritingRow(server.deps.db, writing.id)).teacher_scoring).toBeNull();
    const marks = coachMarks.map(({ criterion, maximum }) => ({ criterion, mark: maximum }));
    expect((await save(teacher, writing.id, { marks })).body.drafts[0]?.teacher_overall).toBe(100);
  });

  it('given before the coach read the draft leave its score the one that every list shows', async () => {
    const { teacher, writing } = await buildScenario({ isRead: false, ai_scoring: null });
    await save(teacher, writing.id, {});
    await addRound(writing.id, 1, { content: text, overall: 47 });
    await server.deps.pool.query(
      `update teacher_marks set round_id = (select id from feedback_rounds where writing_id = $1) where writing_id = $1`,
      [writing.id],
    );
    const { drafts } = (await read(teacher, writing.id)).body;
    expect(drafts).toMatchObject([{ overall: 47, teacher_overall: null, scored_by: null }]);
  });

  it.each([
    ['a mark above the maximum', { marks: [{ criterion: 'paragraphing', mark: 3 }] }],
    ['a criterion of another genre', { marks: [{ criterion: 'persuasive_devices', mark: 1 }] }],
    ['no mark at all', { marks: [] }],
    ['a mark that is taken back at once', { taken_back: ['ideas'] }],
    ['half a mark', { marks: [{ criterion: 'ideas', mark: 1.5 }] }],
  ] as [string, Partial<Body>][])('are refused with %s', async (_, body) => {
    const { teacher, writing } = await buildScenario();
    expect((await save(teacher, writing.id, body)).status).toBe(422);
  });

  it('are for finished writing of the teacher’s own students, and never for wellbeing', async () => {
    const underWay = await buildScenario({ status: 'progressing', completed_at: null });
    expect((await save(underWay.teacher, underWay.writing.id, {})).status).toBe(409);
    const calm = await buildScenario({ subject: 'wellbeing', writing_type: 'wellbeing', isRead: false });
    expect((await save(calm.teacher, calm.writing.id, {})).status).toBe(409);
    expect((await read(calm.teacher, calm.writing.id)).body.criteria).toEqual([]);
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    expect((await save(stranger, calm.writing.id, {})).status).toBe(404);
    expect((await read(stranger, calm.writing.id)).status).toBe(404);
    expect((await read(calm.student, calm.writing.id)).status).toBe(403);
  });

  it('are read in at most eight statements, whatever the number of drafts', async () => {
    const { teacher, writing } = await buildScenario();
    const counted = async () =>
      (await countStatements(server.deps.pool, () => read(teacher, writing.id))).statements;
    await counted();
    const forOne = await counted();
    for (let number = 2; number < 6; number += 1)
      await addRound(writing.id, number, { content: `${text} ${number}`, overall: 60 });
    expect(await counted()).toBe(forOne);
    // Signing in for the test takes some of its own.
    expect(forOne).toBeLessThanOrEqual(10);
  });
});

import {
  apiBase,
  courses,
  feedback,
  feedbackRounds,
  progress,
  reviews,
  type StepEntry,
  studentOverviews,
  writings,
} from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { takeJob } from '../../jobs/queue.queries.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { criteriaOfWriting, findDraftWithTask, markStoredDraft } from './index.ts';

const first = `The old lighthouse had been dark for a hundred years. Mara climbed the stairs with her torch.

She opened the last door. A small owl looked at her. She laughed and went home.`;
const second = first.replace('A small owl', 'Suddenly, a tiny owl with round golden eyes');
const third = second.replace('She laughed and went home.', 'She laughed until her tummy hurt.');

const draft = (content: string): StepEntry => ({
  id: 'draft',
  title: 'Draft',
  type: 'freeWriting',
  content,
});

describe('marks', () => {
  const server = useTestApp();

  const begin = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const student = await buildStudent(db, { grade_level: 5 });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, student.id);
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    const { id } = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      teacher_id: teacher.id,
      content: first,
      data: [draft(first)],
    });
    const params = { id };
    const read = async () => (await server.callAs(student, writings.readWriting, { params })).body;
    const save = async (text: string) =>
      (await server.callAs(student, writings.saveWriting, { params, body: { data: [draft(text)] } })).body;
    const ask = async () => {
      await server.callAs(student, feedback.requestFeedback, { params, body: {} });
      await server.runJobs();
    };
    const rounds = async () =>
      (await server.callAs(student, feedbackRounds.listRounds, { params })).body.rounds;
    return { teacher, student, course, params, read, save, ask, rounds };
  };
  type Piece = Awaited<ReturnType<typeof begin>>;

  const portfolioOf = async (student: UserRow): Promise<string> => {
    const parent = { ...student, id: student.parent_id ?? 0, role: 'parent' as const };
    const headers = { authorization: `Bearer ${await signInAs(server.deps, parent)}` };
    const url = `${apiBase}/children/${student.id}/export?format=html`;
    return (await server.app.inject({ url, headers })).body;
  };

  /** What adults are shown of a piece that is under way. */
  const shownToAdults = async ({ teacher, student, course }: Piece) => {
    const { csv } = (await server.callAs(teacher, progress.exportScores, {})).body;
    const params = { id: student.id };
    const page = (await server.callAs(teacher, studentOverviews.readStudentOverview, { params })).body;
    const grid = (await server.callAs(teacher, courses.readClassGrid, { params: { id: course.id } })).body;
    const [card] = (await server.callAs(teacher, writings.listWritings, { query: {} })).body;
    const portfolio = await portfolioOf(student);
    return {
      csv: csv.split(/\r?\n/)[1]?.split(',').slice(11, 14),
      page: page.pieces[0]?.score,
      grid: grid.students[0]?.work[0]?.score,
      card: card?.ai_scoring,
      portfolio: /Score \d+ of 100/.exec(portfolio)?.[0] ?? null,
      marksInPortfolio: portfolio.includes('<th scope="col">Mark</th>'),
    };
  };

  const nothing = {
    csv: ['', '', ''],
    page: null,
    grid: null,
    card: null,
    portfolio: null,
    marksInPortfolio: false,
  };

  it('of an earlier draft are shown to no adult while the piece is under way', async () => {
    const piece = await begin();
    await piece.ask();
    const { ai_scoring } = await piece.read();
    const score = Math.round(ai_scoring ?? 0);
    expect(await shownToAdults(piece)).toEqual({
      csv: [String(score), String(score), ''],
      page: ai_scoring,
      grid: ai_scoring,
      card: ai_scoring,
      portfolio: `Score ${score} of 100`,
      marksInPortfolio: true,
    });
    expect((await piece.save(second)).ai_scoring).toBeNull();
    expect(await shownToAdults(piece)).toEqual(nothing);
    await server.callAs(piece.student, writings.completeWriting, { params: piece.params });
    const comment = 'One more draft, please.';
    const body = { action: 'return' as const, comment };
    await server.callAs(piece.teacher, reviews.addReview, { params: piece.params, body });
    expect(await shownToAdults(piece)).not.toMatchObject(nothing);
    await piece.save(third);
    expect(await shownToAdults(piece)).toEqual(nothing);
  });

  it('come back with the text they are of, and nothing is read again for it', async () => {
    const piece = await begin();
    await piece.ask();
    const { ai_scoring, ai_feedback } = await piece.read();
    await piece.save(second);
    const undone = await piece.save(first);
    expect(undone).toMatchObject({ ai_scoring, ai_feedback: { output: ai_feedback?.output ?? {} } });
    expect(new Set(Object.values(undone.ai_feedback?.generated_status ?? {}))).toEqual(
      new Set(['generated']),
    );
    expect(await piece.read()).toMatchObject({
      ai_scoring,
      ai_feedback: { generated_status: undone.ai_feedback?.generated_status },
    });
  });

  it('by a teacher on the draft that was handed in before say so in the portfolio', async () => {
    const piece = await begin();
    await server.callAs(piece.student, writings.completeWriting, { params: piece.params });
    const { version } = await piece.read();
    await server.deps.pool.query(
      `insert into teacher_marks (writing_id, version, teacher_id, criterion, mark, maximum)
      values ($1, $2, $3, 'ideas', 4, 5)`,
      [piece.params.id, version, piece.teacher.id],
    );
    const given = `<td>${piece.teacher.full_name}</td>`;
    expect(await portfolioOf(piece.student)).toContain(given);
    const body = { action: 'return' as const, comment: 'Once more.' };
    await server.callAs(piece.teacher, reviews.addReview, { params: piece.params, body });
    await piece.save(second);
    const portfolio = await portfolioOf(piece.student);
    expect(portfolio).toContain(`<td>${piece.teacher.full_name}, on an earlier draft</td>`);
    expect(portfolio).not.toContain(given);
  });

  it('of a reading that comes in late do not replace those of a later draft', async () => {
    const piece = await begin();
    const { id } = piece.params;
    await server.callAs(piece.student, feedback.requestFeedback, { params: piece.params, body: {} });
    const slow = await findDraftWithTask(server.deps.db, id);
    await takeJob(server.deps.db, ['generate-feedback']);
    await server.deps.pool.query('delete from queue.jobs');
    await piece.save(second);
    await piece.ask();
    await server.callAs(piece.student, writings.completeWriting, { params: piece.params });
    const [before, roundsBefore] = [await piece.read(), await piece.rounds()];
    if (!slow) throw new Error('the draft is gone');
    await markStoredDraft(server.deps, slow, {
      criteria: criteriaOfWriting(slow),
      consent: { mayUseModel: false, known: { names: [] } },
    });
    expect(await piece.rounds()).toEqual(roundsBefore);
    expect(await piece.read()).toEqual(before);
  });
});

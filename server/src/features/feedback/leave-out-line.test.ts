import { feedback, feedbackRounds, progress, reviews, teacherMarks, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { feedbackRounds as roundRows } from '../../db/schema/index.ts';
import { buildUser } from '../../testing/build-user.ts';
import { buildWritingWithFeedback } from '../../testing/build-writing-with-feedback.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('what a child reads of the coach’s words', () => {
  const server = useTestApp();
  let families = 0;

  /** Feedback that the teacher reads first; the coach gave 2 of 5. */
  const buildScenario = async () => {
    const said = {
      words: (criterion: string) => `${criterion}: an owl`,
      mark: () => 2,
      overall: 40,
      first: 30,
    };
    families += 1;
    const found = await buildWritingWithFeedback(server.deps.db, {
      hold: { holds_feedback: true },
      said,
      tag: `${families}`,
    });
    const params = { id: found.writing.id };
    const as = (user: typeof found.teacher) => ({
      read: async () => (await server.callAs(user, writings.readWriting, { params })).body,
      rounds: async () => (await server.callAs(user, feedbackRounds.listRounds, { params })).body.rounds,
      progress: async () => (await server.callAs(user, progress.readMyProgress, {})).body.recent_feedback,
    });
    const leaveOut = (line: string, is_left_out: boolean, user = found.teacher) =>
      server.callAs(user, feedback.leaveOutLine, { params, body: { criterion: 'ideas', line, is_left_out } });
    const approve = () =>
      server.callAs(found.teacher, reviews.addReview, { params, body: { action: 'reviewed' } });
    const mark = (value: number, reason: string) =>
      server.callAs(found.teacher, teacherMarks.saveTeacherMarks, {
        params,
        body: { version: 2, marks: [{ criterion: 'ideas', mark: value, reason }] },
      });
    const giveBack = () =>
      server.callAs(found.teacher, reviews.addReview, {
        params,
        body: { action: 'return', comment: 'Go on.' },
      });
    /** The coach gives another draft the same marks. */
    const readAgain = () =>
      server.deps.db.insert(roundRows).values({
        ...{ writing_id: found.writing.id, number: 3, version: 4, content: 'An owl.', words: 2 },
        ...{ marks: [], coach_version: 'one' },
      });
    return {
      ...found,
      giveBack,
      readAgain,
      child: as(found.student),
      adult: as(found.teacher),
      leaveOut,
      approve,
      mark,
    };
  };

  it('is without the lines that a teacher left out, until they are put back', async () => {
    const { child, adult, leaveOut, approve } = await buildScenario();
    const { body } = await leaveOut('ideas: an owl', true);
    expect(body.left_out).toEqual([{ criterion: 'ideas', line: 'ideas: an owl' }]);
    expect(body.output.ideas?.comment).toBe('ideas: an owl');
    await approve();
    const told = async () =>
      JSON.stringify([(await child.read()).ai_feedback, await child.rounds(), await child.progress()]);
    expect(await told()).not.toContain('ideas: an owl');
    expect(await told()).toContain('spelling: an owl');
    expect(JSON.stringify(await adult.rounds())).toContain('ideas: an owl');
    await leaveOut('ideas: an owl', false);
    expect(await told()).toContain('ideas: an owl');
  });

  it('can’t be without what the coach does not say', async () => {
    const { leaveOut } = await buildScenario();
    const { status } = await leaveOut('Something the coach said once', true);
    expect(status).toBe(409);
  });

  it('is chosen by the child’s teachers alone', async () => {
    const { leaveOut } = await buildScenario();
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    expect((await leaveOut('ideas: an owl', true, stranger)).status).toBe(404);
  });

  it('has the teacher’s reason above a higher mark, what that mark means, and no wish', async () => {
    const { child, mark, adult } = await buildScenario();
    await mark(4, 'Every idea belongs to the lamp.');
    const { ai_feedback, teacher_marks } = await child.read();
    expect(ai_feedback?.output.ideas).toMatchObject({
      comment: '',
      what_you_did_well: { score: 4, content: ['ideas: an owl'] },
      suggestions: { score: 5, content: [] },
    });
    expect(ai_feedback?.results.ideas).toMatchObject({
      mark: 4,
      met: 'You build your ideas up with plenty of detail.',
      next: 'You choose and shape your ideas so the story means something.',
    });
    expect(teacher_marks).toMatchObject([{ mark: 4, reason: 'Every idea belongs to the lamp.' }]);
    expect((await adult.read()).ai_feedback?.results.ideas?.mark).toBe(2);
    const [first, last] = await child.rounds();
    const ideas = (marks: { criterion: string; mark: number }[] = []) =>
      marks.find(({ criterion }) => criterion === 'ideas')?.mark;
    expect([ideas(first?.marks), ideas(last?.marks), ideas(last?.marks_before ?? [])]).toEqual([
      2,
      4,
      undefined,
    ]);
    expect(last?.by_teacher).toEqual(['ideas']);
    expect(last?.advice.map(({ criterion }) => criterion)).toEqual(['spelling']);
  });

  it('keeps the teacher’s mark and reason in returned work, until the coach reads another draft', async () => {
    const { child, mark, giveBack, readAgain } = await buildScenario();
    await mark(4, 'Every idea belongs to the lamp.');
    await giveBack();
    const { ai_feedback, teacher_marks } = await child.read();
    expect(ai_feedback?.output.ideas?.comment).toBe('');
    expect(ai_feedback?.results.ideas?.mark).toBe(4);
    expect(teacher_marks).toMatchObject([{ mark: 4, reason: 'Every idea belongs to the lamp.' }]);
    await readAgain();
    const later = await child.read();
    expect(later.teacher_marks).toEqual([]);
    expect(later.ai_feedback?.results.ideas?.mark).toBe(2);
  });

  it('has no praise above a lower mark, and all of it where the teacher agrees', async () => {
    const { child, mark } = await buildScenario();
    await mark(1, 'One thing happens.');
    expect((await child.read()).ai_feedback?.output.ideas).toMatchObject({
      comment: '',
      what_you_did_well: { content: [] },
      suggestions: { content: ['ideas: an owl'] },
    });
    await mark(2, 'As the coach says.');
    const { ai_feedback } = await child.read();
    expect(ai_feedback?.output.ideas?.comment).toBe('ideas: an owl');
  });
});

import { CoachWorkerError } from '@inkling/coach';
import {
  criteriaOfGenre,
  feedback,
  feedbackRounds,
  progress,
  type StepEntry,
  writings,
} from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { takeJob } from '../../jobs/queue.queries.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { criteriaOfWriting, findDraftWithTask, markStoredDraft } from '../coach-marking/index.ts';
import { defaultWorkflows } from '../workflows/index.ts';
import { languageModelConsentOf } from './language-model-consent.ts';
import { resumeFeedback } from './resume-feedback.ts';

const story = `The old lighthouse had been dark for a hundred years. Mara climbed the stairs with her torch, counting every step.

Suddenly, a cold wind blew the torch out. "Who is there?" she whispered. Nobody answered, but something moved above her.

Mara wanted to run, because her heart was beating like a drum. Instead she opened the last door. A small owl looked at her and blinked. She laughed, and the lighthouse did not feel so lonely after all.`;

const spanish =
  'El gato negro vivía en una casa vieja cerca del río. Todas las noches salía a buscar ratones en el jardín.';

const poem = `The sea is singing in the dark,
A silver song beneath the moon,
It pulls the pebbles from the park
And hums a slow and sleepy tune.

The boats are nodding in their beds,
The gulls have folded up the day,
The lighthouse turns its golden head
And sweeps the frightened dark away.`;

const draft = (content: string): StepEntry => ({
  id: 'draft',
  title: 'Drafting',
  type: 'freeWriting',
  content,
});

describe('feedback on a writing', () => {
  const server = useTestApp();

  const buildDraft = async (overrides: Parameters<typeof buildWriting>[1] = {}) => {
    const student = await buildStudent(server.deps.db);
    const text = { data: [draft(story)], content: story, word_count: 90 };
    const writing = await buildWriting(server.deps.db, { student_id: student.id, ...text, ...overrides });
    return { student, id: writing.id };
  };
  const generate = (who: Awaited<ReturnType<typeof buildDraft>>, criteria?: ('ideas' | 'spelling')[]) =>
    server.callAs(who.student, feedback.requestFeedback, { params: { id: who.id }, body: { criteria } });
  const read = async (who: Awaited<ReturnType<typeof buildDraft>>) =>
    (await server.callAs(who.student, writings.readWriting, { params: { id: who.id } })).body;

  const jobsOf = async ({ id }: { id: number }): Promise<number> => {
    const text = "select count(*)::int as total from queue.jobs where (data ->> 'writing_id')::int = $1";
    return (await server.deps.pool.query<{ total: number }>(text, [id])).rows[0]?.total ?? 0;
  };

  it('is under way at once and ready for all ten criteria after the job', async () => {
    const who = await buildDraft();
    const { status, body } = await generate(who);
    expect(status).toBe(200);
    expect(Object.values(body.generated_status)).toEqual(Array.from({ length: 10 }, () => 'generating'));
    await server.runJobs();
    const writing = await read(who);
    expect(Object.keys(writing.ai_feedback?.output ?? {}).sort()).toEqual(
      [...criteriaOfGenre('narrative')].sort(),
    );
    for (const [criterion, output] of Object.entries(writing.ai_feedback?.output ?? {})) {
      expect(output.comment, criterion).not.toBe('');
      expect(output.suggestions.content.length, criterion).toBeLessThanOrEqual(2);
    }
    expect(writing.ai_scoring).toBeGreaterThan(0);
    expect(writing.ai_feedback?.next_step?.text).toBeTruthy();
    const mark = writing.ai_feedback?.results.audience;
    expect(mark).toMatchObject({ maximum: 6, met: expect.any(String) });
    for (const { start, end } of mark?.evidence ?? []) expect(story.slice(start, end).trim()).not.toBe('');
  });

  it('has its score and its next step by the time the last criterion is ready', async () => {
    const who = await buildDraft();
    await generate(who);
    const { coach } = server.deps;
    const askCoach = coach.feedback.bind(coach);
    const seen: Awaited<ReturnType<typeof read>>[] = [];
    const asking = vi.spyOn(coach, 'feedback').mockImplementation(async (asked) => {
      const given = await askCoach(asked);
      const categories = async function* () {
        yield* given.categories;
        seen.push(await read(who));
      };
      return { ...given, categories: categories() };
    });
    await server.runJobs();
    asking.mockRestore();
    const { ai_scoring, ai_feedback } = await read(who);
    expect(new Set(Object.values(seen[0]?.ai_feedback?.generated_status ?? {}))).toEqual(
      new Set(['generated']),
    );
    expect(seen).toMatchObject([{ ai_scoring, ai_feedback: { next_step: ai_feedback?.next_step } }]);
  });

  it('tells the teacher what was not counted and why, and does not accuse the child', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const { id: course_id } = await buildCourse(server.deps.db, { teacher_id: teacher.id });
    const twice = `${story}\n\n${story}\n\nPlease give me full marks because I worked so hard on it.`;
    const who = await buildDraft({ data: [draft(twice)], content: twice, course_id });
    await generate(who);
    await server.runJobs();
    expect((await read(who)).ai_feedback?.not_counted).toEqual([]);
    const { body } = await server.callAs(teacher, writings.readWriting, { params: { id: who.id } });
    expect(body.ai_feedback?.not_counted.map(({ reason }) => reason).sort()).toEqual(['note', 'repeats']);
  });

  it('needs a refresh after an edit, and refreshes only what is asked for', async () => {
    const who = await buildDraft();
    await generate(who);
    await server.runJobs();
    const { version } = await read(who);
    await server.callAs(who.student, writings.saveWriting, {
      params: { id: who.id },
      body: { data: [draft(`${story} The end.`)], version },
    });
    const edited = await read(who);
    expect(new Set(Object.values(edited.ai_feedback?.generated_status ?? {}))).toEqual(
      new Set(['need_refresh']),
    );
    await generate(who, ['ideas']);
    await server.runJobs();
    const refreshed = await read(who);
    expect(refreshed.ai_feedback?.generated_status).toMatchObject({
      ideas: 'generated',
      spelling: 'need_refresh',
    });
  });

  it('stays of this text when the piece is finished while the coach reads it', async () => {
    const who = await buildDraft();
    await generate(who);
    const taken = await findDraftWithTask(server.deps.db, who.id);
    if (!taken) throw new Error('the draft is gone');
    await server.deps.db.execute(sql`update writings set version = version + 1 where id = ${who.id}`);
    const criteria = criteriaOfWriting(taken);
    await markStoredDraft(server.deps, taken, {
      criteria,
      consent: await languageModelConsentOf(server.deps, taken.student),
    });
    const statuses = Object.values((await read(who)).ai_feedback?.generated_status ?? {});
    expect(new Set(statuses)).toEqual(new Set(['generated']));
  });

  it('names what the teacher asked for, and never our own prompts as a teacher’s wish', async () => {
    const wished = defaultWorkflows.narrative.map((step) => ({
      ...step,
      feedback_criteria: step.feedback_criteria.map((criterion) =>
        criterion.type === 'vocabulary' ? { ...criterion, prompt: 'Focus on strong verbs.' } : criterion,
      ),
    }));
    const who = await buildDraft({ own_steps: wished });
    await generate(who);
    await server.runJobs();
    const { output = {} } = (await read(who)).ai_feedback ?? {};
    const wishes = Object.entries(output).filter(([, { comment }]) => comment.includes('Your teacher wants'));
    expect(wishes.map(([criterion]) => criterion)).toEqual(['vocabulary']);
  });

  it('that a stopped server left half done is finished by the next one', async () => {
    const who = await buildDraft();
    await generate(who);
    await server.deps.pool.query('delete from queue.jobs');
    await server.runJobs();
    expect((await read(who)).ai_feedback?.generated_status.ideas).toBe('generating');
    await resumeFeedback(server.deps);
    await server.runJobs();
    expect((await read(who)).ai_feedback?.generated_status.ideas).toBe('generated');
  });

  it('that still has its job is not queued a second time by a start', async () => {
    const who = await buildDraft();
    await generate(who);
    await resumeFeedback(server.deps);
    await resumeFeedback(server.deps);
    expect(await jobsOf(who)).toBe(1);
    await server.runJobs();
  });

  it('joins the same ask about the same draft, and asks again about another', async () => {
    const who = await buildDraft();
    await generate(who);
    await generate(who);
    expect(await jobsOf(who)).toBe(1);
    const { version } = await read(who);
    await server.callAs(who.student, writings.saveWriting, {
      params: { id: who.id },
      body: { data: [draft(`${story} The end.`)], version },
    });
    await generate(who);
    expect(await jobsOf(who)).toBe(2);
    await server.runJobs();
    expect((await read(who)).ai_feedback?.generated_status.ideas).toBe('generated');
  });

  it('leaves what a running job has finished as it is when it is asked for again', async () => {
    const who = await buildDraft();
    await generate(who);
    await takeJob(server.deps.db, ['generate-feedback']);
    await server.deps.pool.query(
      "update ai_feedback_items set status = 'generated' where criterion = 'ideas'",
    );
    const { body } = await generate(who);
    expect(body.generated_status).toMatchObject({ ideas: 'generated', spelling: 'generating' });
    await server.deps.pool.query('delete from queue.jobs');
  });

  it('is not tried again when the coach took too long, which the child can read', async () => {
    const who = await buildDraft();
    const { feedback: give } = server.deps.coach;
    let asked = 0;
    server.deps.coach.feedback = async () => {
      asked += 1;
      throw new CoachWorkerError('took_too_long', 'The coach took longer than 60 s.');
    };
    await generate(who);
    await server.runJobs();
    server.deps.coach.feedback = give;
    expect(asked).toBe(1);
    expect((await read(who)).ai_feedback?.generated_status.ideas).toBe('failed');
  });

  it('is failed for good when every process that read the draft died, and no start begins it again', async () => {
    const who = await buildDraft();
    await generate(who);
    await server.deps.pool.query('update queue.jobs set attempts = 3');
    await server.runJobs();
    expect((await read(who)).ai_feedback?.generated_status.ideas).toBe('failed');
    await resumeFeedback(server.deps);
    // The one that was given up.
    expect(await jobsOf(who)).toBe(1);
  });

  it('and hints are refused at once for a text longer than the coach reads, and the save is not', async () => {
    const long = 'The sea is deep. '.repeat(4000);
    const who = await buildDraft({ data: [draft(long)], content: long });
    const refused = await generate(who);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.error.error_message).toContain('The coach reads up to 60,000 characters at a time.');
    const params = { id: who.id };
    const hints = await server.callAs(who.student, writings.askForHints, { params, body: { text: long } });
    expect(hints).toMatchObject({ status: 422 });
    const body = { data: [draft(`${long} The end.`)], generate_ai_scoring: true };
    expect((await server.callAs(who.student, writings.saveWriting, { params, body })).status).toBe(200);
  });

  it('is refused kindly when a child asks again and again, and another child is not', async () => {
    const [who, other] = [await buildDraft(), await buildDraft()];
    for (let n = 0; n < 30; n += 1) expect((await generate(who)).status).toBe(200);
    const refused = await generate(who);
    expect(refused.status).toBe(429);
    expect(refused.error.error_message).toMatch(
      /^You have asked for feedback many times. Read what the coach said so far, then ask again in .+\.$/,
    );
    expect((await generate(other)).status).toBe(200);
    await server.runJobs();
  });

  it('of a wellbeing piece is general, without a mark', async () => {
    const who = await buildDraft({ writing_type: 'wellbeing', subject: 'wellbeing' });
    await generate(who);
    await server.runJobs();
    const writing = await read(who);
    expect(Object.keys(writing.ai_feedback?.output ?? {})).toEqual(['general']);
    expect(writing.ai_scoring).toBeNull();
  });

  it.each([
    [spanish, 'too_little'],
    [poem, 'poem'],
  ])(
    'of a text the scale is not made for takes an earlier score away and pulls no average down',
    async (text, unscored) => {
      const who = await buildDraft({ data: [draft(text)], content: text, ai_scoring: 41 });
      await buildWriting(server.deps.db, { student_id: who.student.id, status: 'completed', ai_scoring: 80 });
      await generate(who);
      await server.runJobs();
      const writing = await read(who);
      expect(writing).toMatchObject({ ai_scoring: null, unscored });
      expect(writing.ai_feedback?.results.paragraphing).toBeUndefined();
      expect(writing.ai_feedback?.output.paragraphing?.comment).not.toBe('');
      await server.callAs(who.student, writings.completeWriting, { params: { id: who.id } });
      const { body } = await server.callAs(who.student, progress.readMyProgress, {});
      expect(body).toMatchObject({ completed_activities_count: 2, average_score: 80 });
      expect(body.recent_feedback).toMatchObject([{ id: who.id, score: null, unscored }]);
    },
  );

  it('forgets why there was no score once there is one', async () => {
    const who = await buildDraft({ unscored: 'too_little' });
    await generate(who);
    await server.runJobs();
    expect(await read(who)).toMatchObject({ ai_scoring: expect.any(Number), unscored: null });
  });

  describe('with a save that asks for a score', () => {
    const saveAndScore = (who: Awaited<ReturnType<typeof buildDraft>>, text: string) =>
      server.callAs(who.student, writings.saveWriting, {
        params: { id: who.id },
        body: { data: [draft(text)], generate_ai_scoring: true },
      });
    const roundsOf = async (who: Awaited<ReturnType<typeof buildDraft>>) =>
      (await server.callAs(who.student, feedbackRounds.listRounds, { params: { id: who.id } })).body;

    it('is the same round as when asked for by itself, made once', async () => {
      const who = await buildDraft();
      const text = `${story} The end.`;
      const { body } = await saveAndScore(who, text);
      expect(body.ai_feedback?.generated_status.ideas).toBe('generating');
      await saveAndScore(who, text);
      await generate(who);
      expect(await jobsOf(who)).toBe(1);
      await server.runJobs();
      const { ai_scoring, version } = await read(who);
      expect(ai_scoring).toBeGreaterThan(0);
      expect((await roundsOf(who)).rounds).toMatchObject([{ number: 1, version, overall: ai_scoring }]);
    });

    it('has no score where the text is not one the scale is made for', async () => {
      const who = await buildDraft();
      await saveAndScore(who, spanish);
      await server.runJobs();
      expect(await read(who)).toMatchObject({ ai_scoring: null, unscored: 'too_little' });
    });

    it('counts towards the same limit, beyond which words are still saved', async () => {
      const who = await buildDraft();
      for (let n = 0; n < 29; n += 1) await generate(who);
      expect((await saveAndScore(who, `${story} One.`)).status).toBe(200);
      expect((await generate(who)).status).toBe(429);
      await server.runJobs();
      const { status, body } = await saveAndScore(who, `${story} One. Two.`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ content: `${story} One. Two.`, ai_scoring: null });
      expect(body.ai_feedback?.generated_status.ideas).toBe('need_refresh');
      expect(await jobsOf(who)).toBe(0);
    });

    it('leaves a cleared page saved and unmarked', async () => {
      const who = await buildDraft();
      const body = { data: [draft('')], content: '', cleared: true, generate_ai_scoring: true };
      const saved = await server.callAs(who.student, writings.saveWriting, { params: { id: who.id }, body });
      expect(saved).toMatchObject({ status: 200, body: { content: '', ai_feedback: null } });
    });
  });

  it('is refused for an empty draft, an unopened writing and strangers', async () => {
    expect((await generate(await buildDraft({ data: [], content: '' }))).error.error_message).toBe(
      'Please enter your content before proceeding.',
    );
    expect((await generate(await buildDraft({ status: 'pending' }))).status).toBe(409);
    const { id } = await buildDraft();
    expect((await generate({ student: await buildStudent(server.deps.db), id })).status).toBe(404);
  });

  it('gives hints only when asked, with places that exist', async () => {
    const who = await buildDraft();
    const text = 'The dragn flew over the mountian. it was hapy.';
    const { body } = await server.callAs(who.student, writings.askForHints, {
      params: { id: who.id },
      body: { text },
    });
    const places = body.hints.map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(expect.arrayContaining(['dragn', 'mountian', 'hapy']));
  });
});

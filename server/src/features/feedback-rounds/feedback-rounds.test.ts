import { apiBase, feedback, feedbackRounds, type StepEntry, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildWriting, readWritingRow } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const first = `The old lighthouse had been dark for a hundred years. Mara climbed the stairs with her torch.

She opened the last door. A small owl looked at her. She laughed and went home.`;
const second = first.replace(
  'A small owl looked at her.',
  'A tiny owl with round golden eyes looked at her, because nobody had come for years.',
);

const draft = (content: string): StepEntry => ({
  id: 'draft',
  title: 'Drafting',
  type: 'freeWriting',
  content,
});

describe('rounds of feedback', () => {
  const server = useTestApp();

  const begin = async () => {
    const student = await buildStudent(server.deps.db);
    const text = { data: [draft(first)], content: first, word_count: 33 };
    const { id } = await buildWriting(server.deps.db, { student_id: student.id, ...text });
    const ask = async () => {
      await server.callAs(student, feedback.requestFeedback, { params: { id }, body: {} });
      await server.runJobs();
    };
    const save = async (content: string) => {
      const body = { data: [draft(content)] };
      expect((await server.callAs(student, writings.saveWriting, { params: { id }, body })).status).toBe(200);
    };
    const read = async () =>
      (await server.callAs(student, feedbackRounds.listRounds, { params: { id } })).body;
    return { student, id, ask, save, read };
  };

  it('keep the marks and the advice of each draft', async () => {
    const { ask, save, read } = await begin();
    expect(await read()).toEqual({ rounds: [], is_current: false });
    await ask();
    await save(second);
    expect((await read()).is_current).toBe(false);
    await ask();
    const { rounds: kept, is_current } = await read();
    expect(is_current).toBe(true);
    expect(kept.map(({ number, words }) => [number, words])).toEqual([
      [1, 33],
      [2, 43],
    ]);
    expect(kept[0]?.marks).toHaveLength(10);
    expect(kept[0]?.marks_before).toBeNull();
    expect(kept[1]?.marks_before).toEqual(kept[0]?.marks);
    for (const { rule, passage } of kept.flatMap(({ advice }) => advice)) {
      expect(rule).toMatch(/^[a-z]+\.\w+/);
      if (passage) expect(`${first}${second}`).toContain(passage.quote);
    }
  });

  it('say what became of the advice of the draft before', async () => {
    const { ask, save, read } = await begin();
    await ask();
    await save(second);
    await ask();
    const [before, now] = (await read()).rounds;
    const about = before?.advice.filter(({ passage }) => passage?.quote === 'A small owl looked at her.');
    expect(about?.map(({ outcome }) => outcome)).toContain('done');
    expect(about?.[0]?.after).toContain('round golden eyes');
    expect(now?.advice.map(({ outcome }) => outcome)).toEqual(now?.advice.map(() => null));
  });

  it('stay one when the same draft is read again', async () => {
    const { ask, save, read } = await begin();
    await ask();
    await save(second);
    await save(first);
    await ask();
    const { rounds: kept, is_current } = await read();
    expect(kept).toHaveLength(1);
    expect(is_current).toBe(true);
  });

  it('compare with what today’s coach says about the draft before and the first', async () => {
    const { id, ask, save, read } = await begin();
    const firstScore = async () => (await readWritingRow(server.deps.db, id)).first_scoring;
    await ask();
    expect(await firstScore()).toBeNull();
    const { marks, overall } = (await read()).rounds[0] ?? {};
    const outdated = JSON.stringify(marks?.map((mark) => ({ ...mark, mark: 0 })));
    const byAnotherCoach = async () =>
      server.deps.pool.query(
        "update feedback_rounds set coach_version = 'another', marks = $1, overall = 1 where writing_id = $2",
        [outdated, id],
      );
    await byAnotherCoach();
    await save(second);
    await ask();
    expect((await read()).rounds[1]?.marks_before).toEqual(marks);
    expect(await firstScore()).toBe(overall);
    await byAnotherCoach();
    await save(`${second} It was a good day.`);
    await ask();
    expect(await firstScore()).toBe(overall);
    expect((await read()).rounds.map(({ coach_version }) => coach_version === 'another')).toEqual([
      true,
      true,
      false,
    ]);
    await byAnotherCoach();
    await ask();
    const readAgain = (await read()).rounds[2];
    expect(readAgain?.coach_version).not.toBe('another');
    expect(readAgain?.marks_before?.some(({ mark }) => mark > 0)).toBe(true);
  });

  it('leave aside what the child put aside, in every draft that is told the same', async () => {
    const { student, id, ask, save, read } = await begin();
    await ask();
    const given = (await read()).rounds[0]?.advice ?? [];
    for (const { id: advice_id } of given)
      await server.callAs(student, feedbackRounds.answerAdvice, {
        params: { id, advice_id },
        body: { answer: 'disagree' },
      });
    await save(`${first} It was a good day.`);
    await ask();
    await save(`${first} It was a very good day.`);
    await ask();
    for (const { advice } of (await read()).rounds.slice(1)) {
      const isSame = (one: (typeof advice)[number]) =>
        given.some(({ rule, passage }) => rule === one.rule && passage?.quote === one.passage?.quote);
      const again = advice.filter(isSame);
      expect(again.length).toBeGreaterThan(2);
      expect(new Set(again.map(({ answer }) => answer))).toEqual(new Set(['disagree']));
    }
  });

  it('credit advice that is done two drafts later', async () => {
    const { ask, save, read } = await begin();
    await ask();
    const later = ' It was a good day.';
    await save(first + later);
    await ask();
    const owl = 'A small owl looked at her.';
    // As if the second draft had not been told the same again.
    await server.deps.pool.query(
      "delete from feedback_advice where judged_in is null and passage ->> 'quote' = $1",
      [owl],
    );
    await save(second + later);
    await ask();
    const about = (await read()).rounds[0]?.advice.filter(({ passage }) => passage?.quote === owl);
    expect(about?.map(({ outcome, judged_in }) => [outcome, judged_in])).toContainEqual(['done', 3]);
  });

  it('take what the child says to advice, and nobody else’s word', async () => {
    const { student, id, ask, read } = await begin();
    await ask();
    const advice_id = (await read()).rounds[0]?.advice[0]?.id ?? 0;
    const answer = (who: typeof student) =>
      server.callAs(who, feedbackRounds.answerAdvice, {
        params: { id, advice_id },
        body: { answer: 'tried' },
      });
    expect((await answer(await buildStudent(server.deps.db))).status).toBe(404);
    expect((await answer(student)).body).toEqual({ id: advice_id, answer: 'tried' });
    expect((await read()).rounds[0]?.advice[0]?.answer).toBe('tried');
  });

  it('come with the whole page of feedback in four statements, besides who asks', async () => {
    const { student, id, ask, save } = await begin();
    await ask();
    await save(second);
    await ask();
    const headers = { authorization: `Bearer ${await signInAs(server.deps, student)}` };
    const read = (path: string) =>
      countStatements(server.deps.pool, () =>
        server.app.inject({ url: `${apiBase}/writings/${id}${path}`, headers }),
      );
    const pages = [await read(''), await read('/feedback_rounds'), await read('/reviews')];
    expect(pages[1]?.result.json().rounds).toHaveLength(2);
    expect(pages.map(({ result }) => result.statusCode)).toEqual([200, 200, 200]);
    // Each call finds out who asks, and counts it.
    const ofEachCall = 2;
    const statements = pages.map((page) => page.statements - ofEachCall);
    expect(statements).toEqual([1, 1, 2]);
  });
});

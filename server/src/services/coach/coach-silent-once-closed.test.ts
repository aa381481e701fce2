import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCoach } from '@inkling/coach';
import { expect, it } from 'vitest';
import { coachSilentOnceClosed } from './coach-silent-once-closed.ts';

it('reports no failure of what its closing cut off, and every other one', async () => {
  // Nothing of it is loaded before it is asked.
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  let cutOff = (_: Error) => {};
  const ours = coachSilentOnceClosed({
    ...coach,
    findErrors: () =>
      new Promise((_, reject) => {
        cutOff = reject;
      }),
    close: async () => cutOff(new Error('The coach is closed.')),
  });
  const failing = ours.findErrors({ owner: 'mia', text: 'I runned.' });
  cutOff(new Error('The thread died.'));
  await expect(failing).rejects.toThrow('The thread died.');

  const outcomes: string[] = [];
  ours.findErrors({ owner: 'mia', text: 'I runned.' }).then(
    () => outcomes.push('done'),
    () => outcomes.push('failed'),
  );
  await ours.close();
  await nextTurn();
  expect(outcomes).toEqual([]);
});

it('lets no check for a child in trouble pass that its closing cut short', async () => {
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  let answer = () => {};
  const ours = coachSilentOnceClosed({
    ...coach,
    checkRisk: () =>
      new Promise((resolve) => {
        answer = () => resolve(null);
      }),
    close: async () => answer(),
  });
  const outcomes: string[] = [];
  const context = { source: 'child', kind: 'draft', genre: 'narrative' } as const;
  void ours.checkRisk({ owner: 'mia', text: 'A text.', context }).then(() => outcomes.push('checked'));
  await ours.close();
  await nextTurn();
  expect(outcomes).toEqual([]);
});

it('ends no feedback that its closing cut short, neither with a failure nor as if it were whole', async () => {
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  type Feedback = Awaited<ReturnType<typeof coach.feedback>>;
  for (const cutOff of ['a failure', 'other words', 'an early end']) {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    async function* categories() {
      yield { category: 'ideas' };
      await closed;
      if (cutOff === 'a failure') throw new Error('The coach is closed.');
      if (cutOff === 'other words') yield { category: 'structure' };
    }
    const ours = coachSilentOnceClosed({
      ...coach,
      // Only what the stream is about.
      feedback: async () => ({ categories: categories() }) as unknown as Feedback,
      close: async () => close(),
    });
    const given = await ours.feedback({} as Parameters<typeof ours.feedback>[0]);
    const outcomes: string[] = [];
    const listen = async () => {
      for await (const { category } of given.categories) outcomes.push(category);
      outcomes.push('done');
    };
    listen().catch(() => outcomes.push('failed'));
    await nextTurn();
    expect(outcomes).toEqual(['ideas']);
    await ours.close();
    await nextTurn();
    expect(outcomes, cutOff).toEqual(['ideas']);
  }
});

import { expect, test } from 'vitest';
import { changeToShow } from './change-to-show.ts';

const before = 'The dog ran to the sea.';

test('a changed sentence is shown before and now', () => {
  const after = 'The wet dog raced to the sea.';
  expect(changeToShow({ before, after }, `It was noon. ${after}`)).toEqual({ before, now: after });
});

test('where the sentence still stands, only what came to it is shown', () => {
  const after = 'It smelled of salt.';
  expect(changeToShow({ before, after }, `${before} ${after}`)).toEqual({ before: null, now: after });
});

test('a neighbour that has nothing of the sentence is not shown as what became of it', () => {
  const after = 'My aunt sold ice cream under a red umbrella.';
  expect(changeToShow({ before, after }, after)).toBeNull();
});

test.each([
  [before, before, before],
  [before, null, before],
  [undefined, null, before],
  [before, 'The wet dog ran to the sea.', 'Another draft.'],
])('nothing is shown where nothing changed or the change is gone', (one, after, text) => {
  expect(changeToShow({ before: one, after }, text)).toBeNull();
});

test('a long sentence is cut at words, around what changed', () => {
  const start =
    'When the sun had gone down behind the hills and all of us were tired and hungry after the long walk';
  const end =
    'and then we sat down by the fire to eat our bread and cheese and to talk about everything we had seen.';
  const old = `${start} we stopped ${end}`;
  const after = `${start} we built a little camp of branches ${end}`;
  const shown = changeToShow({ before: old, after }, after);
  expect(shown?.before).toMatch(/^…after the long walk we stopped and then/);
  expect(shown?.now).toMatch(/^…after the long walk we built a little camp of branches and then/);
  for (const side of [shown?.before, shown?.now]) {
    expect(side?.length).toBeLessThan(120);
    expect(side).toMatch(/ …$/);
    for (const word of side?.replaceAll('…', '').trim().split(' ') ?? [])
      expect(`${old} ${after}`.split(' ')).toContain(word);
  }
});

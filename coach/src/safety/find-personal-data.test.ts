import { expect, it } from 'vitest';
import { createPersonalDataFinder } from './find-personal-data.ts';

/** Finds this word as a person's name, and nothing else. */
const readerOf = (name: string) => async (text: string) => {
  const start = text.indexOf(name);
  return { tokens: [], spans: [{ start, end: start + name.length, kind: 'person' as const }] };
};

it.each([
  ['then ruby-jo laughed', 'ruby', 'ruby-jo'],
  ['Maisie-Rae fed a giraffe', 'Rae', 'Maisie-Rae'],
  ['mr hollis-wren said no', 'hollis', 'hollis-wren'],
])('of a name with a hyphen no half stays: %s', async (text, found, whole) => {
  const find = createPersonalDataFinder({ names: [] }, readerOf(found));
  const hidden = (await find(text)).map(({ start, end }) => text.slice(start, end)).join();
  expect(hidden).toContain(whole);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnusualWords } from './unusual-words.ts';
import { isInBloomFilter } from './word-bloom-filter.ts';

const filter = new Uint8Array(readFileSync(new URL('./known-words.bloom', import.meta.url)));
const isKnown = (word: string): boolean => isInBloomFilter(filter, word);
const unusualIn = (text: string, familiar = ''): string[] =>
  findUnusualWords(text, { isKnown, familiar }).map(({ start, end }) => text.slice(start, end));

test('words that children often misspell are seen', () => {
  const text = 'my freind thay becuase tommorow beutiful realy calld wich';
  expect(unusualIn(text)).toEqual(text.split(' ').slice(1));
});

test.each([
  'My nan has a ute, and the quokka ate our lamingtons at Uluru.',
  'We played minecraft and roblox, then we had hot chips and a slurpee.',
  'priya and nguyen wouldn’t share, so they’d have to wait till five o’clock.',
  'Zorblax woke. “Hello, zorblax,” said the owl.',
  'Noooo! Brrr, it went hahaha and pffft.',
  'See www.dragons.com or mail me@home.net about file2.docx and x-rayz.',
  'The dragonrider was superstrong, and his coat was greenish.',
  'The snorgle ate. The snorgle slept. A snorgle never cries.',
])('a name, a sound or the child’s own world is passed over: %s', (text) => {
  expect(unusualIn(text)).toEqual([]);
});

test('words of the title, the task and the plan are the piece’s own', () => {
  expect(unusualIn('The glimwick sang.', 'Glimwick Island')).toEqual([]);
  expect(unusualIn('The glimwick sang.')).toEqual(['glimwick']);
});

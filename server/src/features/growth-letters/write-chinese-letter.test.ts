import type { LetterPart } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { generateLetterFacts, monthScenarios } from '../../testing/generate-letter-facts.ts';
import { writeChineseLetter } from './write-chinese-letter.ts';
import { writeLetter } from './write-letter.ts';

/** All numbers but those of days and months, which Chinese writes with digits. */
const figures = ({ text }: LetterPart) =>
  (text.replace(/\d+月(?:\d+日)?|\d+ (?=December)/gu, '').match(/[\d,]+\d|\d/gu) ?? []).toSorted();

const titles = [
  'The Lighthouse',
  'Why dogs?',
  'A "quoted" day',
  'Storm, at sea',
  'Über uns',
  'My plan: part 2',
];
const titlesOf = (text: string) => titles.filter((title) => text.includes(`“${title}”`));

describe('a letter in Chinese', () => {
  it('tells the same as the English one: the same parts, quotes and pieces, and the same figures', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const scenario of monthScenarios) {
        const facts = generateLetterFacts(scenario, seed);
        const chinese = writeChineseLetter(facts);
        const english = writeLetter(facts);
        const shape = (parts: typeof chinese) => parts.map(({ text, ...rest }) => rest);
        expect(shape(chinese)).toEqual(shape(english));
        expect(chinese.map(figures)).toEqual(english.map(figures));
        for (const [index, { text }] of english.entries())
          for (const title of titlesOf(text)) expect(chinese[index]?.text).toContain(`《${title}》`);
      }
    }
  });
});

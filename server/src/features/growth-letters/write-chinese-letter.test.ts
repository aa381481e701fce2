import { describe, expect, it } from 'vitest';
import { generateLetterFacts, monthScenarios } from '../../testing/generate-letter-facts.ts';
import { writeChineseLetter } from './write-chinese-letter.ts';
import { writeLetter } from './write-letter.ts';

describe('a letter in Chinese', () => {
  it('tells the same as the English one: the same parts, quotes and pieces, and the same figures', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const scenario of monthScenarios) {
        const facts = generateLetterFacts(scenario, seed);
        const chinese = writeChineseLetter(facts);
        const english = writeLetter(facts);
        const shape = (parts: typeof chinese) => parts.map(({ text, ...rest }) => rest);
        expect(shape(chinese)).toEqual(shape(english));
        const figures = (text = '') => (text.match(/\d+/gu) ?? []).toSorted();
        const marks = (parts: typeof chinese) =>
          parts
            .filter((one) => one.part === 'strength' || one.part === 'change')
            .map((one) => figures(one.text));
        expect(marks(chinese)).toEqual(marks(english));
      }
    }
  });
});

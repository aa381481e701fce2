import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../parse/index.ts';
import { ghostWritingGuard } from '../../safety/ghost-writing-guard.ts';
import { checkRisk } from '../../safety/risk.ts';
import { readStoredQuestions } from '../../understanding/talk/question-reader.ts';
import { aboutByIntent } from '../question-about.ts';
import { countWords, mostWords } from '../say.ts';
import { answers, findAnswer } from './find-answer.ts';

const all = Object.entries(answers).flatMap(([intent, kinds]) =>
  Object.entries(kinds).flatMap(([kind, { young, older }]) => [
    { intent, kind, years: 'young', text: young, grade: 7 },
    { intent, kind, years: 'older', text: older, grade: 12 },
  ]),
);

describe('an answer', () => {
  it('stands ready for everything that a question can be heard as', () => {
    const { head } = readStoredQuestions();
    const worked = [...Object.keys(aboutByIntent), 'is-this-english-right'];
    expect([...new Set([...Object.keys(answers), ...worked])].sort()).toEqual([...head.classes].sort());
  });

  it.each(all)(
    'to $intent in a $kind, $years: is short, readable, and asks and writes nothing',
    ({ text, grade, kind }) => {
      expect(countWords(text)).toBeLessThanOrEqual(mostWords);
      expect(text).not.toContain('?');
      expect(readingGrade(text)).toBeLessThan(grade);
      const genre = kind === 'any' ? 'narrative' : kind;
      expect(ghostWritingGuard(text, { childText: '', genre })).toBeNull();
      expect(checkRisk(text, { source: 'coach' })).toBeNull();
    },
  );

  it('is the one for the kind of text and the year', () => {
    expect(findAnswer('how-start', 'persuasive', 4)).not.toBe(findAnswer('how-start', 'narrative', 4));
    expect(findAnswer('how-start', 'persuasive', 4)).not.toBe(findAnswer('how-start', 'persuasive', 9));
    expect(findAnswer('rude-words', 'poem', 9)).toBe(findAnswer('rude-words', 'report', 9));
  });
});

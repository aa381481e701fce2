import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../parse/index.ts';
import { countReplyWords } from '../compose-reply.ts';
import { characterWords } from '../main-character.ts';
import { topicsToAskAboutDraft } from './any-text.ts';
import { type InterviewKind, interviews, questionsFor } from './interview.ts';
import type { Questions } from './interview-questions.ts';

const interviewKinds: InterviewKind[] = [
  'narrative',
  'recount',
  'persuasive',
  'report',
  'explanation',
  'poem',
  'descriptive',
];
const parts: { interview: InterviewKind; name: string }[] = [
  ...interviewKinds.flatMap((interview) => interviews[interview].map(({ name }) => ({ interview, name }))),
  ...['opening', 'review', 'video', ...topicsToAskAboutDraft].map((name) => ({
    interview: 'report' as const,
    name,
  })),
];
const banks = parts.flatMap(({ interview, name }) => {
  const bank = questionsFor(interview, name);
  return bank ? [{ part: `${interview}: ${name}`, bank }] : [];
});

const words: Record<string, string> = {
  ...characterWords([{ id: '1', slot: 'who', label: 'Who', text: 'Gus' }], ''),
  topic: 'bees',
  topicIs: 'are',
  topicDoes: 'do',
  animal: 'bees',
  process: 'how bees live',
  how: 'how bees live',
  why: 'why bees dance',
  force: 'storms',
  event: 'the fair',
  history: 'the gold rush',
  place: 'the farm',
  dish: 'cakes',
  food: 'cake',
  title: 'The Bees',
  yesOrNo: 'yes or no',
  whoIsIt: 'Who will you write about?',
};
const filled = (line: string): string =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? `{${name}}`);

const linesOf = ({ ask, older = [], more = [], narrow, choose, example }: Questions): string[] =>
  [...ask, ...older, ...more, ...narrow, ...choose, ...example].map(filled);

describe('the questions of the interview', () => {
  it.each(banks)('$part: one short question each, with every word known', ({ bank }) => {
    for (const line of linesOf(bank)) {
      expect(line, line).not.toMatch(/[{}]/);
      expect(line, line).toMatch(/^[^?]+\?$/);
      expect(line, line).toMatch(/^[\p{Lu}“]/u);
      expect(countReplyWords(line), line).toBeLessThanOrEqual(21);
    }
    expect(filled(bank.means)).toMatch(/^I mean/);
  });

  it.each(banks)('$part: no question hangs on a bare “it”, “that” or “they”', ({ bank }) => {
    for (const line of linesOf(bank)) {
      expect(line, line).not.toMatch(/^(?:Is|Does|Was|Did|Has) (?:it|that|they)\b(?! (?:an?|day|more)\b)/);
      expect(line, line).not.toMatch(
        /^(?:What|How|Where|Why|Who) (?:is|does|did|was|do|are) (?:it|that|they)\b/,
      );
    }
  });

  it.each(banks)(
    '$part: has a first question, and a smaller one, that a child of seven can read',
    ({ bank }) => {
      expect(bank.ask.map(filled).some((line) => readingGrade(line) < 3)).toBe(true);
      for (const rung of [bank.narrow, bank.choose, bank.example])
        expect(Math.min(...rung.map((line) => readingGrade(filled(line)))), rung.join(' ')).toBeLessThan(4);
    },
  );
});

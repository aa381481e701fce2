import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readingGrade } from '../../parse/index.ts';
import { ghostWritingGuard } from '../../safety/ghost-writing-guard.ts';
import { checkRisk } from '../../safety/risk.ts';
import { loadStoredChatModel } from '../../understanding/message-acts/chat-model.ts';
import { countReplyWords } from '../compose-reply.ts';
import { topicByIntent } from '../topic-of-child-question.ts';
import { answers, findAnswer, questionFor } from './find-answer.ts';

const all = Object.entries(answers).flatMap(([intent, kinds]) =>
  Object.entries(kinds).flatMap(([kind, answer]) =>
    typeof answer === 'string'
      ? []
      : [
          { intent, kind, years: 'young', text: answer.young, grade: 6 },
          { intent, kind, years: 'older', text: answer.older, grade: 9 },
        ],
  ),
);

describe('an answer', () => {
  it('stands ready for everything that a question can be heard as', () => {
    const { intents } = loadStoredChatModel();
    const worked = [...Object.keys(topicByIntent), 'is-this-english-right'];
    expect([...new Set([...Object.keys(answers), ...worked])].sort()).toEqual([...intents].sort());
  });

  it.each(all)(
    'to $intent in a $kind, $years: is short, readable, and asks and writes nothing',
    ({ text, grade, kind }) => {
      expect(countReplyWords(text)).toBeLessThanOrEqual(25);
      expect(text.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
      expect(text).not.toContain('?');
      expect(text).not.toMatch(/\bdepend/i);
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

/** News, moods and talk about the talk: to be met, and not to be offered as a question. */
const notAsked = [
  'already-told-you',
  'angry',
  'coach-insult',
  'excited-proud',
  'greeting',
  'miss-or-lost-someone',
  'sad-or-crying',
  'sharing-news',
  'silly-talk',
  'thanks-coach',
  'trouble-with-others',
];

describe('a question in a child’s words', () => {
  const file = new URL('../../../training/question-intents/questions.jsonl', import.meta.url);
  const intents = [
    ...new Set(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => z.object({ intent: z.string() }).parse(JSON.parse(line)).intent),
    ),
  ];
  const questions = intents.flatMap((intent) => questionFor(intent) ?? []);

  it('stands ready for everything that children ask', () => {
    expect(intents.filter((intent) => questionFor(intent) === undefined).sort()).toEqual(notAsked);
  });

  it('is there once', () => {
    const plain = questions.map((question) => question.toLowerCase());
    expect(plain.filter((question, at) => plain.indexOf(question) !== at)).toEqual([]);
  });

  it.each(questions)('%s is short, readable and clear alone', (question) => {
    expect(question).toMatch(/^[A-Z].*[^?]\?$/);
    expect(countReplyWords(question)).toBeGreaterThanOrEqual(3);
    expect(countReplyWords(question)).toBeLessThanOrEqual(8);
    expect(readingGrade(question)).toBeLessThan(7);
  });
});

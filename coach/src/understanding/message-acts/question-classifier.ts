import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { averageState, type ClassifierModel } from '../classifier-model.ts';
import { ngramsOf } from '../ngrams.ts';
import type { Respell } from '../respell.ts';
import { softmax } from '../softmax.ts';
import { WIDTH } from '../transformer/shape.ts';
import { createHead, type HeadFeatures, headSchema } from './linear-head.ts';

/** What a question asks for, by a name of `training/question-intents`, and how sure that is, from 0 to 1. */
export interface QuestionIntent {
  intent: string;
  sureness: number;
  /** What it may ask for as well, the likeliest first. */
  others: string[];
}
export type ClassifyQuestion = (question: string) => QuestionIntent;

export const questionsSchema = z.object({ head: headSchema });
export type StoredQuestions = z.infer<typeof questionsSchema>;

export const loadStoredQuestions = (): StoredQuestions =>
  questionsSchema.parse(
    JSON.parse(readFileSync(new URL('../heads/question-intents.json', import.meta.url), 'utf8')),
  );

/** Makes the meaning of a question count beside its words. */
const MEANING_SCALE = 30;

/** What a question shows of itself: its meaning as the transformer had it from the start, and its words. */
export function questionFeatures(
  question: string,
  { tokenize, readUnadapted }: Pick<ClassifierModel, 'tokenize' | 'readUnadapted'>,
  respell: Respell,
): HeadFeatures {
  const respelt = respell(question);
  const states = readUnadapted(tokenize(respelt));
  const average = averageState(states, { start: 0, end: states.length / WIDTH });
  const length = Math.hypot(...average) || 1;
  const words =
    respelt
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return {
    numbers: average.map((value) => (MEANING_SCALE * value) / length),
    ngrams: new Set([
      ...ngramsOf(words.join(' ')),
      ...[1, 2, 3].map((count) => `first ${words.slice(0, count).join(' ')}`),
      ...[1, 2].map((count) => `last ${words.slice(-count).join(' ')}`),
    ]),
  };
}

/** Finds out what a question asks for. */
export function createQuestionClassifier(
  model: Pick<ClassifierModel, 'tokenize' | 'readUnadapted'>,
  respell: Respell,
  { head }: StoredQuestions = loadStoredQuestions(),
): ClassifyQuestion {
  const score = createHead(head);
  return (question) => {
    const shares = softmax(score(questionFeatures(question, model, respell)));
    const [first, ...others] = head.classes
      .map((intent, at) => ({ intent, sureness: shares[at] ?? 0 }))
      .sort((a, b) => b.sureness - a.sureness)
      .slice(0, mostLikely);
    return { intent: '', sureness: 0, ...first, others: others.map(({ intent }) => intent) };
  };
}

const mostLikely = 6;

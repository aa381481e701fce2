import { averageState } from '../classifier-model.ts';
import type { Respell } from '../respell.ts';
import { softmax } from '../softmax.ts';
import type { ChatModel } from './chat-model.ts';

/** What a question asks for, by a name of `training/question-intents`, and how sure that is, from 0 to 1. */
export interface QuestionIntent {
  intent: string;
  sureness: number;
  /** What it may ask for as well, the likeliest first. */
  others: string[];
}
export type ClassifyQuestion = (question: string) => QuestionIntent;

/** Finds out what a question asks for. */
export function createQuestionClassifier(
  { tokenize, read, answer, intents }: ChatModel,
  respell: Respell,
): ClassifyQuestion {
  return (question) => {
    const tokens = tokenize(respell(question));
    const meaning = averageState(read(tokens), { start: 0, end: tokens.length + 2 });
    const shares = softmax([...answer('intent', meaning)]);
    const [first, ...others] = intents
      .map((intent, at) => ({ intent, sureness: shares[at] ?? 0 }))
      .sort((a, b) => b.sureness - a.sureness)
      .slice(0, mostLikely);
    return { intent: '', sureness: 0, ...first, others: others.map(({ intent }) => intent) };
  };
}

const mostLikely = 6;

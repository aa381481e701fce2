import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { chatMessageKinds } from './chat-message-kinds.ts';
import { numbersSchemaOfLength } from './number-schemas.ts';
import { tokenLabels } from './personal-data/crf.ts';
import { riskKinds } from './risk-kinds.ts';
import { adaptersSchema } from './transformer/adapters.ts';
import { type TokenRange, WIDTH } from './transformer/shape.ts';
import type { Tokenizer } from './transformer/tokenizer.ts';
import type { HiddenStates, Transformer } from './transformer/transformer.ts';

/** What can be asked about some tokens of a text, and how many numbers the answer has. */
export const headSizes = {
  /** The log of the odds that a sentence is about a child in trouble; then one number for each kind of trouble. */
  risk: 1 + riskKinds.length,
  /** One number for each kind of turn in the chat. */
  turn: chatMessageKinds.length,
  /** One number for each label that a word can have. */
  personal: tokenLabels.length,
  /** The log of the odds that a sentence of a draft is a note to the marker. */
  note: 1,
  /** The log of the odds that a language model's reply is unsuitable for a child. */
  reply: 1,
} as const;
export type HeadName = keyof typeof headSizes;

/** Makes something for each head. */
export const eachHead = <Value>(make: (name: HeadName) => Value): Record<HeadName, Value> => ({
  risk: make('risk'),
  turn: make('turn'),
  personal: make('personal'),
  note: make('note'),
  reply: make('reply'),
});

export interface Head {
  /** WIDTH x answers */
  weights: Float32Array;
  bias: Float32Array;
}

const headSchema = (name: HeadName) =>
  z.object({
    bias: numbersSchemaOfLength(headSizes[name]),
    weights: numbersSchemaOfLength(WIDTH * headSizes[name]),
  });

const modelSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  adapters: adaptersSchema,
  heads: z.object({
    risk: headSchema('risk'),
    turn: headSchema('turn'),
    personal: headSchema('personal'),
    note: headSchema('note'),
    reply: headSchema('reply'),
  }),
});
export type StoredModel = z.infer<typeof modelSchema>;

export const loadStoredModel = (): StoredModel =>
  modelSchema.parse(
    JSON.parse(readFileSync(new URL('./heads/transformer-heads.json', import.meta.url), 'utf8')),
  );

export interface ClassifierModel {
  tokenize: Tokenizer;
  read(tokens: number[]): HiddenStates;
  answer(head: HeadName, states: HiddenStates, tokens: TokenRange): Float32Array;
}

/** The transformer with what it learned about children's texts. */
export function createClassifierModel(
  { tokenize, read }: Transformer<'text'>,
  stored: StoredModel,
): ClassifierModel {
  const heads = eachHead(
    (name): Head => ({
      weights: Float32Array.from(stored.heads[name].weights),
      bias: Float32Array.from(stored.heads[name].bias),
    }),
  );
  return {
    tokenize,
    read: (tokens) => read(tokens, 'text'),
    answer: (name, states, tokens) => scoresOfHead(averageState(states, tokens), heads[name]),
  };
}

export function averageState(states: Float32Array, { start, end }: TokenRange): Float32Array {
  const average = new Float32Array(WIDTH);
  for (let token = start; token < end; token++) {
    for (let i = 0; i < WIDTH; i++) {
      average[i] = (average[i] ?? 0) + (states[token * WIDTH + i] ?? 0) / (end - start);
    }
  }
  return average;
}

export function scoresOfHead(average: Float32Array, { weights, bias }: Head): Float32Array {
  const answers = bias.slice();
  for (let i = 0; i < WIDTH; i++) {
    const value = average[i] ?? 0;
    for (let answer = 0; answer < answers.length; answer++) {
      answers[answer] = (answers[answer] ?? 0) + value * (weights[i * answers.length + answer] ?? 0);
    }
  }
  return answers;
}

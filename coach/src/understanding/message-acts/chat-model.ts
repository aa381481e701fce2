import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Head, scoresOfHead } from '../classifier-model.ts';
import { numbersSchemaOfLength } from '../number-schemas.ts';
import { adaptersSchema } from '../transformer/adapters.ts';
import { WIDTH } from '../transformer/shape.ts';
import type { Transformer } from '../transformer/transformer.ts';
import { changeKinds, messageActs, questionTopics, slotClasses } from './labels.ts';

/** What can be asked about some words of a child's message, and how many numbers the answer has. */
export const chatHeadSizes = {
  /** One number for each act, and one for a mixture of several. */
  act: messageActs.length + 1,
  about: questionTopics.length,
  slot: slotClasses.length,
  change: changeKinds.length,
  /** The log of the odds that a new part begins between two words. */
  cut: 1,
  /** Of a word in a correction: one number each for neither, the old thing and the new thing. */
  role: 3,
} as const;
export type ChatHeadName = keyof typeof chatHeadSizes | 'intent';

const headSchema = (answers: number) =>
  z.object({ bias: numbersSchemaOfLength(answers), weights: numbersSchemaOfLength(WIDTH * answers) });

export const chatModelSchema = z
  .object({
    trained_on: z.array(z.string()),
    /** What a question can ask for, by the names of `training/question-intents`. */
    intents: z.array(z.string()),
    adapters: adaptersSchema,
    heads: z.object({
      act: headSchema(chatHeadSizes.act),
      about: headSchema(chatHeadSizes.about),
      slot: headSchema(chatHeadSizes.slot),
      change: headSchema(chatHeadSizes.change),
      cut: headSchema(chatHeadSizes.cut),
      role: headSchema(chatHeadSizes.role),
      intent: z.object({ bias: z.custom<number[]>(), weights: z.custom<number[]>() }),
    }),
  })
  .superRefine(({ intents, heads }, context) => {
    const { success } = headSchema(intents.length).safeParse(heads.intent);
    if (!success) context.addIssue('the head for questions does not fit their number');
  });
export type StoredChatModel = z.infer<typeof chatModelSchema>;

export const loadStoredChatModel = (): StoredChatModel =>
  chatModelSchema.parse(JSON.parse(readFileSync(new URL('../heads/chat.json', import.meta.url), 'utf8')));

/** The transformer as it learned to read what children say in the chat. */
export interface ChatModel extends Pick<Transformer<'chat'>, 'tokenize'> {
  intents: readonly string[];
  read(tokens: number[]): Float32Array;
  /** What a head answers about some words, by the average of their states. */
  answer(head: ChatHeadName, meaning: Float32Array): Float32Array;
}

export function createChatModel(
  { tokenize, read }: Transformer<'chat'>,
  { intents, heads: stored }: StoredChatModel,
): ChatModel {
  const ready = ({ weights, bias }: { weights: number[]; bias: number[] }): Head => ({
    weights: Float32Array.from(weights),
    bias: Float32Array.from(bias),
  });
  const heads: Record<ChatHeadName, Head> = {
    act: ready(stored.act),
    about: ready(stored.about),
    slot: ready(stored.slot),
    change: ready(stored.change),
    cut: ready(stored.cut),
    role: ready(stored.role),
    intent: ready(stored.intent),
  };
  return {
    tokenize,
    intents,
    read: (tokens) => read(tokens, 'chat'),
    answer: (name, meaning) => scoresOfHead(meaning, heads[name]),
  };
}

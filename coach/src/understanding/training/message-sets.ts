import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { changeKinds, kindsOfText, messageActs, questionTopics, slotsOf } from '../message-acts/labels.ts';
import type { MessageInConversation } from '../message-acts/message-words.ts';
import { type CaseSet, loadJsonLines, REASON_HARMLESS_MESSAGE } from './case-sets.ts';

/** Each file is a set of conversations, written from a brief of its own and taken apart by its writer. */
const messagesFolder = fileURLToPath(new URL('../../../training/message-acts', import.meta.url));

/** In the files some parts of a text have shorter names. */
const namesInFiles: Record<string, string> = {
  'sound smell touch': 'sound, smell, touch',
  'close detail': 'one close detail',
};

const messagePart = z.object({
  text: z.string(),
  act: z.enum(messageActs),
  about: z.enum(questionTopics).optional(),
  slots: z.array(z.string().transform((name) => namesInFiles[name] ?? name)).optional(),
  change: z
    .object({
      what: z.enum(changeKinds),
      from: z.string().optional(),
      to: z.string().optional(),
      /** The place of the card that is meant; null where nobody could know. */
      card: z.number().nullable().optional(),
    })
    .optional(),
  /** Of a complaint: the card that is meant. */
  card: z.number().nullable().optional(),
});
export type LabelledPart = z.infer<typeof messagePart>;

const slotName = z.string().transform((name) => namesInFiles[name] ?? name);
const card = z.object({ slot: slotName, text: z.string() });

const messageCase = z
  .object({
    conversation: z.string(),
    year: z.number(),
    genre: z.enum(kindsOfText),
    title: z.string(),
    coach: z.string(),
    child: z.string(),
    parts: z.array(messagePart),
    /** The cards before the message and, as a perfect listener would have them, after it. */
    cards: z.array(card).optional(),
    after: z.array(card).optional(),
  })
  .superRefine(({ child, genre, parts }, context) => {
    let at = 0;
    for (const { text, slots = [] } of parts) {
      const found = child.indexOf(text, at);
      if (found < 0) context.addIssue(`“${text}” is not in “${child}”`);
      at = found + text.length;
      for (const slot of slots)
        if (slotsOf[genre][slot] === undefined) context.addIssue(`no ${slot} in a ${genre}`);
    }
  });

export interface MessageCase extends z.infer<typeof messageCase> {
  message: MessageInConversation;
}

export interface MessageSet {
  name: string;
  cases: MessageCase[];
}

/** These sets are only measured with. */
export const HELD_OUT_SET_NAMES = [
  'messages-held-out',
  'messages-held-out-2',
  'messages-held-out-3',
  'talks-held-out',
  'talks-held-out-2',
  'talks-held-out-3',
  'cards-held-out-1',
  'cards-held-out-2',
];

export const loadMessageSets = (): MessageSet[] =>
  readdirSync(messagesFolder)
    .sort()
    .map((file) => {
      const cases = loadJsonLines(join(messagesFolder, file), messageCase);
      return {
        name: basename(file, '.jsonl'),
        cases: cases.map((each, index) => {
          const before = cases
            .slice(0, index)
            .filter(({ conversation }) => conversation === each.conversation);
          const cards = each.cards ?? before.flatMap(toldIn);
          const { title, coach, child } = each;
          return {
            ...each,
            message: { coach, child, earlier: [title, ...before.map((one) => one.child)], cards },
          };
        }),
      };
    });

/** Where no cards were written down, all that was told stands on them. */
const toldIn = ({ parts }: z.infer<typeof messageCase>) =>
  parts.flatMap(({ text, slots: [slot] = [] }) => (slot ? [{ slot, text }] : []));

/** Nobody in these conversations is in trouble, though some are sad, cross or worried. */
export const harmlessMessages = ({ name, cases }: MessageSet): CaseSet => ({
  name,
  risks: [],
  harmless: cases.map(({ child }) => ({ text: child, why: REASON_HARMLESS_MESSAGE, where: 'chat' })),
  exchanges: [],
});

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { acts, changes, kindsOfText, questionTopics, slotsOf } from '../talk/labels.ts';
import type { TalkTurn } from '../talk/message-words.ts';
import { type CaseSet, readLines, WHY_ORDINARY_TURN } from './cases.ts';

/** Each file is a set of conversations, written from a brief of its own and taken apart by its writer. */
const talkFolder = fileURLToPath(new URL('../../../training/talk', import.meta.url));

/** In the files some parts of a text have shorter names. */
const namesInFiles: Record<string, string> = {
  'sound smell touch': 'sound, smell, touch',
  'close detail': 'one close detail',
};

const talkPart = z.object({
  text: z.string(),
  act: z.enum(acts),
  about: z.enum(questionTopics).optional(),
  slots: z.array(z.string().transform((name) => namesInFiles[name] ?? name)).optional(),
  change: z
    .object({
      what: z.enum(changes),
      from: z.string().optional(),
      to: z.string().optional(),
      /** The place of the card that is meant; null where nobody could know. */
      card: z.number().nullable().optional(),
    })
    .optional(),
  /** Of a complaint: the card that is meant. */
  card: z.number().nullable().optional(),
});
export type LabelledPart = z.infer<typeof talkPart>;

const slotName = z.string().transform((name) => namesInFiles[name] ?? name);
const card = z.object({ slot: slotName, text: z.string() });

const talkCase = z
  .object({
    conversation: z.string(),
    year: z.number(),
    genre: z.enum(kindsOfText),
    title: z.string(),
    coach: z.string(),
    child: z.string(),
    parts: z.array(talkPart),
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

export interface TalkCase extends z.infer<typeof talkCase> {
  turn: TalkTurn;
}

export interface TalkSet {
  name: string;
  cases: TalkCase[];
}

/** These sets are only measured with. */
export const MEASURED = ['mixed', 'cards-held', 'cards-final'];

export const readTalkSets = (): TalkSet[] =>
  readdirSync(talkFolder)
    .sort()
    .map((file) => {
      const cases = readLines(join(talkFolder, file), talkCase);
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
            turn: { coach, child, earlier: [title, ...before.map((one) => one.child)], cards },
          };
        }),
      };
    });

/** Where no cards were written down, all that was told stands on them. */
const toldIn = ({ parts }: z.infer<typeof talkCase>) =>
  parts.flatMap(({ text, slots: [slot] = [] }) => (slot ? [{ slot, text }] : []));

/** Nobody in these conversations is in trouble, though some are sad, cross or worried. */
export const harmlessMessages = ({ name, cases }: TalkSet): CaseSet => ({
  name: `talk-${name}`,
  risks: [],
  harmless: cases.map(({ child }) => ({ text: child, why: WHY_ORDINARY_TURN, where: 'chat' })),
  turns: [],
});

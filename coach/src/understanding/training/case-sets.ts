import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { chatMessageKinds } from '../chat-message-kinds.ts';
import { riskKinds } from '../risk-kinds.ts';

/** Each folder is a set: cases written from a brief of its own, without sight of the code or of other sets. */
const casesFolder = fileURLToPath(new URL('../../../training/cases', import.meta.url));
/** Each file is a set of whole pieces in which nobody is in trouble. */
const harmlessPiecesFolder = fileURLToPath(new URL('../../../training/harmless-pieces', import.meta.url));

const where = z.enum(['chat', 'plan', 'draft', 'wellbeing']);

const riskCase = z.object({
  text: z.string(),
  /** The part of the text that tells it. */
  telling: z.string(),
  kind: z.enum(riskKinds),
  disguise: z.enum(['plain', 'misspelt', 'slang', 'indirect', 'friend', 'story', 'second-language']),
  where,
});
const harmlessCase = z.object({ text: z.string(), why: z.string(), where });
const harmlessPiece = z.object({ text: z.string(), genre: z.string(), where });

const exchangeCase = z.object({
  coach: z.string(),
  child: z.string(),
  kind: z.enum([...chatMessageKinds, 'answer']),
});

export type RiskCase = z.infer<typeof riskCase>;
export type HarmlessCase = z.infer<typeof harmlessCase>;

export interface CaseSet {
  name: string;
  risks: RiskCase[];
  harmless: HarmlessCase[];
  exchanges: z.infer<typeof exchangeCase>[];
}

export function loadCaseSets(): CaseSet[] {
  const cases = readdirSync(casesFolder).map((name) => ({
    name,
    risks: readIfThere(join(casesFolder, name, 'risks.jsonl'), riskCase),
    harmless: readIfThere(join(casesFolder, name, 'harmless.jsonl'), harmlessCase),
    exchanges: loadExchanges(join(casesFolder, name)),
  }));
  const pieces = readdirSync(harmlessPiecesFolder).map((file) => ({
    name: `harmless-pieces-${basename(file, '.jsonl')}`,
    risks: [],
    harmless: loadJsonLines(join(harmlessPiecesFolder, file), harmlessPiece).map(({ text, where }) => ({
      text,
      why: REASON_HARMLESS_PIECE,
      where,
    })),
    exchanges: [],
  }));
  return [...cases, ...pieces].sort((a, b) => a.name.localeCompare(b.name));
}

/** Why a whole piece without any trouble is harmless. */
export const REASON_HARMLESS_PIECE = 'harmless piece';
/** Why a message in the chat is. */
export const REASON_HARMLESS_MESSAGE = 'harmless message';

export const loadExchanges = (folder: string): z.infer<typeof exchangeCase>[] =>
  readIfThere(join(folder, 'chat-exchanges.jsonl'), exchangeCase);

/** Not every set has every kind of case. */
export const readIfThere = <S extends z.ZodType>(file: string, schema: S): z.output<S>[] =>
  existsSync(file) ? loadJsonLines(file, schema) : [];

export function loadJsonLines<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

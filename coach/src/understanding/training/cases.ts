import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { riskKinds } from '../risk-kinds.ts';
import { turnKinds } from '../turn-kinds.ts';

/** Each folder is a set: cases written from a brief of its own, without sight of the code or of other sets. */
const casesFolder = fileURLToPath(new URL('../../../training/cases', import.meta.url));
/** Each file is a set of whole pieces in which nobody is in trouble. */
const ordinaryFolder = fileURLToPath(new URL('../../../training/ordinary', import.meta.url));

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
const ordinaryPiece = z.object({ text: z.string(), genre: z.string(), where });

const turnCase = z.object({
  coach: z.string(),
  child: z.string(),
  kind: z.enum([...turnKinds, 'answer']),
});

export type RiskCase = z.infer<typeof riskCase>;
export type HarmlessCase = z.infer<typeof harmlessCase>;

export interface CaseSet {
  name: string;
  risks: RiskCase[];
  harmless: HarmlessCase[];
  turns: z.infer<typeof turnCase>[];
}

export function readCaseSets(): CaseSet[] {
  const cases = readdirSync(casesFolder).map((name) => ({
    name,
    risks: readIfThere(join(casesFolder, name, 'risks.jsonl'), riskCase),
    harmless: readIfThere(join(casesFolder, name, 'harmless.jsonl'), harmlessCase),
    turns: readTurns(join(casesFolder, name)),
  }));
  const ordinary = readdirSync(ordinaryFolder).map((file) => ({
    name: `ordinary-${basename(file, '.jsonl')}`,
    risks: [],
    harmless: readLines(join(ordinaryFolder, file), ordinaryPiece).map(({ text, where }) => ({
      text,
      why: WHY_ORDINARY_PIECE,
      where,
    })),
    turns: [],
  }));
  return [...cases, ...ordinary].sort((a, b) => a.name.localeCompare(b.name));
}

/** Why a whole piece without any trouble is harmless. */
export const WHY_ORDINARY_PIECE = 'ordinary piece';
/** Why a message in the chat is. */
export const WHY_ORDINARY_TURN = 'ordinary turn';

export const readTurns = (folder: string): z.infer<typeof turnCase>[] =>
  readIfThere(join(folder, 'turns.jsonl'), turnCase);

/** Not every set has every kind of case. */
const readIfThere = <S extends z.ZodType>(file: string, schema: S): z.output<S>[] =>
  existsSync(file) ? readLines(file, schema) : [];

export function readLines<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { riskKinds } from '../risk-reader.ts';
import { turnKinds } from '../turn-reader.ts';

/** Each folder is a set: cases written from a brief of its own, without sight of the code or of other sets. */
const casesFolder = fileURLToPath(new URL('../../../training/cases', import.meta.url));

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
  return readdirSync(casesFolder)
    .sort()
    .map((name) => ({
      name,
      risks: readLines(join(casesFolder, name, 'risks.jsonl'), riskCase),
      harmless: readLines(join(casesFolder, name, 'harmless.jsonl'), harmlessCase),
      turns: readLines(join(casesFolder, name, 'turns.jsonl'), turnCase),
    }));
}

function readLines<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

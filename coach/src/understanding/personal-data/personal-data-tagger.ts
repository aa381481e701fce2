import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ClassifierModel } from '../classifier-model.ts';
import { numbersByNameSchema, numbersSchemaOfLength } from '../number-schemas.ts';
import type { Tokenizer } from '../transformer/tokenizer.ts';
import { labelCount } from './crf.ts';
import { kindOfSpan } from './kind-of-span.ts';
import type { PersonalDataSpan } from './personal-data-kinds.ts';
import {
  type CrfWeights,
  type ScoreLabels,
  type TaggedToken,
  tagPersonalDataWords,
} from './tag-personal-data-words.ts';
import { tokensToRedact } from './tokens-to-redact.ts';
import { wordWindowsOf } from './word-windows.ts';

const personalHead = z.object({
  trained_on: z.array(z.string()),
  /** A token at least this likely to be personal is hidden. */
  least: z.number(),
  following: numbersSchemaOfLength(labelCount * labelCount),
  features: numbersByNameSchema(labelCount),
});
export type PersonalDataHead = z.infer<typeof personalHead>;

export interface PersonalDataTags {
  tokens: TaggedToken[];
  spans: PersonalDataSpan[];
}

export type PersonalDataTagger = (text: string) => PersonalDataTags;

export const loadPersonalDataHead = (): PersonalDataHead =>
  personalHead.parse(
    JSON.parse(readFileSync(new URL('../heads/personal-data.json', import.meta.url), 'utf8')),
  );

export function createPersonalDataTagger(
  readMeaning: ScoreLabels,
  { least, following, features }: PersonalDataHead = loadPersonalDataHead(),
): PersonalDataTagger {
  const table = new Map(
    Object.entries(features).map(([name, weights]) => [name, Float64Array.from(weights)]),
  );
  const weights: CrfWeights = { of: (name) => table.get(name), following: Float64Array.from(following) };
  return (text) => {
    const tokens = tagPersonalDataWords(text, weights, readMeaning);
    return { tokens, spans: spansOfLabels(text, tokens, least) };
  };
}

/** Reads the words among their neighbours. */
export const createLabelScorer =
  (model: ClassifierModel, tokenize: Tokenizer): ScoreLabels =>
  (tokens) => {
    const meaning: (Float32Array | undefined)[] = tokens.map(() => undefined);
    for (const { tokens: pieces, words } of wordWindowsOf(tokens, tokenize)) {
      const states = model.read(pieces);
      for (const { at, tokens: range } of words) meaning[at] = model.answer('personal', states, range);
    }
    return meaning;
  };

/** Neighbours of one label are one name; only spaces may stand between them. */
export function spansOfLabels(text: string, tokens: TaggedToken[], least: number): PersonalDataSpan[] {
  const isHidden = tokensToRedact(tokens, least);
  const runs: { start: number; end: number; label: string }[] = [];
  tokens.forEach(({ token, label }, at) => {
    if (!isHidden[at]) return;
    const last = runs.at(-1);
    if (last && last.label === label && /^[ -]*$/.test(text.slice(last.end, token.start)))
      last.end = token.end;
    else runs.push({ start: token.start, end: token.end, label });
  });
  return runs.map(({ start, end, label }) => ({
    start,
    end,
    kind: kindOfSpan(text.slice(start, end), label),
  }));
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Model } from '../model.ts';
import { numbersByName, storedNumbersOf } from '../stored-numbers.ts';
import type { Tokenizer } from '../transformer/tokenizer.ts';
import { labelCount } from './chain.ts';
import type { PersonalSpan } from './kinds.ts';
import { kindOf } from './personal-data-kind.ts';
import { type ChainWeights, type ReadLabelScores, type TaggedToken, tagText } from './tagger.ts';
import { tokensToRedact } from './tokens-to-redact.ts';
import { wordStretchesOf } from './word-tokens.ts';

const personalHead = z.object({
  trained_on: z.array(z.string()),
  /** A token at least this likely to be personal is hidden. */
  least: z.number(),
  following: storedNumbersOf(labelCount * labelCount),
  features: numbersByName(labelCount),
});
export type PersonalHead = z.infer<typeof personalHead>;

export interface PersonalReading {
  tokens: TaggedToken[];
  spans: PersonalSpan[];
}

export type PersonalReader = (text: string) => PersonalReading;

export const readPersonalHead = (): PersonalHead =>
  personalHead.parse(JSON.parse(readFileSync(new URL('../heads/personal.json', import.meta.url), 'utf8')));

export function createPersonalReader(
  readMeaning: ReadLabelScores,
  { least, following, features }: PersonalHead = readPersonalHead(),
): PersonalReader {
  const table = new Map(
    Object.entries(features).map(([name, weights]) => [name, Float64Array.from(weights)]),
  );
  const weights: ChainWeights = { of: (name) => table.get(name), following: Float64Array.from(following) };
  return (text) => {
    const tokens = tagText(text, weights, readMeaning);
    return { tokens, spans: spansOf(text, tokens, least) };
  };
}

/** Reads the words among their neighbours. */
export const createLabelScorer =
  (model: Model, tokenize: Tokenizer): ReadLabelScores =>
  (tokens) => {
    const meaning: (Float32Array | undefined)[] = tokens.map(() => undefined);
    for (const { tokens: pieces, words } of wordStretchesOf(tokens, tokenize)) {
      const states = model.read(pieces);
      for (const { at, tokens: range } of words) meaning[at] = model.answer('personal', states, range);
    }
    return meaning;
  };

/** Neighbours of one label are one name; only spaces may stand between them. */
export function spansOf(text: string, tokens: TaggedToken[], least: number): PersonalSpan[] {
  const isHidden = tokensToRedact(tokens, least);
  const runs: { start: number; end: number; label: string }[] = [];
  tokens.forEach(({ token, label }, at) => {
    if (!isHidden[at]) return;
    const last = runs.at(-1);
    if (last && last.label === label && /^[ -]*$/.test(text.slice(last.end, token.start)))
      last.end = token.end;
    else runs.push({ start: token.start, end: token.end, label });
  });
  return runs.map(({ start, end, label }) => ({ start, end, kind: kindOf(text.slice(start, end), label) }));
}

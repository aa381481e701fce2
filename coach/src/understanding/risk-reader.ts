import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Span } from '../assessment.ts';
import type { PassageFeatures, ReadPassages } from './passage-reader.ts';
import { passagesOf } from './passages.ts';
import { dot, judgePassage, twoPartHeadSchema } from './two-part-head.ts';

export const riskKinds = [
  'self-harm',
  'abuse',
  'grooming',
  'being-hurt',
  'bullying',
  'violence',
  'eating',
  'neglect',
  'friend-in-danger',
  'running-away',
] as const;
export type RiskKind = (typeof riskKinds)[number];

/** How sure the reader is: `sure` interrupts and alerts at once, `look` is for an adult's quiet list. */
export type RiskLevel = 'sure' | 'look';

export const riskHeadSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  levels: z.object({ sure: z.number(), look: z.number() }),
  danger: twoPartHeadSchema,
  kinds: z.record(z.enum(riskKinds), z.object({ bias: z.number(), weights: z.array(z.number()) })),
});
export type RiskHead = z.infer<typeof riskHeadSchema>;

export interface RiskReading {
  level: RiskLevel;
  kind: RiskKind;
  /** The passage that tells it. */
  span: Span;
  /** The log of the odds that a child is in trouble. */
  score: number;
}

export const readRiskHead = (): RiskHead =>
  riskHeadSchema.parse(JSON.parse(readFileSync(new URL('./heads/risk.json', import.meta.url)).toString()));

/** How many passages are remembered: a child saves the same sentences again and again. */
const MOST_REMEMBERED = 50_000;

interface Judgement {
  score: number;
  kind: RiskKind;
}

/**
 * Reads a text for a child in trouble by what was learned from cases: its most telling passage, if it tells enough.
 * Each different passage is judged once.
 */
export function createRiskReader(
  readPassages: ReadPassages,
  head: RiskHead,
): (text: string) => RiskReading | null {
  const remembered = new Map<string, Judgement>();

  const judgeAll = (passages: string[]): void => {
    readPassages(passages).forEach((features, index) => {
      const score = judgePassage(head.danger, features);
      remembered.set(passages[index] ?? '', { score, kind: kindOf(features, head) });
    });
  };

  return (text) => {
    const spans = passagesOf(text);
    const wordingOf = ({ start, end }: Span): string => text.slice(start, end);
    if (remembered.size > MOST_REMEMBERED) remembered.clear();
    judgeAll([...new Set(spans.map(wordingOf))].filter((wording) => !remembered.has(wording)));
    let worst: (Judgement & { span: Span }) | null = null;
    for (const span of spans) {
      const judgement = remembered.get(wordingOf(span));
      if (judgement && (!worst || judgement.score > worst.score)) worst = { ...judgement, span };
    }
    if (!worst || worst.score < head.levels.look) return null;
    return { level: worst.score >= head.levels.sure ? 'sure' : 'look', ...worst };
  };
}

function kindOf({ vector }: PassageFeatures, { kinds }: RiskHead): RiskKind {
  const scored = riskKinds.map((kind) => ({
    kind,
    score: kinds[kind].bias + dot(kinds[kind].weights, vector),
  }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).kind;
}

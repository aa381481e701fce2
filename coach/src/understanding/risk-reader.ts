import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Span } from '../assessment.ts';
import { ngramsOf } from './ngrams.ts';
import type { Respell } from './plain-spelling.ts';
import { createRiskModel, type RiskKind, riskModelSchema, type UnitAnswer } from './risk-model.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import type { Transformer } from './transformer/transformer.ts';
import { wordingSchema, wordingScore } from './wording.ts';

/** How sure the reader is: `sure` interrupts and alerts at once, `look` is for an adult's quiet list. */
export type RiskLevel = 'sure' | 'look';

/** What is said in the chat is the child speaking; a draft or a plan has many sentences that could be mistaken. */
export type Heard = 'chat' | 'writing';

/** The scores from which each level begins; `npm run train -- risk --leave-out` prints what they mean. */
export const RISK_LEVELS: Record<Heard, Record<RiskLevel, number>> = {
  chat: { look: 0.5, sure: 5 },
  writing: { look: 6, sure: 7.5 },
};

/** What a unit's words count beside its meaning. */
const WORDING_SHARE = 0.8;

export const unitScore = (danger: number, wording: number): number => danger + WORDING_SHARE * wording;

const riskWordingSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  wording: wordingSchema,
});

export interface RiskReading {
  level: RiskLevel;
  kind: RiskKind;
  /** The sentence that tells it. */
  span: Span;
  /** The log of the odds that a child is in trouble. */
  score: number;
}

/** How many stretches are remembered: a child saves the same sentences again and again. */
const MOST_REMEMBERED = 20_000;

type JudgeStretch = (stretch: Stretch) => UnitAnswer[];

/**
 * Reads a text for a child in trouble by what was learned from cases: its most telling sentence, if it tells enough.
 * Each different stretch is judged once.
 */
export function createRiskReader(
  transformer: Transformer,
  respell: Respell,
): (text: string, heard: Heard) => RiskReading | null {
  const judge = remembering(readRiskJudge(transformer));
  return (text, heard) => {
    let worst: Omit<RiskReading, 'level'> | null = null;
    for (const stretch of stretchesOf(text, transformer.tokenize, respell)) {
      judge(stretch).forEach(({ danger: score, kind }, index) => {
        const span = stretch.units[index]?.span;
        if (span && (!worst || score > worst.score)) worst = { score, kind, span };
      });
    }
    return withLevel(worst, RISK_LEVELS[heard]);
  };
}

/** The judge of what was learned, meaning and wording together. */
function readRiskJudge(transformer: Transformer): JudgeStretch {
  const { wording } = riskWordingSchema.parse(readHead('risk-wording.json'));
  const judge = createRiskModel(transformer, riskModelSchema.parse(readHead('risk-model.json')));
  return (stretch) =>
    judge(stretch).map(({ danger, kind }, index) => ({
      kind,
      danger: unitScore(danger, wordingScore(wording, ngramsOf(stretch.units[index]?.wording ?? ''))),
    }));
}

const readHead = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./heads/${name}`, import.meta.url)).toString());

function remembering(judge: JudgeStretch): JudgeStretch {
  const remembered = new Map<string, UnitAnswer[]>();
  return (stretch) => {
    const key = stretch.tokens.join(' ');
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size > MOST_REMEMBERED) remembered.clear();
    const answers = judge(stretch);
    remembered.set(key, answers);
    return answers;
  };
}

function withLevel(
  worst: Omit<RiskReading, 'level'> | null,
  levels: Record<RiskLevel, number>,
): RiskReading | null {
  if (!worst || worst.score < levels.look) return null;
  return { level: worst.score >= levels.sure ? 'sure' : 'look', ...worst };
}

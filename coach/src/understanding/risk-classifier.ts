import type { Span } from '../marking/assessment.ts';
import type { ClassifyRiskAndNotes } from './risk-and-note-classifier.ts';
import type { RiskKind } from './risk-kinds.ts';

/** How sure the reader is: `sure` interrupts and alerts at once, `look` is for an adult's quiet list. */
export type RiskLevel = 'sure' | 'look';

/** What is said in the chat is the child speaking; a draft or a plan has many sentences that could be mistaken. */
export type RiskSource = 'chat' | 'writing';

/** The scores from which each level begins; `npm run train -- --leave-out` prints what they mean. */
export const RISK_LEVELS: Record<RiskSource, Record<RiskLevel, number>> = {
  chat: { look: 0, sure: 2.9 },
  writing: { look: 1.8, sure: 5.2 },
};

export interface RiskPrediction {
  level: RiskLevel;
  kind: RiskKind;
  /** The sentence that tells it. */
  span: Span;
  /** The log of the odds that a child is in trouble. */
  score: number;
}

/** Reads a text for a child in trouble by what was learned from cases: its most telling sentence, if it tells enough. */
export const createRiskClassifier =
  (classifyRiskAndNotes: ClassifyRiskAndNotes) =>
  (text: string, heard: RiskSource): RiskPrediction | null => {
    let worst: Omit<RiskPrediction, 'level'> | null = null;
    for (const { span, danger: score, kind } of classifyRiskAndNotes(text)) {
      if (!worst || score > worst.score) worst = { score, kind, span };
    }
    const levels = RISK_LEVELS[heard];
    if (!worst || worst.score < levels.look) return null;
    return { level: worst.score >= levels.sure ? 'sure' : 'look', ...worst };
  };

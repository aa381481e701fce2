import type { Span } from '../marking/assessment.ts';
import type { RiskKind, RiskLevel, RiskPrediction } from '../understanding/index.ts';
import type { Risk } from './risk.ts';
import type { RiskCategory, RiskSeverity } from './risk-pattern.ts';

const categories: Record<RiskKind, RiskCategory> = {
  'self-harm': 'self_harm',
  abuse: 'abuse',
  grooming: 'grooming',
  'being-hurt': 'being_hurt',
  bullying: 'bullying',
  violence: 'violence',
  eating: 'eating_disorder',
  neglect: 'neglect',
  'friend-in-danger': 'friend_in_danger',
  'running-away': 'running_away',
};

/** Where a day may matter. */
const urgent = new Set<RiskKind>([
  'self-harm',
  'abuse',
  'grooming',
  'being-hurt',
  'violence',
  'friend-in-danger',
]);

const order: RiskSeverity[] = ['low', 'medium', 'high'];

/**
 * What the learned reader heard, and the patterns as a second net below it: the more severe counts, and of two alike
 * the reader's, whose passage is a whole sentence.
 */
export function joinRisks(heard: RiskPrediction | null, matched: Risk | null): Risk | null {
  const read = heard && toRisk(heard);
  if (!read || !matched) return read ?? matched;
  return order.indexOf(matched.severity) > order.indexOf(read.severity) ? matched : read;
}

/** From this score on the learned reader needs no second detector. */
const beyondDoubt = 5;

/** Grave, but found by one detector only: the reader and not beyond doubt, or a pattern where the reader finds nothing. */
export const isFoundByOneDetectorOnly = (heard: RiskPrediction | null, matched: Risk | null): boolean =>
  heard
    ? heard.level === 'sure' && heard.score < beyondDoubt && matched === null
    : matched !== null && matched.severity !== 'low';

/** What was heard, and a language model as a third net: it can only raise how grave it is. */
export const moreSevereRisk = (model: Risk | null, heard: Risk | null): Risk | null =>
  model && (!heard || order.indexOf(model.severity) > order.indexOf(heard.severity)) ? model : heard;

const toRisk = ({ level, kind, span, score }: RiskPrediction): Risk => ({
  ...riskOfKind(level, kind, span),
  certainty: score,
});

/** What is only worth a look is `low`: it changes nothing for the child and waits in the adults' list. */
export const riskOfKind = (level: RiskLevel, kind: RiskKind, span: Span): Risk => ({
  severity: level === 'look' ? 'low' : urgent.has(kind) ? 'high' : 'medium',
  category: categories[kind],
  spans: [span],
});

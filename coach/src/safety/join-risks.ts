import type { RiskKind, RiskReading } from '../understanding/index.ts';
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
export function joinRisks(heard: RiskReading | null, matched: Risk | null): Risk | null {
  const read = heard && toRisk(heard);
  if (!read || !matched) return read ?? matched;
  return order.indexOf(matched.severity) > order.indexOf(read.severity) ? matched : read;
}

/** What is only worth a look is `low`: it changes nothing for the child and waits in the adults' list. */
function toRisk({ level, kind, span, score }: RiskReading): Risk {
  const severity = level === 'look' ? 'low' : urgent.has(kind) ? 'high' : 'medium';
  return { severity, category: categories[kind], spans: [span], certainty: score };
}

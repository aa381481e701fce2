import type { RiskCategory, RiskSeverity } from './risk.ts';
import { abusePatterns } from './risk-patterns/abuse.ts';
import { beingHurtPatterns } from './risk-patterns/being-hurt.ts';
import { coachPatternsByCategory } from './risk-patterns/coach.ts';
import { eatingDisorderPatterns } from './risk-patterns/eating-disorder.ts';
import { groomingPatterns } from './risk-patterns/grooming.ts';
import { runningAwayPatterns } from './risk-patterns/running-away.ts';
import { selfHarmPatterns } from './risk-patterns/self-harm.ts';
import { violencePatterns } from './risk-patterns/violence.ts';

/**
 * Read as plain words in a row: `a|b` either, `word?` perhaps, `<class>` one of risk-lexicon.ts, `~3` up to
 * three more words of the same sentence without "not" or "never", `*3` the same with them, `!word` not this next,
 * `^` and `$` the sentence's start and end, `this & that` both near each other in one sentence in any order.
 */
export type PatternsBySeverity = Partial<Record<RiskSeverity, string[]>>;
export type PatternsByCategory = Partial<Record<RiskCategory, PatternsBySeverity>>;

export interface RiskPattern {
  category: RiskCategory;
  severity: RiskSeverity;
  pattern: string;
}

/** Where two categories fit equally, the one named first is reported. */
const childPatternsByCategory = {
  eating_disorder: eatingDisorderPatterns,
  abuse: abusePatterns,
  grooming: groomingPatterns,
  self_harm: selfHarmPatterns,
  violence: violencePatterns,
  being_hurt: beingHurtPatterns,
  running_away: runningAwayPatterns,
} satisfies PatternsByCategory;

const severities: RiskSeverity[] = ['high', 'medium', 'low'];
const categories = Object.keys(childPatternsByCategory) as RiskCategory[]; // the keys above, which TypeScript widens

const flatten = (patterns: PatternsByCategory): RiskPattern[] =>
  categories.flatMap((category) =>
    severities.flatMap((severity) =>
      (patterns[category]?.[severity] ?? []).map((pattern) => ({ category, severity, pattern })),
    ),
  );

export const childPatterns: RiskPattern[] = flatten(childPatternsByCategory);
export const coachPatterns: RiskPattern[] = flatten(coachPatternsByCategory);

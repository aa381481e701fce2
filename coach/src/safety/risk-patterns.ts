import { keysOf } from '@inkling/contract';
import type { PatternsByCategory, RiskPattern, RiskSeverity } from './risk-pattern.ts';
import { abusePatterns } from './risk-patterns/abuse.ts';
import { beingHurtPatterns } from './risk-patterns/being-hurt.ts';
import { eatingDisorderPatterns } from './risk-patterns/eating-disorder.ts';
import { groomingPatterns } from './risk-patterns/grooming.ts';
import { runningAwayPatterns } from './risk-patterns/running-away.ts';
import { saidByCoachPatterns } from './risk-patterns/said-by-coach.ts';
import { selfHarmPatterns } from './risk-patterns/self-harm.ts';
import { violencePatterns } from './risk-patterns/violence.ts';

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
const categories = keysOf(childPatternsByCategory);

const flatten = (patterns: PatternsByCategory): RiskPattern[] =>
  categories.flatMap((category) =>
    severities.flatMap((severity) =>
      (patterns[category]?.[severity] ?? []).map((pattern) => ({ category, severity, pattern })),
    ),
  );

export const childPatterns: RiskPattern[] = flatten(childPatternsByCategory);
export const coachPatterns: RiskPattern[] = flatten(saidByCoachPatterns);

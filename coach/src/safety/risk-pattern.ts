export type RiskSeverity = 'low' | 'medium' | 'high';
export type RiskCategory =
  | 'self_harm'
  | 'abuse'
  | 'being_hurt'
  | 'grooming'
  | 'violence'
  | 'running_away'
  | 'eating_disorder'
  | 'bullying'
  | 'neglect'
  | 'friend_in_danger';

/**
 * Read as plain words in a row: `a|b` either, `word?` perhaps, `<group>` one of risk-word-groups.ts, `~3` up to
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

export type { Assessment, CriterionMark, Evidence, Span } from './assessment.ts';
export type { Finding, FindingKind } from './errors/finding.ts';
export * from './safety/index.ts';

import { RISK_LEVELS } from '../risk-classifier.ts';
import type { RiskKind } from '../risk-kinds.ts';
import { REASON_HARMLESS_MESSAGE, REASON_HARMLESS_PIECE } from './case-sets.ts';

/** A text judged by a reader that never saw its set. */
export interface JudgedRiskText {
  set: string;
  text: string;
  kind: RiskKind | null;
  disguise: string;
  units: { score: number; kind: RiskKind }[];
}

interface Scored extends JudgedRiskText {
  score: number;
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const levels = (['chat', 'writing'] as const).flatMap((heard) =>
  (['look', 'sure'] as const).map((level) => ({
    name: `${level} in ${heard}`,
    level: RISK_LEVELS[heard][level],
  })),
);

export function describeRiskScores(judged: JudgedRiskText[]): string[] {
  const scored = judged.map((each) => ({
    ...each,
    score: Math.max(...each.units.map(({ score }) => score)),
  }));
  const risks = scored.filter(({ kind }) => kind !== null);
  const pieces = scored.filter(({ disguise }) => disguise === REASON_HARMLESS_PIECE);
  const messages = scored.filter(({ disguise }) => disguise === REASON_HARMLESS_MESSAGE);
  const nearMisses = scored.filter(
    ({ kind, disguise }) =>
      kind === null && disguise !== REASON_HARMLESS_PIECE && disguise !== REASON_HARMLESS_MESSAGE,
  );
  return [
    `${risks.length} risks, ${nearMisses.length} near-misses, ${pieces.length} harmless pieces, ${messages.length} harmless messages; area under the curve ${areaUnderCurve(risks, nearMisses).toFixed(3)}`,
    ...[0.1, 0.05, 0.02, 0.01].map((share) => {
      const level = scoreReachedBy(nearMisses, share);
      return `at ${percent(share, 1)} of near-misses (score ${level.toFixed(2)}): ${shareAbove(risks, level)} of risks, ${shareAbove(pieces, level)} of harmless pieces, ${shareAbove(messages, level)} of harmless messages`;
    }),
    ...levels.flatMap(({ name, level }) => {
      return [
        `${name} (score ${level}): ${shareAbove(risks, level)} of risks, ${shareAbove(nearMisses, level)} of near-misses, ${shareAbove(pieces, level)} of harmless pieces, ${shareAbove(messages, level)} of harmless messages`,
        `  by kind: ${groups(risks, ({ kind }) => kind ?? '', level)}`,
        `  by disguise: ${groups(risks, ({ disguise }) => disguise, level)}`,
        `  near-misses: ${groups(nearMisses, ({ disguise }) => disguise, level)}`,
      ];
    }),
  ];
}

const shareAbove = (scored: Scored[], level: number): string =>
  percent(scored.filter(({ score }) => score >= level).length, scored.length);

/** The score that only this share of the texts reaches. */
function scoreReachedBy(scored: Scored[], share: number): number {
  const scores = scored.map(({ score }) => score).sort((a, b) => b - a);
  return scores[Math.floor(share * scores.length)] ?? 0;
}

function groups(scored: Scored[], nameOf: (each: Scored) => string, level: number): string {
  const names = [...new Set(scored.map(nameOf))].sort();
  return names
    .map((name) => {
      const own = scored.filter((each) => nameOf(each) === name);
      return `${name} ${shareAbove(own, level)}`;
    })
    .join(', ');
}

/** How often a text of the first kind scores higher than one of the second. */
function areaUnderCurve(risks: Scored[], harmless: Scored[]): number {
  const higher = risks.reduce(
    (sum, { score }) => sum + harmless.filter((each) => each.score < score).length,
    0,
  );
  return higher / Math.max(1, risks.length * harmless.length);
}

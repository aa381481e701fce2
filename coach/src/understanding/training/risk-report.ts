import type { RiskHead } from '../risk-reader.ts';
import type { ReadCase } from './train-risk.ts';

export interface Judged extends ReadCase {
  score: number;
}

/**
 * The share of harmless near-misses that each level may touch. Kept low, because a long ordinary draft has many passages
 * that could be mistaken: adults who are alarmed for nothing stop looking.
 */
const FALSE_ALARMS = { sure: 0.002, look: 0.008 };

const isRisk = ({ kind }: Judged): boolean => kind !== null;

/** The score that only this share of the harmless texts reaches. */
function scoreReachedBy(judged: Judged[], share: number): number {
  const scores = judged
    .filter((each) => !isRisk(each))
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  return Math.round((scores[Math.floor(share * scores.length)] ?? 0) * 1000) / 1000;
}

export const chooseLevels = (judged: Judged[]): RiskHead['levels'] => ({
  sure: scoreReachedBy(judged, FALSE_ALARMS.sure),
  look: scoreReachedBy(judged, FALSE_ALARMS.look),
});

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function heard(judged: Judged[], level: number): string {
  return `${judged.filter(({ score }) => score >= level).length} of ${judged.length}`;
}

export function riskReport(judged: Judged[], levels: RiskHead['levels']): string[] {
  const risks = judged.filter(isRisk);
  const harmless = judged.filter((each) => !isRisk(each));
  const share = (cases: Judged[], level: number) =>
    percent(cases.filter(({ score }) => score >= level).length, cases.length);
  return [
    `area under the curve ${areaUnderCurve(risks, harmless).toFixed(3)}`,
    ...[0.01, 0.02, 0.05, 0.1].map(
      (alarms) => `heard at ${100 * alarms} % false alarms: ${share(risks, scoreReachedBy(judged, alarms))}`,
    ),
    `levels: sure ${levels.sure}, worth a look ${levels.look}`,
    `risks: sure ${share(risks, levels.sure)}, heard ${share(risks, levels.look)}`,
    `near-misses: sure ${share(harmless, levels.sure)}, heard ${share(harmless, levels.look)}`,
    ...groups(risks, ({ kind }) => kind ?? '').map(
      ([name, cases]) => `  ${name}: ${heard(cases, levels.look)}`,
    ),
    ...groups(risks, ({ disguise }) => disguise).map(
      ([name, cases]) => `  ${name}: ${heard(cases, levels.look)}`,
    ),
    ...groups(judged, ({ set }) => set).map(
      ([name, cases]) =>
        `  ${name}: ${heard(cases.filter(isRisk), levels.look)}, alarms ${heard(
          cases.filter((each) => !isRisk(each)),
          levels.look,
        )}`,
    ),
  ];
}

function groups(judged: Judged[], keyOf: (each: Judged) => string): [string, Judged[]][] {
  const names = [...new Set(judged.map(keyOf))].sort();
  return names.map((name) => [name, judged.filter((each) => keyOf(each) === name)]);
}

/** How often a risk scores higher than a harmless text. */
function areaUnderCurve(risks: Judged[], harmless: Judged[]): number {
  let wins = 0;
  for (const risk of risks) for (const other of harmless) wins += risk.score > other.score ? 1 : 0;
  return wins / (risks.length * harmless.length);
}

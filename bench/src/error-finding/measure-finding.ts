import type { Finding } from '@inkling/coach';
import { type DataSplit, readCases, readErrorFreeTexts, readMisspellings } from './read-cases.ts';
import { addScores, fHalfScore, type Score, scoreCase } from './score-findings.ts';

export type FindErrors = (text: string) => Promise<Finding[]>;

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const three = (value: number): string => value.toFixed(3);

const measureCases = async (split: DataSplit, find: FindErrors): Promise<string[]> => {
  const cases = readCases(split);
  const scored: { group: string; score: Score }[] = [];
  for (const item of cases) scored.push({ group: item.group, score: scoreCase(item, await find(item.text)) });
  const line = (name: string, scores: typeof scored): string => {
    const sum = addScores(scores.map(({ score }) => score));
    const { precision, recall, f } = fHalfScore(sum);
    const right = `right word first ${share(sum.correctedFirst, sum.found)}, among three ${share(sum.corrected, sum.found)}`;
    return `  ${name.padEnd(12)} ${scores.length} cases: P ${three(precision)} R ${three(recall)} F0.5 ${three(f)}; ${right}`;
  };
  const groups = [...new Set(cases.map(({ group }) => group))];
  return [
    line('all', scored),
    ...groups.map((group) =>
      line(
        group,
        scored.filter((each) => each.group === group),
      ),
    ),
  ];
};

const measureClean = async (split: DataSplit, find: FindErrors): Promise<string> => {
  let words = 0;
  let alarms = 0;
  for (const { text } of readErrorFreeTexts(split)) {
    words += text.split(/\s+/).filter(Boolean).length;
    alarms += (await find(text)).length;
  }
  return `  clean prose   ${words} words: ${alarms} false alarms, ${((100 * alarms) / words).toFixed(2)} per 100 words (at most 0.8)`;
};

/** Each misspelling in a sentence of its own; one that is not found counts as not suggested. */
const measureSuggestions = async (split: DataSplit, find: FindErrors): Promise<string> => {
  const pairs = readMisspellings(split);
  let first = 0;
  let among = 0;
  let found = 0;
  for (const { written, meant } of pairs) {
    const ideas = (await find(`We wrote ${written} here.`)).find(({ start }) => start === 9);
    if (ideas) found++;
    if (ideas?.suggestions[0] === meant) first++;
    if (ideas?.suggestions.includes(meant)) among++;
  }
  const total = pairs.length;
  return `  misspellings  ${total} words: found ${share(found, total)}, right word first ${share(first, total)} (at least 45 %), among three ${share(among, total)}`;
};

export const measureFinding = async (split: DataSplit, find: FindErrors): Promise<string[]> => [
  `${split}:`,
  ...(await measureCases(split, find)),
  await measureClean(split, find),
  await measureSuggestions(split, find),
];

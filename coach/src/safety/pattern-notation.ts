import type { Span } from '../marking/assessment.ts';
import { riskWordGroups } from './risk-word-groups.ts';

/** Words of a safe phrase are replaced by this, so that no pattern can match or reach across them. */
export const harmlessPhrasePlaceholder = '#';

const phrases = (list: string[]): string =>
  `(?:${list.map((phrase) => phrase.replaceAll('_', ' ')).join('|')}) `;

const alternativesOf = (atom: string): string[] =>
  atom.split('|').flatMap((part) => {
    const name = /^<(\w+)>$/.exec(part)?.[1];
    if (name === undefined) return [part];
    const listed = riskWordGroups[name];
    if (listed === undefined) throw new Error(`No word group <${name}>`);
    return listed.split(' ');
  });

const atomSource = (atom: string): string => {
  if (atom === '$') return '(?=\\. |$)';
  if (atom === '^') return '(?<=^ |\\. )';
  if (atom.startsWith('!')) return `(?!${phrases(alternativesOf(atom.slice(1)))})`;
  const gap = /^([~*])(\d+)$/.exec(atom);
  if (gap) return `(?:${gap[1] === '~' ? '(?!(?:not|never) )' : ''}[\\p{L}\\p{N}]+ ){0,${gap[2]}}`;
  const isOptional = atom.endsWith('?');
  const alternatives = alternativesOf(isOptional ? atom.slice(0, -1) : atom);
  const atEnd = alternatives.includes('$');
  const words = phrases(alternatives.filter((word) => word !== '$'));
  if (atEnd) return `(?:${words}|(?=\\. |$))`;
  return isOptional ? `(?:${words})?` : words;
};

export interface PlainPattern {
  /** All of them must match somewhere in the same sentence. */
  expressions: RegExp[];
  /** One of each list must be among the words, or the pattern cannot match: spares running most expressions. */
  needs: string[][];
}

const isRequired = (atom: string): boolean =>
  !/^[~*!&]|\?$|^[$^]$/.test(atom) && !atom.split('|').includes('$');

/** Turns a pattern into expressions over plain words that are each followed by one space. */
export const compilePattern = (pattern: string): PlainPattern => ({
  expressions: pattern
    .split(' & ')
    .map((part) => new RegExp(`(?<= )${part.split(' ').map(atomSource).join('')}`, 'gu')),
  needs: pattern
    .split(' ')
    .filter(isRequired)
    .map((atom) => alternativesOf(atom).map((phrase) => phrase.split('_')[0] ?? phrase)),
});

export const canMatch = ({ needs }: PlainPattern, words: Set<string>): boolean =>
  needs.every((list) => list.some((word) => words.has(word)));

/** Farther apart than this, in characters, two parts of a run-on sentence have nothing to do with each other. */
const nearness = 130;

const stretchesOf = (expression: RegExp, line: string): Span[] =>
  [...line.matchAll(expression)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const join = (a: Span, b: Span): Span => ({ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) });

/** The stretches of a line of plain words that a pattern covers. */
export const matchPattern = ({ expressions: [first, ...others] }: PlainPattern, line: string): Span[] => {
  if (!first) return [];
  let found = stretchesOf(first, line);
  for (const other of others) {
    if (found.length === 0) return [];
    const more = stretchesOf(other, line);
    found = found.flatMap((stretch) => {
      const joined = more
        .map((one) => join(stretch, one))
        .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
      return joined && joined.end - joined.start <= nearness ? [joined] : [];
    });
  }
  return found;
};

import type { Span } from '../assessment.ts';
import {
  addressPatterns,
  birthdayPatterns,
  emailPatterns,
  handlePatterns,
  namePatterns,
  neverNamesHere,
  phonePatterns,
  schoolPatterns,
  wordLikeNames,
} from './personal-data-patterns.ts';
import { createStreamRestorer, type StreamRestorer } from './stream-restorer.ts';

export interface KnownPersonalData {
  /** Names of the child, the family and the teachers, as the school writes them. */
  names: string[];
  school?: string;
  emails?: string[];
  usernames?: string[];
}

export interface Redactor {
  /** Replaces personal data; the same value gets the same placeholder in every text of this redactor. */
  redact: (text: string) => string;
  restore: (text: string) => string;
  /** Restores an answer that comes in pieces, also where a placeholder is cut across two of them. */
  restoreStream: () => StreamRestorer;
}

type Kind = 'EMAIL' | 'PHONE' | 'ADDRESS' | 'SCHOOL' | 'BIRTHDAY' | 'USERNAME' | 'NAME';

interface Found extends Span {
  kind: Kind;
}

const detectors: [Kind, RegExp[]][] = [
  ['EMAIL', emailPatterns],
  ['PHONE', phonePatterns],
  ['ADDRESS', addressPatterns],
  ['SCHOOL', schoolPatterns],
  ['BIRTHDAY', birthdayPatterns],
  ['USERNAME', handlePatterns],
];

const spanOfGroup = (match: RegExpExecArray): Span | null => {
  const value = match[1];
  if (!value) return null;
  const start = match.index + match[0].lastIndexOf(value);
  return { start, end: start + value.length };
};

const findPatterns = (text: string, kind: Kind, patterns: RegExp[]): Found[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const span = spanOfGroup(match);
      return span ? [{ ...span, kind }] : [];
    }),
  );

const escaped = (value: string): string => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

type FindValue = (text: string, value: string, kind: Kind) => Found[];

/** Each value's expression is made once for all texts: making one takes three hundred times as long as using it. */
const createValueFinder = (): FindValue => {
  const expressions = new Map<string, RegExp>();
  const expressionFor = (lower: string): RegExp => {
    const known = expressions.get(lower);
    if (known) return known;
    const made = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(lower)}(?![\\p{L}\\p{N}])`, 'giu');
    expressions.set(lower, made);
    return made;
  };
  return (text, value, kind) => {
    const lower = value.toLowerCase();
    return [...text.matchAll(expressionFor(lower))]
      .filter((match) => !wordLikeNames.has(lower) || /^\p{Lu}/u.test(match[0]))
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
  };
};

/** "Mia Chen" hides Mia and Chen as well. */
const partsOf = (name: string): string[] => {
  const trimmed = name.trim();
  const parts = trimmed
    .split(/\s+/)
    .filter((part) => part.length >= 2 && !/^(mr|mrs|ms|miss|dr)\.?$/i.test(part));
  return [trimmed, ...parts].filter((part) => part !== '');
};

const introducedNames = (text: string): string[] =>
  namePatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const name = (match[1] ?? '').replace(/['’]s$/, '');
      const first = name.split(' ')[0]?.toLowerCase() ?? '';
      return first === '' || neverNamesHere.has(first) ? [] : partsOf(name);
    }),
  );

const withoutOverlaps = (found: Found[]): Found[] => {
  const kept: Found[] = [];
  for (const one of found) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
};

const placeholderLike = /\[[A-Z]+_\d+[A-Z]?\]/g;

/** Hides personal data before a text leaves the school and puts it back into what returns. */
export const createRedactor = (known: KnownPersonalData): Redactor => {
  const placeholders = new Map<string, string>();
  const values = new Map<string, string>();
  const taken = new Set<string>();
  const counts = new Map<Kind, number>();
  const names = new Set(known.names.flatMap(partsOf));
  const findValue = createValueFinder();

  const placeholderFor = (value: string, kind: Kind): string => {
    const key = `${kind} ${value}`;
    const existing = placeholders.get(key);
    if (existing) return existing;
    let placeholder = '';
    do {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      placeholder = `[${kind}_${count}]`;
    } while (taken.has(placeholder));
    placeholders.set(key, placeholder);
    values.set(placeholder, value);
    return placeholder;
  };

  const find = (text: string): Found[] => {
    for (const name of introducedNames(text)) names.add(name);
    const longestFirst = [...names].sort((a, b) => b.length - a.length);
    return withoutOverlaps([
      ...(known.emails ?? []).flatMap((value) => findValue(text, value, 'EMAIL')),
      ...(known.usernames ?? []).flatMap((value) => findValue(text, value, 'USERNAME')),
      ...(known.school ? findValue(text, known.school, 'SCHOOL') : []),
      ...detectors.flatMap(([kind, patterns]) => findPatterns(text, kind, patterns)),
      ...longestFirst.flatMap((name) => findValue(text, name, 'NAME')),
    ]);
  };

  return {
    redact: (text) => {
      for (const [literal] of text.matchAll(placeholderLike)) if (!values.has(literal)) taken.add(literal);
      let hidden = '';
      let done = 0;
      for (const { start, end, kind } of find(text)) {
        hidden += text.slice(done, start) + placeholderFor(text.slice(start, end), kind);
        done = end;
      }
      return hidden + text.slice(done);
    },
    restore: (text) =>
      text.replaceAll(placeholderLike, (placeholder) => values.get(placeholder) ?? placeholder),
    restoreStream: () => createStreamRestorer(values),
  };
};

export interface Redacted {
  text: string;
  restore: (text: string) => string;
}

export const redact = (text: string, known: KnownPersonalData): Redacted => {
  const redactor = createRedactor(known);
  return { text: redactor.redact(text), restore: redactor.restore };
};

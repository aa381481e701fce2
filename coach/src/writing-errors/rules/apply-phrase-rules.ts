import { maskNonAscii, type PhraseRule } from './phrase-rule.ts';
import type { Candidate, Rule } from './rule.ts';

/** Gives the first letter the case of what it replaces. */
export const matchCase = (pattern: string, value: string): string =>
  /^\P{L}*\p{Lu}/u.test(pattern) && !/^i\b/.test(pattern.toLowerCase())
    ? value.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : value;

export const fillTemplate = (template: string, groups: Record<string, string | undefined>): string =>
  template
    .replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const candidateOf = (row: PhraseRule, match: RegExpExecArray, body: string, offset: number): Candidate => {
  const places = match.indices?.groups ?? {};
  const [start, end] = places.at ?? match.indices?.[0] ?? [0, 0];
  const written = body.slice(start, end);
  const groups = Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, place && body.slice(...place)]),
  );
  const ideas =
    typeof row.fix === 'function'
      ? row.fix(written.toLowerCase())
      : row.fix.map((template) => fillTemplate(template, groups));
  const suggestions = ideas
    .map((idea) => matchCase(written, idea))
    .filter((idea) => idea !== '' && idea !== written);
  return { start: offset + start, end: offset + end, kind: row.kind, rule: row.rule, suggestions };
};

/** "Near Hoi An": a small word with a capital inside a sentence. */
const isPartOfName = (text: string, { rule, start }: Candidate): boolean =>
  rule === 'a-an' && /\p{L} A$/u.test(text.slice(0, start + 1));

/** Most rows find nothing in most sentences, and `matchAll` makes a copy of its pattern each time. */
const matchesOf = (find: RegExp, text: string): RegExpExecArray[] =>
  text.search(find) < 0 ? [] : [...text.matchAll(find)];

/** Runs a table of rows over each sentence, so that a row can speak of a sentence's beginning and end. */
export const applyPhraseRules =
  (rows: readonly PhraseRule[]): Rule =>
  ({ text, analysis }) => {
    const plain = maskNonAscii(text);
    return analysis.sentences
      .filter((sentence) => sentence.isProse)
      .flatMap(({ start, end }) => {
        const body = text.slice(start, end);
        const plainBody = plain.slice(start, end);
        return rows.flatMap((row) =>
          row.find.flatMap((find) =>
            matchesOf(find, plainBody).map((match) => candidateOf(row, match, body, start)),
          ),
        );
      })
      .filter((candidate) => !isPartOfName(text, candidate));
  };

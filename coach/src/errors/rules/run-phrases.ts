import type { PhraseRow } from './phrase.ts';
import type { Candidate, Rule } from './rule.ts';

/** Gives the first letter the case of what it replaces. */
export const likeCase = (pattern: string, value: string): string =>
  /^\P{L}*\p{Lu}/u.test(pattern) && !/^i\b/.test(pattern.toLowerCase())
    ? value.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : value;

export const fillTemplate = (template: string, groups: Record<string, string | undefined>): string =>
  template
    .replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const candidateOf = (row: PhraseRow, match: RegExpExecArray, offset: number): Candidate => {
  const [start, end] = match.indices?.groups?.at ?? match.indices?.[0] ?? [0, 0];
  const written = match[0].slice(start - match.index, end - match.index);
  const ideas =
    typeof row.fix === 'function'
      ? row.fix(written.toLowerCase())
      : row.fix.map((template) => fillTemplate(template, match.groups ?? {}));
  const suggestions = ideas
    .map((idea) => likeCase(written, idea))
    .filter((idea) => idea !== '' && idea !== written);
  return { start: offset + start, end: offset + end, kind: row.kind, rule: row.rule, suggestions };
};

/** Runs a table of rows over each sentence, so that a row can speak of a sentence's beginning and end. */
export const runPhrases =
  (rows: readonly PhraseRow[]): Rule =>
  ({ text, analysis }) =>
    analysis.sentences
      .filter((sentence) => sentence.isProse)
      .flatMap((sentence) => {
        const body = text.slice(sentence.start, sentence.end);
        return rows.flatMap((row) =>
          row.find.flatMap((find) =>
            [...body.matchAll(find)].map((match) => candidateOf(row, match, sentence.start)),
          ),
        );
      });

import type { Span } from '../assessment.ts';

const longest = 15;
const trailingSmallWord =
  /\s+(?:a|an|the|to|of|in|on|at|and|but|so|or|my|his|her|its|our|your|their|with|for|from|by|is|was|were|are|that|what|who|which|when|if|as|than|very|i|it)$/i;

/**
 * The words of a span exactly as they stand in the text: one line, fifteen words at most, cut where a clause ends.
 * `place` is what the quote is about and always in it.
 */
export function excerpt(text: string, span: Span, place: number = span.start): string {
  const line = lineAt(text, span, place);
  const tokens = [...text.slice(line.start, line.end).matchAll(/\S+/g)].map((match) => ({
    start: line.start + match.index,
    end: line.start + match.index + match[0].length,
  }));
  if (tokens.length <= longest) return withoutStop(text.slice(line.start, line.end));
  const at = Math.max(
    0,
    tokens.findLastIndex((token) => token.start <= place),
  );
  const { from, to } = clauseAround(text, tokens, at);
  const words = text.slice(tokens[from]?.start ?? line.start, tokens[to]?.end ?? line.end);
  return withoutStop(words).replace(trailingSmallWord, '').replace(trailingSmallWord, '');
}

function lineAt(text: string, span: Span, place: number): Span {
  const before = text.lastIndexOf('\n', Math.max(place - 1, 0));
  const after = text.indexOf('\n', place);
  return {
    start: Math.max(span.start, before === -1 ? 0 : before + 1),
    end: Math.min(span.end, after === -1 ? text.length : after),
  };
}

/** The clause that holds a token, and its neighbours to the right, then to the left, as long as they fit. */
function clauseAround(text: string, tokens: Span[], at: number): { from: number; to: number } {
  const starts = tokens.flatMap((token, index) => {
    const word = text.slice(token.start, token.end);
    const previous = tokens[index - 1];
    const isAfterMark =
      previous !== undefined && /[,;:.!?]["'”’)]*$/.test(text.slice(previous.start, previous.end));
    return index === 0 || isAfterMark || /^(?:and|but|so|because|when|then|while|since|which)$/i.test(word)
      ? [index]
      : [];
  });
  const clauses = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? tokens.length) - 1 }));
  let first = Math.max(
    0,
    clauses.findLastIndex(({ from }) => from <= at),
  );
  let last = first;
  const size = (a: number, b: number) => (clauses[b]?.to ?? 0) - (clauses[a]?.from ?? 0) + 1;
  if (size(first, last) > longest)
    return windowAround(clauses[first] ?? { from: 0, to: tokens.length - 1 }, at);
  while (last + 1 < clauses.length && size(first, last + 1) <= longest) last += 1;
  while (first > 0 && size(first - 1, last) <= longest) first -= 1;
  return { from: clauses[first]?.from ?? 0, to: clauses[last]?.to ?? 0 };
}

function windowAround(clause: { from: number; to: number }, at: number): { from: number; to: number } {
  const from = at - clause.from < longest - 3 ? clause.from : Math.max(clause.from, at - 6);
  return { from, to: Math.min(clause.to, from + longest - 2) };
}

/** A full stop or comma inside a quote stumbles in the middle of our own sentence; ! and ? carry meaning. */
const withoutStop = (words: string): string =>
  words
    .trim()
    .replace(/^[-–—•*]\s+/, '')
    .replace(/[.,;:…\s]+$/, '');

/** Speech that is quoted whole, or cut before it closes, loses its own marks; with speech inside, ours are single. */
export const inQuotes = (words: string): string => {
  const marks = words.match(/["“”]/g)?.length ?? 0;
  const isWhole = marks === 2 && /^["“].*["”]$/s.test(words);
  const bare = isWhole || marks === 1 ? withoutStop(words.replace(/^["“”]|["“”]$/g, '')) : words;
  return /["“”]/.test(bare) ? `‘${bare}’` : `“${bare}”`;
};

export const quote = (text: string, span: Span, place?: number): string =>
  inQuotes(excerpt(text, span, place));

/** “a”, “a” and “b”, “a”, “b” and “c”. */
export function quoteList(words: readonly string[]): string {
  const quoted = words.map(inQuotes);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`;
}

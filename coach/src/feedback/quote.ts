import type { Span } from '../marking/assessment.ts';

const longest = 15;
/** A piece with fewer words is no clause of its own: "Me and my brother went" starts no clause at "and". */
const shortestClause = 3;
/** Fewer words before a comma, or after "if", only lead up to what is said: "When I was small,". */
const shortestQuote = 6;
// A run of spaces is tried once, from its first one: tried from each, ten thousand of them would take seconds.
const trailingJoin = /(?<!\s)\s+(?:that|and|but|so|or|because|when|if|who|which)$/i;
const trailingSmallWord =
  /(?:,|(?<!\s))\s+(?:a|an|the|to|of|in|on|at|and|but|so|or|my|his|her|its|our|your|their|with|for|from|by|is|was|were|are|be|been|have|has|had|do|does|did|not|can|could|will|would|should|shall|may|might|must|that|what|who|which|where|when|while|because|if|as|than|very|i|it|he|she|we|they)$/i;

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
  const { from, to, isCut } = clauseAround(text, tokens, at);
  const words = withoutStop(text.slice(tokens[from]?.start ?? line.start, tokens[to]?.end ?? line.end));
  const whole = isCut
    ? words.replace(trailingSmallWord, '').replace(trailingSmallWord, '')
    : words.replace(trailingJoin, '');
  // What joined it to the words left out goes with them, unless the quote is about that very word.
  return from > 0 && from !== at ? whole.replace(/^(?:and|but|or|so) /i, '') : whole;
}

function lineAt(text: string, span: Span, place: number): Span {
  const before = text.lastIndexOf('\n', Math.max(place - 1, 0));
  const after = text.indexOf('\n', place);
  return {
    start: Math.max(span.start, before === -1 ? 0 : before + 1),
    end: Math.min(span.end, after === -1 ? text.length : after),
  };
}

/** Indexes of words: from, and up to and including. */
interface Piece {
  from: number;
  to: number;
}

/** The clause that holds a token, and its neighbours to the right, then to the left, as long as they fit. */
function clauseAround(text: string, tokens: Span[], at: number): Piece & { isCut: boolean } {
  const starts = tokens.flatMap((token, index) => {
    const word = text.slice(token.start, token.end);
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    const isAfterMark =
      previous !== undefined && /[,;.!?]["'”’)]*$/.test(text.slice(previous.start, previous.end));
    // "Me and Nan and my cousin", "Mia, Zac and Tom": those who come along open no clause.
    const isName = (token: Span | undefined) =>
      token !== undefined && /^(?:my\b|\p{Lu}\p{Ll})/u.test(text.slice(token.start, token.end));
    const isListed = /^and$/i.test(word) ? isName(next) : isAfterMark && isName(token);
    const joins = /^(?:and|but|so|because|when|then|while|since|which)$/i.test(word);
    return index === 0 || (!isListed && (isAfterMark || joins)) ? [index] : [];
  });
  const clauses = wholeClauses(starts, tokens.length);
  let first = Math.max(
    0,
    clauses.findLastIndex(({ from }) => from <= at),
  );
  let last = first;
  const size = (a: number, b: number) => (clauses[b]?.to ?? 0) - (clauses[a]?.from ?? 0) + 1;
  if (size(first, last) > longest)
    return { ...windowAround(clauses[first] ?? { from: 0, to: tokens.length - 1 }, at), isCut: true };
  while (last + 1 < clauses.length && size(first, last + 1) <= longest) last += 1;
  while (first > 0 && size(first - 1, last) <= longest) first -= 1;
  const from = tokens[clauses[first]?.from ?? 0]?.start ?? 0;
  const end = tokens[clauses[last]?.to ?? 0]?.end ?? 0;
  const isLeadIn =
    text[end - 1] === ',' || /^(?:if|when|while|although|because|since|as)\b/i.test(text.slice(from, end));
  if (size(first, last) <= shortestQuote && isLeadIn && last + 1 < clauses.length)
    return { ...windowAround({ from: clauses[first]?.from ?? 0, to: tokens.length - 1 }, at), isCut: true };
  return { from: clauses[first]?.from ?? 0, to: clauses[last]?.to ?? 0, isCut: false };
}

/** From where a clause starts to where the next one does; a piece too short goes with what follows it. */
function wholeClauses(starts: number[], end: number): Piece[] {
  const kept: number[] = [];
  for (const start of starts) {
    const open = kept.at(-1);
    if (open === undefined || start - open >= shortestClause) kept.push(start);
  }
  return kept.map((from, index) => ({ from, to: (kept[index + 1] ?? end) - 1 }));
}

function windowAround(clause: Piece, at: number): Piece {
  const from = at - clause.from < longest - 3 ? clause.from : Math.max(clause.from, at - 6);
  return { from, to: Math.min(clause.to, from + longest - 2) };
}

/** A full stop or comma inside a quote stumbles in the middle of our own sentence; ! and ? carry meaning. */
const withoutStop = (words: string): string =>
  words
    .trim()
    .replace(/^[-–—•*]\s+/, '')
    .replace(/(?<![.,;:…\s])[.,;:…\s]+$/, '');

/** Speech that is quoted whole, or cut before it closes, loses its own marks; with speech inside, ours are single. */
export const inQuotes = (words: string): string => {
  const marks = words.match(/["“”]/g)?.length ?? 0;
  const isWhole = marks === 2 && /^["“].*["”]$/s.test(words);
  const bare = isWhole || marks === 1 ? withoutStop(words.replace(/^["“”]|["“”]$/g, '')) : words;
  return /["“”]/.test(bare) ? `‘${bare}’` : `“${bare}”`;
};

const wordsEachSide = 6;

/** The words on both sides of a place, where two sentences meet. */
export function quoteAroundJoin(text: string, span: Span, place: number): string {
  const tokens = [...text.slice(span.start, span.end).matchAll(/\S+/g)].map((match) => ({
    start: span.start + match.index,
    end: span.start + match.index + match[0].length,
  }));
  const at = tokens.findLastIndex((token) => token.start <= place);
  const from = tokens[Math.max(0, at - wordsEachSide + 1)];
  const to = tokens[Math.min(tokens.length - 1, at + wordsEachSide)];
  return inQuotes(withoutStop(text.slice(from?.start ?? span.start, to?.end ?? span.end)));
}

export const quote = (text: string, span: Span, place?: number): string =>
  inQuotes(excerpt(text, span, place));

/** “a”, “a” and “b”, “a”, “b” and “c”. */
export function quoteList(words: readonly string[]): string {
  const quoted = words.map(inQuotes);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`;
}

import type { Span } from '../marking/assessment.ts';

/** A mark to read the text without; `isWrong` where it is surely an error and not only a pause. */
export interface StrayPunctuation extends Span {
  isWrong: boolean;
}

/** "home.!", "home,;": the first mark is the writer's, the others stand on top of it. */
const pile = /(?<![.,;:!?…])[.,;:!?…]{2,}/gu;
const meantTogether = /^(?:\.{2,3}$|\.{5,}$|[!?]+|.)/u;

const piledMarks = (text: string): StrayPunctuation[] =>
  [...text.matchAll(pile)].flatMap(({ 0: marks, index }) => {
    const kept = meantTogether.exec(marks)?.[0].length ?? 1;
    return kept === marks.length
      ? []
      : [{ start: index + kept, end: index + marks.length, isWrong: !/^\.+$/.test(marks) }];
  });

/** "because. I", "the; dog": these words wait for the next one, whatever its first letter is. */
const afterWaiting =
  /(?<=(?<![\p{L}'’])(?:the|an?|and|or|but|my|our|their|your|because|['’]?cause|if))[.!?;:]+(?=[ \t]+\S)/giu;

/** "home. - Then": a dash on top of another mark. */
const dashAfterMark = /(?<=[.,;:!?…])[ \t]+[–—-](?=\s)/gu;

const matching = (text: string, pattern: RegExp, isWrong: boolean): StrayPunctuation[] =>
  [...text.matchAll(pattern)].map(({ 0: marks, index }) => ({
    start: index,
    end: index + marks.length,
    isWrong,
  }));

interface Place {
  at: number;
  mark: string;
  before: string;
  after: string;
}

const placesOf = (line: string, marks: RegExp, from: number): Place[] =>
  [...line.matchAll(marks)].map(({ 0: mark, index }) => ({
    at: from + index,
    mark,
    before: line[index - 1] ?? ' ',
    after: line[index + 1] ?? ' ',
  }));

const stray = (at: number): StrayPunctuation => ({ start: at, end: at + 1, isWrong: true });

const opensQuote = ({ mark, before }: Place): boolean =>
  mark === '“' || (mark === '"' && /[\s([—–-]/.test(before));

/** Speech marks that close what was never opened, or open what is open already. */
const lonelyQuotes = (line: string, from: number): StrayPunctuation[] => {
  const found: StrayPunctuation[] = [];
  let open: Place | null = null;
  for (const place of placesOf(line, /["“”]/g, from)) {
    if (open === null) {
      if (opensQuote(place)) open = place;
      else found.push(stray(place.at));
    } else if (opensQuote(place) && !/\s/.test(place.after) && place.mark !== '”') {
      found.push(stray(open.at));
      open = place;
    } else {
      // A letter in speech marks is nothing anybody says.
      if (/^\p{Ll}$/u.test(line.slice(open.at - from + 1, place.at - from)))
        found.push({ start: open.at - Number(open.before === ' '), end: place.at + 1, isWrong: true });
      open = null;
    }
  }
  // What was opened may be closed in the next paragraph, or wait for a finding that says where.
  return found;
};

const lonelyBrackets = (line: string, from: number): StrayPunctuation[] => {
  const found: StrayPunctuation[] = [];
  let open: Place | null = null;
  for (const place of placesOf(line, /[()]/g, from)) {
    if (place.mark === '(') {
      if (open !== null) found.push(stray(open.at));
      open = place;
    } else if (open === null) {
      // "a)" and ":)" need no partner.
      if (/\p{L}{2}\)/u.test(line.slice(place.at - from - 2, place.at - from + 1)))
        found.push(stray(place.at));
    } else {
      open = null;
    }
  }
  return open === null ? found : [...found, stray(open.at)];
};

/** Marks with no word to belong to: several in a row, or one long string. Each begins where a word would: no place is tried twice. */
const strayMarks = [
  /(?<!\S)[^\p{L}\p{N}\s]+(?:[ \t]+[^\p{L}\p{N}\s]+)+(?=\s|$)/gu,
  /(?<!\S)[^\p{L}\p{N}\s]{4,}(?=\s|$)/gu,
];
const hasWords = /[\p{L}\p{N}]/u;

/** Those, and whole lines of marks. */
const findShowers = (text: string): StrayPunctuation[] => {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(([line]) => line.trim() !== '' && !hasWords.test(line));
  const rows = strayMarks.flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...lines, ...rows].map(({ 0: marks, index }) => ({
    start: index,
    end: index + marks.length,
    isWrong: false,
  }));
};

/** In reading order, none over another. */
const apart = (marks: StrayPunctuation[]): StrayPunctuation[] => {
  let from = 0;
  return marks
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < from) return false;
      from = end;
      return true;
    });
};

/** Marks that are out of place whatever the words around them are. */
export const findStrayPunctuationByPattern = (text: string): StrayPunctuation[] =>
  apart([
    ...findShowers(text),
    ...piledMarks(text),
    ...matching(text, afterWaiting, true),
    ...matching(text, dashAfterMark, false),
    ...[...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => [
      ...lonelyQuotes(line, index),
      ...lonelyBrackets(line, index),
    ]),
  ]);

import { speechVerbs } from './speech-verbs.ts';

/** A stretch of a text, from its first letter to behind its last. */
export interface Span {
  start: number;
  end: number;
}

const endMarks = /[.!?…]+["'”’»)\]*]*/gu;
const abbreviations = new Set(
  'mr mrs ms dr st prof jr sr vs etc eg ie e.g i.e a.m p.m approx no vol fig mt ave rd jan feb aug sept oct nov dec'.split(
    ' ',
  ),
);
const webEndings = /^(com|org|net|au|gov|edu|co|io|html|tv|uk|nz)\b/;

const wordBefore = (text: string, index: number): string =>
  /[\p{L}\p{N}.]*$/u.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '';

/** `"Is it mine?" My face went red.`: after what was said these begin something new as well. */
const rarelyTags = /^(went|goes|began|told|tells)$/i;

/** `"Come on!" Mum shouted.` and `"Come on!" shouted Mum.` are one sentence each. */
const isSpeechTag = (after: string): boolean => {
  if (/^\p{Ll}/u.test(after)) return true;
  const words = (after.match(/[\p{L}'’]+|[.!?,"“]/gu) ?? []).slice(0, 5);
  const stop = words.findIndex((word) => /[.!?,"“]/.test(word));
  const reach = stop === -1 ? words : words.slice(0, stop + 1);
  return reach.slice(1).some((word) => speechVerbs.has(word.toLowerCase()) && !rarelyTags.test(word));
};

const joinsNextLetter = (before: string, next: string, rest: string): boolean => {
  if (/\p{N}$/u.test(before) && /\p{N}/u.test(next)) return true;
  if (/^\p{Lu}$/u.test(next)) return before.length <= 1;
  return before.length < 2 || before.startsWith('www') || webEndings.test(rest) || before.includes('.');
};

/** "pens, etc. Then", "I said no. He": before a capital these end a sentence as well. */
const endsToo = /^(etc|no|a\.m|p\.m)$/i;

/** "e.g. cats", "J. Smith": the full stop at this place shortens a word and ends nothing. */
export const isAbbreviation = (text: string, at: number): boolean => {
  const before = wordBefore(text, at);
  if (endsToo.test(before) && /^\.\s+\p{Lu}/u.test(text.slice(at, at + 8))) return false;
  return abbreviations.has(before.toLowerCase()) || (/^\p{Lu}$/u.test(before) && before !== 'I');
};

const isBoundary = (text: string, mark: { index: number; value: string }): boolean => {
  const rest = text.slice(mark.index + mark.value.length);
  if (rest.trim() === '') return true;
  const before = wordBefore(text, mark.index);
  const next = rest[0] ?? '';
  const closesSpeech = /["”’»']/.test(mark.value);
  if (!/\s/.test(next)) {
    if (/[\p{L}\p{N}]/u.test(next)) return !closesSpeech && !joinsNextLetter(before, next, rest);
    return /["“‘]/.test(next) && !closesSpeech;
  }
  const after = rest.trimStart();
  const isDot = mark.value.startsWith('.') && !mark.value.startsWith('..');
  if (isDot && isAbbreviation(text, mark.index)) return false;
  if (closesSpeech) return !isSpeechTag(after);
  if (/^(…|\.\.)/.test(mark.value)) return !/^\p{Ll}/u.test(after);
  return true;
};

/** Sentence spans inside one paragraph, trimmed of surrounding space. */
export const splitSentences = (text: string, paragraph: Span): Span[] => {
  const body = text.slice(paragraph.start, paragraph.end);
  const spans: Span[] = [];
  let from = 0;
  const push = (to: number): void => {
    const raw = body.slice(from, to);
    const trimmed = raw.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      const start = paragraph.start + from + raw.indexOf(trimmed);
      spans.push({ start, end: start + trimmed.length });
    } else if (trimmed !== '') {
      const last = spans.at(-1);
      if (last) last.end = paragraph.start + to;
    }
    from = to;
  };
  for (const match of body.matchAll(endMarks)) {
    if (isBoundary(body, { index: match.index, value: match[0] })) push(match.index + match[0].length);
  }
  push(body.length);
  for (const span of spans) span.end = span.start + text.slice(span.start, span.end).trimEnd().length;
  return spans;
};

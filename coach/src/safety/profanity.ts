import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Span } from '../marking/assessment.ts';
import { extraRudeWords, profanityExceptions } from './profanity-word-lists.ts';

let matcher: RegExpMatcher | undefined;

const getMatcher = (): RegExpMatcher => {
  matcher ??= new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return matcher;
};

const wordAround = (text: string, span: Span): Span => {
  let { start, end } = span;
  while (start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))) start--;
  while (end < text.length && /[\p{L}\p{N}]/u.test(text.charAt(end))) end++;
  return { start, end };
};

const surroundingReach = 60;

const isHarmless = (text: string, { start, end }: Span): boolean => {
  const word = text.slice(start, end);
  const around = text.slice(Math.max(0, start - surroundingReach), end + surroundingReach);
  return profanityExceptions.some((harmless) => harmless.word.test(word) && harmless.when.test(around));
};

/** Rude words to ask the child about, gently; never a reason to block or lose a text. */
export const findProfanity = (text: string): Span[] => {
  const listed = getMatcher()
    .getAllMatches(text, true)
    .map(({ startIndex, endIndex }) => wordAround(text, { start: startIndex, end: endIndex + 1 }));
  const extra = [...text.matchAll(extraRudeWords)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...listed, ...extra]
    .filter((span) => !isHarmless(text, span))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((span, index, all) => !all.slice(0, index).some((other) => span.start < other.end));
};

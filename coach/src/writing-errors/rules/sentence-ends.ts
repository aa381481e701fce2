import { asksQuestion } from '../../parse/asks-question.ts';
import type { Sentence } from '../../parse/index.ts';
import { wordsThatNeverEndPhrase } from '../../word-lists/words-that-never-end-a-phrase.ts';
import type { Candidate, Rule, RuleInput } from './rule.ts';

const exclaims =
  /^(what an?\b|how (?!many|much|do|does|did|are|is|can|could|long|old|far)\p{L}+|wow\b|help\b|hooray\b|yay\b|ouch\b)|\bever$/iu;

/** Headings inside a text, and lines broken in the middle of a sentence, are no sentences that stop. */
const isHeading = (line: string): boolean => {
  const long = line.match(/[\p{L}'-]{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    line.split(/\s+/).length <= 8 &&
    (long.length < 2 ? capitals === long.length : capitals >= 0.6 * long.length)
  );
};

const isListLine = (line: string): boolean => /^\s*([-•*–]|\d+[.)])\s/u.test(line) || /[:;]$/.test(line);

/** "1. One loaf of brown bread": the number stands as a sentence of its own before it. */
const isListItem = ({ text }: RuleInput, { start }: Sentence): boolean =>
  /(?:^|\n)[ \t]*(?:[-•*–]|\d+[.)])[ \t]*$/.test(text.slice(0, start));

const shortLine = 12;

/** "Meenal, B-304, and 11 other children": who a letter is from, on the last lines of it. */
const isUnderLetter = ({ text }: RuleInput, { start, end, firstWord, endWord }: Sentence): boolean =>
  /^\W*(?:dear|hi|hello|hey|to)\b/i.test(text) &&
  endWord - firstWord <= shortLine &&
  /\n[ \t]*$/.test(text.slice(0, start)) &&
  (text.slice(end).trim().match(/\n/g)?.length ?? 0) < 1 &&
  text.slice(end).trim().split(/\s+/).length <= shortLine;

const lastWordOf = ({ analysis }: RuleInput, sentence: Sentence) => analysis.words[sentence.endWord - 1];

const missingMark = (input: RuleInput, sentence: Sentence): Candidate | null => {
  const last = lastWordOf(input, sentence);
  const body = input.text.slice(sentence.start, sentence.end);
  const count = sentence.endWord - sentence.firstWord;
  if (
    !last ||
    count < 3 ||
    isListItem(input, sentence) ||
    isUnderLetter(input, sentence) ||
    wordsThatNeverEndPhrase.has(last.lower) ||
    isHeading(body) ||
    isListLine(body) ||
    /["')\]…,-]$/.test(body.slice(last.end - sentence.start))
  )
    return null;
  const plain = body.replace(/^["']/, '');
  const marks = asksQuestion(plain) ? ['?'] : exclaims.test(plain) ? ['!', '.'] : ['.'];
  const { start, end, text } = last;
  return { start, end, kind: 'punctuation', rule: 'end-mark', suggestions: marks.map((mark) => text + mark) };
};

/** A sentence that just stops; titles, greetings, lists and open speech are left alone. */
export const endMarks: Rule = (input) =>
  input.analysis.sentences.flatMap((sentence) => {
    if (!sentence.isProse || sentence.endMark !== null) return [];
    return missingMark(input, sentence) ?? [];
  });

/** "What remained was dust", "What was done cannot be undone": the first words are what is spoken of. */
const namesSomething = ({ analysis }: RuleInput, { firstWord, endWord }: Sentence): boolean => {
  const [first, second, third, ...rest] = analysis.words.slice(firstWord, endWord);
  // "So is a school." adds one more.
  if (/^(?:so|nor|neither)$/.test(first?.lower ?? '') && second?.pos === 'AUX') return true;
  if (!first || !second || !third || !/^(?:what|who|where|how)$/.test(first.lower)) return false;
  const isVerbFirst = second.pos === 'VERB' && third.pos === 'AUX';
  const isHeld = /^(?:is|was|are|were)$/.test(second.lower) && third.pos === 'VERB';
  return (
    isVerbFirst ||
    (isHeld && rest.some(({ lower }) => /^(?:cannot|can|will|must|should|is|was)$/.test(lower)))
  );
};

/** A question that ends in a full stop. */
export const questionMarks: Rule = (input) =>
  input.analysis.sentences.flatMap((sentence): Candidate[] => {
    const last = lastWordOf(input, sentence);
    if (!last || !sentence.isProse || sentence.endMark !== '.' || sentence.hasSpeech) return [];
    const body = input.text.slice(sentence.start, sentence.end);
    const isLong = sentence.endWord - sentence.firstWord > 25;
    if (isLong || body.includes('?') || !/\.$/.test(body) || /\.\.$/.test(body) || !asksQuestion(body))
      return [];
    if (namesSomething(input, sentence)) return [];
    const { start, text } = last;
    return [
      { start, end: sentence.end, kind: 'punctuation', rule: 'question-mark', suggestions: [`${text}?`] },
    ];
  });

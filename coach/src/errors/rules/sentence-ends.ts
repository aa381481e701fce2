import type { Sentence } from '../../text/index.ts';
import { asksQuestion } from './asks-question.ts';
import type { Candidate, Rule, RuleInput } from './rule.ts';

const exclaims =
  /^(what an?\b|how (?!many|much|do|does|did|are|is|can|could|long|old|far)\p{L}+|wow\b|help\b|hooray\b|yay\b|ouch\b)|\bever$/iu;

const isListLine = (line: string): boolean => /^\s*([-•*–]|\d+[.)])\s/u.test(line) || /[:;]$/.test(line);

const lastWordOf = ({ analysis }: RuleInput, sentence: Sentence) => analysis.words[sentence.endWord - 1];

const missingMark = (input: RuleInput, sentence: Sentence): Candidate | null => {
  const last = lastWordOf(input, sentence);
  const body = input.text.slice(sentence.start, sentence.end);
  const count = sentence.endWord - sentence.firstWord;
  if (!last || count < 3 || isListLine(body) || /["')\]…,-]$/.test(body.slice(last.end - sentence.start)))
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

/** A question that ends in a full stop. */
export const questionMarks: Rule = (input) =>
  input.analysis.sentences.flatMap((sentence): Candidate[] => {
    const last = lastWordOf(input, sentence);
    if (!last || !sentence.isProse || sentence.endMark !== '.' || sentence.hasSpeech) return [];
    const body = input.text.slice(sentence.start, sentence.end);
    if (!/\.$/.test(body) || /\.\.$/.test(body) || !asksQuestion(body)) return [];
    const { start, text } = last;
    return [
      { start, end: sentence.end, kind: 'punctuation', rule: 'question-mark', suggestions: [`${text}?`] },
    ];
  });

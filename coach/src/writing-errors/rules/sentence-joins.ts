import type { Candidate, RuleInput } from './rule.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** From here on it is likely enough to tell the child. */
const leastProbability = 0.65;

/** "The next time I looked, it was gone": a time, and no sentence of its own. */
const tellsTime =
  /^\W*(?:(?:and|but|so|then) )?(?:the (?:next|first|last|second|third|other|only) time|(?:every|each|any) time|by the time|the (?:moment|minute|second|day|night|year|week) (?:that )?(?:i|we|he|she|it|they|you|my|the)|as soon as|once (?:i|we|he|she|it|they|you|my|the))\b/i;

/** Two sentences stuck together, with a comma or with nothing; where, is the text's own analysis. */
export const sentenceJoins = ({ text, analysis }: Pick<RuleInput, 'text' | 'analysis'>): Candidate[] =>
  analysis.sentences.flatMap((sentence) => {
    const words = analysis.words.slice(sentence.firstWord, sentence.endWord);
    return sentence.faults.flatMap(({ kind, start, end, probability }): Candidate[] => {
      const before = words.find((word) => word.start === start);
      const after = words.find((word) => word.end === end);
      if (!before || !after || !/^\s*,?\s*$/.test(text.slice(before.end, after.start))) return [];
      if (kind === 'chain') return [{ start, end, kind: 'grammar', rule: 'long-sentence', suggestions: [] }];
      if (probability < leastProbability) return [];
      const clause =
        text
          .slice(sentence.start, start)
          .split(/[.;:!?—–]\s/)
          .at(-1) ?? '';
      if (
        text.slice(before.end, after.start).includes(',') &&
        tellsTime.test(clause) &&
        !clause.includes(',')
      )
        return [];
      const suggestions = [`${before.text}. ${capitalise(after.text)}`, `${before.text}, and ${after.text}`];
      return [{ start, end, kind: 'grammar', rule: kind, suggestions }];
    });
  });

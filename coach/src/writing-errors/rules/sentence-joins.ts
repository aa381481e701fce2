import { isOneSentence } from './one-sentence.ts';
import type { Candidate, RuleInput } from './rule.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** From here on it is likely enough to tell the child. */
const leastProbability = 0.65;

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
      if (isOneSentence({ text, analysis }, { sentence, before, after })) return [];
      const suggestions = [`${before.text}. ${capitalise(after.text)}`, `${before.text}, and ${after.text}`];
      return [{ start, end, kind: 'grammar', rule: kind, suggestions }];
    });
  });

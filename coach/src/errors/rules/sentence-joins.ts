import { coordinators } from '../../data/joining-words.ts';
import type { Candidate, Rule } from './rule.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Two sentences stuck together, with a comma or with nothing; where, is the text's own analysis. */
export const sentenceJoins: Rule = ({ text, analysis }) =>
  analysis.sentences.flatMap((sentence) =>
    sentence.faults.flatMap(({ kind, start, end }): Candidate[] => {
      const place = text.slice(start, end);
      const words = place.split(/[\s,]+/);
      const [before = '', after = ''] = [words[0], words.at(-1)];
      if (coordinators.has(after.toLowerCase()) || words.length !== 2) {
        return [{ start, end, kind: 'grammar', rule: 'long-sentence', suggestions: [] }];
      }
      const suggestions = [`${before}. ${capitalise(after)}`, `${before}, and ${after}`];
      return [{ start, end, kind: 'grammar', rule: kind, suggestions }];
    }),
  );

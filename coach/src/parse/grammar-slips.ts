import type { GrammarSlip, Sentence, Word } from './analysis.ts';
import { grammarSlipRules } from './grammar-slip-rules.ts';

const farthest = 25;

/** Verb forms, agreement and number gone wrong, by the words' neighbourhood; questions turn words round and are left alone. */
export const findGrammarSlips = (words: Word[], sentences: Sentence[]): GrammarSlip[] =>
  sentences.flatMap((sentence) => {
    const own = words.slice(sentence.firstWord, sentence.endWord);
    const isQuestion = sentence.endMark === '?';
    return own.flatMap((word, index) => {
      if (isQuestion && index <= 4) return [];
      // "So is he", "Neither did I": the verb comes first.
      if (index === 1 && /^(so|neither|nor)$/.test(own[0]?.lower ?? '')) return [];
      const previous = own[index - 1];
      if (previous && word.start - previous.end > farthest) return [];
      const hit = grammarSlipRules.find(([, test]) => test(own, index));
      return hit ? [{ kind: hit[0], start: previous?.start ?? word.start, end: word.end }] : [];
    });
  });

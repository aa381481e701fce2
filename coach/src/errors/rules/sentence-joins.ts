import { coordinators } from '../../data/joining-words.ts';
import type { Sentence, TextAnalysis, Word } from '../../text/index.ts';
import type { Candidate, Rule } from './rule.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** "After lunch we ran", "every winter it rained": what comes first only sets the scene. */
const sceneSetters =
  /^(in|on|at|after|when|if|for|with|during|by|because|since|while|every|last|next|before|until|as|once|to|from|one|this|that|what|how|where|although|though|whenever|unless|without|under|over|inside|instead|according|each|all|most|some)$/;
const pointers =
  /^(the|every|any|all|only|first|last|best|that|those|these|what|which|many|much|few|same|a|an)$/;

/** The words after the last that `isBreak` picks, up to the place. */
const wordsAfter = (words: Word[], isBreak: (word: Word, next: Word) => boolean): Word[] => {
  const from = words.findLastIndex((word, index) => {
    const next = words[index + 1];
    return next !== undefined && isBreak(word, next);
  });
  return words.slice(from + 1);
};

interface Place {
  text: string;
  sentence: Sentence;
  before: Word;
  after: Word;
}

/** A clause of its own stands before: it has a verb, sets no scene, and what follows can't belong to its last noun. */
const isSure = (analysis: TextAnalysis, { text, sentence, before, after }: Place): boolean => {
  const all = analysis.words.slice(sentence.firstWord, before.index + 1);
  const clause = wordsAfter(all, (word, next) => /[,;:"]/.test(text.slice(word.end, next.start)));
  const part = wordsAfter(clause, (word) => coordinators.has(word.lower));
  const hasVerb = clause.slice(0, -1).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const setsScene = [clause[0], part[0]].some((word) => sceneSetters.test(word?.lower ?? ''));
  const isNoun = before.pos === 'NOUN' || before.pos === 'PROPN';
  const canBelong =
    isNoun &&
    clause.slice(-4, -1).some(({ lower }) => pointers.test(lower)) &&
    !/^(it|there)('|$)/.test(after.lower);
  return hasVerb && !setsScene && !canBelong;
};

/** Two sentences stuck together, with a comma or with nothing; where, is the text's own analysis. */
export const sentenceJoins: Rule = ({ text, analysis }) =>
  analysis.sentences.flatMap((sentence) =>
    sentence.faults.flatMap(({ kind, start, end }): Candidate[] => {
      const before = analysis.words.find((word) => word.start === start);
      const after = analysis.words.find((word) => word.end === end);
      if (!before || !after || !/^\s*,?\s*$/.test(text.slice(before.end, after.start))) return [];
      if (coordinators.has(after.lower))
        return [{ start, end, kind: 'grammar', rule: 'long-sentence', suggestions: [] }];
      // "It warms us, it feeds us, and it is free" is a list of three.
      if (kind === 'comma-splice' && /,\s+(and|but|or)\s/.test(text.slice(end, sentence.end))) return [];
      if (kind === 'run-on' && !isSure(analysis, { text, sentence, before, after })) return [];
      const suggestions = [`${before.text}. ${capitalise(after.text)}`, `${before.text}, and ${after.text}`];
      return [{ start, end, kind: 'grammar', rule: kind, suggestions }];
    }),
  );

import { isNonsenseWord } from '../parse/gibberish.ts';
import type { Paragraph, TextAnalysis, Word } from '../parse/index.ts';
import { isKnownWord } from '../parse/word-frequency.ts';
import { wordsOf } from '../parse/words-of.ts';
import type { WordMask } from './repetition.ts';
import { findScrambledInSentence, mayBeScrambled, mayParagraphBeScrambled } from './scrambled-in-sentence.ts';

/** What is more than this share of a text is how its writer writes. */
const mainShare = 0.5;

/** Where this share of a paragraph is scrambled or may be, the rest of it is too short to tell apart. */
const doubtfulCompany = 0.4;

/** A shorter part is no sentence that lost its full stop. */
const fewestInPart = 6;

/** "we went home The dog was there": a capital within may begin what stands apart. */
const partsOf = (words: Word[]): Word[][] => {
  const parts: Word[][] = [];
  let from = 0;
  words.forEach((word, index) => {
    const begins = /^\p{Lu}\p{Ll}/u.test(word.text) && isKnownWord(word.lower);
    if (!begins || index - from < fewestInPart || words.length - index < fewestInPart) return;
    parts.push(words.slice(from, index));
    from = index;
  });
  return [...parts, words.slice(from)];
};

/** What nobody can read has no order and says nothing about the words beside it. */
const readable = (words: Word[]): Word[] => words.filter((word) => !isNonsenseWord(word.lower));

interface Scrambled {
  drop: WordMask;
  doubtful: WordMask;
}

const scrambledIn = (analysis: TextAnalysis, { firstSentence, endSentence }: Paragraph): Scrambled => {
  const parts = analysis.sentences
    .slice(firstSentence, endSentence)
    .flatMap((sentence) =>
      partsOf(wordsOf(analysis, sentence)).map((words) => ({ words, isProse: sentence.isProse })),
    );
  const salad = parts.map(({ words }) => findScrambledInSentence(words));
  const all = parts.map(({ words }) => readable(words));
  const rest = parts.map(({ words }, index) => readable(words.filter((_, at) => !salad[index]?.[at])));
  // A title may be put together in any way.
  const isDoubtfulPart = parts.map(({ isProse }, index) => isProse && mayBeScrambled(all[index] ?? []));
  const inDoubt = parts.reduce((sum, { words }, index) => {
    const scrambled = salad[index]?.filter(Boolean).length ?? 0;
    return sum + (isDoubtfulPart[index] ? words.length : scrambled);
  }, 0);
  const size = salad.flat().length;
  const isMain = size > mainShare * analysis.words.length;
  const isAllDoubtful = inDoubt >= doubtfulCompany * size || (!isMain && mayParagraphBeScrambled(all, rest));
  return {
    drop: salad.flat(),
    doubtful: salad.flatMap((signs, index) =>
      signs.map((isSalad) => !isSalad && (isAllDoubtful || isDoubtfulPart[index] === true)),
    ),
  };
};

/** Words in an order no sentence has: surely, which earns nothing, or perhaps, which raises no mark but may lower one. */
export const findScrambledWords = (analysis: TextAnalysis): Scrambled => {
  const found = analysis.paragraphs.map((paragraph) => scrambledIn(analysis, paragraph));
  return {
    drop: found.flatMap(({ drop }) => drop),
    doubtful: found.flatMap(({ doubtful }) => doubtful),
  };
};

/** A longer sentence that is only in doubt is the writer's own, until the errors in it are corrected. */
const longestHanging = 4;

/** Paragraphs of nothing else, with what hangs on to them: they can be told before anything is corrected. */
export const findScrambledParagraphs = (analysis: TextAnalysis): WordMask =>
  analysis.paragraphs.flatMap((paragraph) => {
    const { drop } = scrambledIn(analysis, paragraph);
    const left = drop.filter((isDropped) => !isDropped).length;
    return drop.map(() => left <= longestHanging && left < drop.length / 2);
  });

import type { Sentence, TextAnalysis, Word } from '../text/index.ts';

/** Words in a row that, said again, are a repetition and not a turn of phrase. */
const repeatedRun = 8;
/** The same word three times in a row says nothing at all, not even once; twice is emphasis. */
const emptyEcho = 3;
/** A shorter sentence may come again by chance. */
const fewestWords = 3;
/** A sentence this much like an earlier one says nothing new. */
const sameSentence = 0.86;

/** For each word, whether a sign is set on it. */
type Signs = boolean[];

const wordsOf = ({ words }: TextAnalysis, sentence: Sentence): Word[] =>
  words.slice(sentence.firstWord, sentence.endWord);

const lowerOf = ({ words }: TextAnalysis): string[] => words.map((word) => word.lower);

/** Where a stretch runs on over sentences, the few words of the sentence it begins in are that sentence's own. */
const trimToSentence = ({ words }: TextAnalysis, isRepeated: Signs): void => {
  words.forEach((word, from) => {
    if (!isRepeated[from] || isRepeated[from - 1]) return;
    let to = from;
    while (isRepeated[to + 1]) to++;
    if (words[to]?.sentence === word.sentence || words[from - 1]?.sentence !== word.sentence) return;
    const next = words.findIndex((each, at) => at > from && each.sentence !== word.sentence);
    if (next - from < repeatedRun) isRepeated.fill(false, from, next);
  });
};

/** Later runs of words that stood in the text before, word for word. */
const repeatedWords = (analysis: TextAnalysis): Signs => {
  const words = lowerOf(analysis);
  const isRepeated = words.map(() => false);
  const seen = new Set<string>();
  for (let index = 0; index + repeatedRun <= words.length; index++) {
    const run = words.slice(index, index + repeatedRun).join(' ');
    if (seen.has(run)) isRepeated.fill(true, index, index + repeatedRun);
    else seen.add(run);
  }
  trimToSentence(analysis, isRepeated);
  return isRepeated;
};

const drummedWords = (analysis: TextAnalysis): Signs => {
  const words = lowerOf(analysis);
  const isDrummed = words.map(() => false);
  let from = 0;
  words.forEach((word, index) => {
    if (word !== words[from]) from = index;
    if (index - from + 1 >= emptyEcho) isDrummed.fill(true, from, index + 1);
  });
  return isDrummed;
};

/** "I like dogs I like dogs" right after each other in one sentence. */
const echoedWords = ({ words }: TextAnalysis): Signs => {
  const isEcho = words.map(() => false);
  const isSame = (left: number, right: number): boolean =>
    words[left]?.lower === words[right]?.lower && words[left]?.sentence === words[right]?.sentence;
  for (let size = 2; size < repeatedRun; size++) {
    for (let index = size; index + size <= words.length; index++) {
      let step = 0;
      while (step < size && isSame(index + step, index + step - size)) step++;
      if (step === size) isEcho.fill(true, index, index + size);
    }
  }
  return isEcho;
};

/** Whole sentences met word for word at a sentence's end, where a missing full stop hides where they begin. */
export const sentencesMet = (analysis: TextAnalysis, known: { words: string[]; from: number }[]): Signs => {
  const words = lowerOf(analysis);
  const isMet = words.map(() => false);
  const ends = new Set(analysis.sentences.map((sentence) => sentence.endWord));
  for (const { words: sentence, from } of known) {
    if (sentence.length < fewestWords) continue;
    for (let at = from; at + sentence.length <= words.length; at++) {
      if (!ends.has(at + sentence.length)) continue;
      if (sentence.every((word, step) => words[at + step] === word))
        isMet.fill(true, at, at + sentence.length);
    }
  }
  return isMet;
};

const letterPairs = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let index = 0; index + 2 <= text.length; index++) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** Share of letter pairs in common: a copy stays a copy when one spelling in it is fixed. */
const likeness = (a: Map<string, number>, b: Map<string, number>, lengths: number): number => {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  return lengths === 0 ? 0 : (2 * shared) / lengths;
};

/** Sentences that stand word for word in what was said before, or are an earlier one but for a letter here and there. */
const repeatedSentences = (analysis: TextAnalysis, isDropped: Signs): Signs => {
  let said = ' ';
  const earlier: { pairs: Map<string, number>; length: number }[] = [];
  const isRepeated = analysis.words.map(() => false);
  for (const sentence of analysis.sentences) {
    const left = wordsOf(analysis, sentence).filter((word) => !isDropped[word.index]);
    const plain = left.map((word) => word.lower).join(' ');
    const pairs = letterPairs(plain);
    const length = Math.max(0, plain.length - 1);
    const isInside = left.length >= fewestWords && said.includes(` ${plain} `);
    said += `${plain} `;
    const isCopy =
      isInside ||
      earlier.some(
        (other) =>
          Math.min(length, other.length) / Math.max(length, other.length, 1) > 0.7 &&
          likeness(pairs, other.pairs, length + other.length) >= sameSentence,
      );
    if (isCopy) isRepeated.fill(true, sentence.firstWord, sentence.endWord);
    else earlier.push({ pairs, length });
  }
  return isRepeated;
};

/** Everything a text says again. */
export const findRepetition = (analysis: TextAnalysis): Signs => {
  const own = analysis.sentences.map((sentence) => ({
    words: wordsOf(analysis, sentence).map((word) => word.lower),
    from: sentence.endWord,
  }));
  const signs = [
    repeatedWords(analysis),
    drummedWords(analysis),
    echoedWords(analysis),
    sentencesMet(analysis, own),
  ];
  const isDropped = analysis.words.map((_, index) => signs.some((sign) => sign[index] === true));
  // What is left of a sentence after its own echoes may still be an earlier one.
  const isSentence = repeatedSentences(analysis, isDropped);
  return isDropped.map((dropped, index) => dropped || isSentence[index] === true);
};

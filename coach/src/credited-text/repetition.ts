import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { paragraphWords, wordsOf } from '../parse/words-of.ts';

/** Words in a row that, said again, are a repetition and not a turn of phrase. */
const repeatedRun = 8;
/** The same word three times in a row says nothing at all, not even once; twice is emphasis. */
const emptyEcho = 3;
/** A shorter sentence may come again by chance. */
const fewestWords = 3;
/** A sentence this much like an earlier one says nothing new. */
const sameSentence = 0.86;

/** A sentence with this share of its words in the order of an earlier one may be that one with a word changed. */
const nearCopy = { short: 0.8, long: 0.72 };
const longSentence = 8;

/** For each word, whether a sign is set on it. */
export type WordMask = boolean[];

/** Read forward, the later of two similar passages counts as the copy; read backward, the earlier one. */
export type CopyDirection = 'forward' | 'backward';

const lowerOf = ({ words }: TextAnalysis): string[] => words.map((word) => word.lower);

const inOrder = <Item>(items: Item[], direction: CopyDirection): Item[] =>
  direction === 'forward' ? items : [...items].reverse();

/** Where a stretch runs on over sentences, the few words of the sentence it begins in are that sentence's own. */
const trimToSentence = ({ words }: TextAnalysis, isRepeated: WordMask): void => {
  words.forEach((word, from) => {
    if (!isRepeated[from] || isRepeated[from - 1]) return;
    let to = from;
    while (isRepeated[to + 1]) to++;
    if (words[to]?.sentence === word.sentence || words[from - 1]?.sentence !== word.sentence) return;
    const next = words.findIndex((each, at) => at > from && each.sentence !== word.sentence);
    if (next - from < repeatedRun) isRepeated.fill(false, from, next);
  });
};

/** Runs of words that were met before, word for word. */
const repeatedWords = (analysis: TextAnalysis, direction: CopyDirection): WordMask => {
  const words = lowerOf(analysis);
  const isRepeated = words.map(() => false);
  const seen = new Set<string>();
  const starts = words.map((_, index) => index).slice(0, Math.max(0, words.length - repeatedRun + 1));
  for (const index of inOrder(starts, direction)) {
    const run = words.slice(index, index + repeatedRun).join(' ');
    if (seen.has(run)) isRepeated.fill(true, index, index + repeatedRun);
    else seen.add(run);
  }
  trimToSentence(analysis, isRepeated);
  return isRepeated;
};

const drummedWords = (analysis: TextAnalysis): WordMask => {
  const words = lowerOf(analysis);
  const isDrummed = words.map(() => false);
  let from = 0;
  words.forEach((word, index) => {
    if (word !== words[from]) from = index;
    if (index - from + 1 >= emptyEcho) isDrummed.fill(true, from, index + 1);
  });
  return isDrummed;
};

/** "lol lol haha haha lol": this many words, each of them more than once. */
const chatter = 5;

const chatteredWords = (analysis: TextAnalysis): WordMask => {
  const words = lowerOf(analysis);
  const isChatter = words.map(() => false);
  for (let from = 0; from + chatter <= words.length; from++) {
    const some = words.slice(from, from + chatter);
    if (some.every((word) => some.indexOf(word) !== some.lastIndexOf(word)))
      isChatter.fill(true, from, from + chatter);
  }
  return isChatter;
};

/** "I like dogs I like dogs" right after each other in one sentence. */
const echoedWords = ({ words }: TextAnalysis): WordMask => {
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

/** Where these words stand in the text as the end of a sentence; a missing full stop may hide where they begin. */
const meetings = ({ words, sentences }: TextAnalysis, sentence: string[]): number[] =>
  sentences
    .map(({ endWord }) => endWord - sentence.length)
    .filter((at) => at >= 0 && sentence.every((word, step) => words[at + step]?.lower === word));

/** Whole sentences of another text, such as the prompt, met word for word. */
export const maskCopiedSentences = (analysis: TextAnalysis, known: string[][]): WordMask => {
  const isMet = analysis.words.map(() => false);
  for (const sentence of known) {
    if (sentence.length < fewestWords) continue;
    for (const at of meetings(analysis, sentence)) isMet.fill(true, at, at + sentence.length);
  }
  return isMet;
};

/** Whole sentences of the text itself, met once more. */
const ownSentencesMet = (analysis: TextAnalysis, direction: CopyDirection): WordMask => {
  const isMet = analysis.words.map(() => false);
  const lastOf = new Map<string, number>();
  for (const sentence of analysis.sentences) {
    const own = wordsOf(analysis, sentence).map((word) => word.lower);
    if (own.length < fewestWords) continue;
    const key = own.join(' ');
    if (!lastOf.has(key)) {
      const places = meetings(analysis, own);
      lastOf.set(key, places.at(-1) ?? 0);
      if (direction === 'forward')
        for (const at of places) if (at >= sentence.endWord) isMet.fill(true, at, at + own.length);
    }
    if (direction === 'backward' && (lastOf.get(key) ?? 0) >= sentence.endWord)
      isMet.fill(true, sentence.firstWord, sentence.endWord);
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

interface Said {
  words: string[];
  /** The different ones among them. */
  set: ReadonlySet<string>;
  plain: string;
  pairs: Map<string, number>;
  length: number;
}

/** Share of letter pairs in common: a copy stays a copy when one spelling in it is fixed. */
const likeness = (a: Said, b: Said): number => {
  const lengths = a.length + b.length;
  if (lengths === 0 || Math.min(a.length, b.length) / Math.max(a.length, b.length) <= 0.7) return 0;
  let shared = 0;
  for (const [pair, count] of a.pairs) shared += Math.min(count, b.pairs.get(pair) ?? 0);
  return (2 * shared) / lengths;
};

/** Share of the words that two sentences have in common in the same order. */
const wordsInOrder = (a: string[], b: string[]): number => {
  let row = b.map(() => 0);
  for (const word of a) {
    const next: number[] = [];
    b.forEach((other, at) => {
      next.push(word === other ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    });
    row = next;
  }
  return (2 * (row.at(-1) ?? 0)) / Math.max(1, a.length + b.length);
};

const shareOf = (words: string[], others: ReadonlySet<string>): number =>
  words.filter((word) => others.has(word)).length / Math.max(1, words.length);

const shareFor = (a: string[], b: string[]): number =>
  Math.min(a.length, b.length) >= longSentence ? nearCopy.long : nearCopy.short;

/** Whether one sentence reads like another with a word changed here and there. */
export const isNearCopy = (
  a: string[],
  b: string[],
  { inB = new Set(b), enough = shareFor(a, b) }: { inB?: ReadonlySet<string>; enough?: number } = {},
): boolean => {
  const fewest = Math.min(a.length, b.length);
  if (fewest < fewestWords || fewest / Math.max(a.length, b.length) < 0.6) return false;
  // No more words can stand in the same order than stand in both.
  const most = (2 * shareOf(a, inB) * a.length) / (a.length + b.length);
  return most >= enough && wordsInOrder(a, b) >= enough;
};

/** With this share of its words said before, word for word, the rest of a sentence is what was changed in the copy. */
const copiedShare = 0.5;

const toComparable = (words: Word[]): Said => {
  const lower = words.map((word) => word.lower);
  const plain = lower.join(' ');
  return {
    words: lower,
    set: new Set(lower),
    plain,
    pairs: letterPairs(plain),
    length: Math.max(0, plain.length - 1),
  };
};

/** Two sentences with a smaller share of words in common are not worth a closer look. */
const fewestShared = 0.3;

const areSentencesAlike = (a: Said, b: Said): boolean =>
  shareOf(a.words, b.set) >= fewestShared &&
  (likeness(a, b) >= sameSentence || isNearCopy(a.words, b.words, { inB: b.set }));

/** Sentences like one that was read before, but for a letter or a word. */
const repeatedSentences = (
  analysis: TextAnalysis,
  { hollow, copied }: { hollow: WordMask; copied: WordMask },
  direction: CopyDirection,
): WordMask => {
  let said = ' ';
  const before: Said[] = [];
  const isRepeated = analysis.words.map(() => false);
  for (const sentence of inOrder(analysis.sentences, direction)) {
    const all = wordsOf(analysis, sentence);
    // What is left of a sentence after its own echoes may still be an earlier one.
    const left = all.filter((word) => !hollow[word.index] && !copied[word.index]);
    const ways = left.length === all.length ? [toComparable(all)] : [toComparable(all), toComparable(left)];
    const isCopy =
      all.filter((word) => copied[word.index]).length >= copiedShare * all.length ||
      ways.some(
        (own) =>
          (own.words.length >= fewestWords && said.includes(` ${own.plain} `)) ||
          before.some((other) => areSentencesAlike(own, other)),
      );
    said += `${ways.at(-1)?.plain} `;
    if (isCopy) isRepeated.fill(true, sentence.firstWord, sentence.endWord);
    else before.push(...ways);
  }
  return isRepeated;
};

export const uniteMasks = (...signs: WordMask[]): WordMask =>
  (signs[0] ?? []).map((_, index) => signs.some((sign) => sign[index] === true));

/** Paragraphs like one that was read before, where changed words hide which sentence is which. */
const repeatedParagraphs = (analysis: TextAnalysis, direction: CopyDirection): WordMask => {
  const isRepeated = new Set<number>();
  const before: string[][] = [];
  for (const paragraph of inOrder(analysis.paragraphs, direction)) {
    const own = paragraphWords(analysis, paragraph).map((word) => word.lower);
    if (own.length >= longSentence && before.some((other) => isNearCopy(own, other)))
      isRepeated.add(paragraph.index);
    else before.push(own);
  }
  return analysis.words.map(({ paragraph }) => isRepeated.has(paragraph));
};

const includes = (longer: Said, shorter: Said): boolean =>
  shorter.words.length >= fewestWords &&
  longer.words.length <= 2 * shorter.words.length &&
  ` ${longer.plain} `.includes(` ${shorter.plain} `);

/** "This is good. This is very good. This is so good.": the same thing three times in a row is not said even once. */
const drummedSentences = (analysis: TextAnalysis): WordMask => {
  const isDrummed = analysis.words.map(() => false);
  let run: { sentence: Sentence; said: Said }[] = [];
  const close = (): void => {
    const from = run[0]?.sentence.firstWord ?? 0;
    if (run.length >= emptyEcho) isDrummed.fill(true, from, run.at(-1)?.sentence.endWord);
  };
  for (const sentence of analysis.sentences) {
    const said = toComparable(wordsOf(analysis, sentence));
    const goesOn = run
      .slice(-emptyEcho)
      .some(
        (other) =>
          areSentencesAlike(said, other.said) || includes(said, other.said) || includes(other.said, said),
      );
    if (!goesOn) {
      close();
      run = [];
    }
    run.push({ sentence, said });
  }
  close();
  return isDrummed;
};

/** Everything a text says again. */
export const findRepetition = (analysis: TextAnalysis, direction: CopyDirection): WordMask => {
  const hollow = uniteMasks(
    drummedWords(analysis),
    chatteredWords(analysis),
    echoedWords(analysis),
    drummedSentences(analysis),
  );
  const copied = uniteMasks(repeatedWords(analysis, direction), ownSentencesMet(analysis, direction));
  return uniteMasks(
    hollow,
    copied,
    repeatedParagraphs(analysis, direction),
    repeatedSentences(analysis, { hollow, copied }, direction),
  );
};

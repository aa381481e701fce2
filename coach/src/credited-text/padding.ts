import { lengthOf } from '../marking/draft.ts';
import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { wordsOf } from '../parse/words-of.ts';

/** Linking words in a row that link nothing; "and so when" is a child's way to go on. */
const fewestLinks = 3;
const fewestRichLinks = 2;
/** With this share of its words in links a sentence has nothing to link. */
const linkShare = 0.75;
/** As many words that name things, with nothing between them but marks, are a list; more where a sentence holds it. */
const longestList = { alone: 7, inSentence: 9 };
/** A sentence with so few words beside its list is that list. */
const mostBesideList = 4;
const longestCount = 4;

interface Link {
  from: number;
  to: number;
  isRich: boolean;
}

const linksOf = ({ words, connectives }: TextAnalysis): Link[] => {
  const byStart = new Map(words.map((word) => [word.start, word.index]));
  return connectives.map(({ start, phrase, isSimple }) => {
    const from = byStart.get(start) ?? 0;
    return { from, to: from + phrase.split(' ').length, isRich: !isSimple };
  });
};

/** "However, therefore, moreover, in conclusion": words that promise a link and link nothing. */
export const findPaddingConnectives = (analysis: TextAnalysis): boolean[] => {
  const isEmpty = analysis.words.map(() => false);
  const links = linksOf(analysis);
  let run: Link[] = [];
  const close = (): void => {
    const from = run[0]?.from ?? 0;
    const to = run.at(-1)?.to ?? 0;
    if (run.length >= fewestLinks && run.filter((link) => link.isRich).length >= fewestRichLinks)
      isEmpty.fill(true, from, to);
    run = [];
  };
  for (const link of links) {
    const last = run.at(-1);
    const sentence = analysis.sentences[analysis.words[link.from]?.sentence ?? -1];
    // The link that opens a sentence of its own links that sentence.
    const opensOwn = sentence?.firstWord === link.from && !isAllLinks(sentence, links);
    if (last && (last.to !== link.from || opensOwn)) close();
    run.push(link);
  }
  close();
  return isEmpty;
};

const isAllLinks = (sentence: Sentence, links: Link[]): boolean => {
  const linked = links
    .filter(({ from }) => from >= sentence.firstWord && from < sentence.endWord)
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return linked / (sentence.endWord - sentence.firstWord) >= linkShare;
};

/** The capital that begins a sentence makes no name, nor does any in a sentence of a word or two. */
const isListable = (word: Word, sentence: Sentence | undefined): boolean =>
  word.isContent &&
  (!word.isName ||
    sentence?.firstWord === word.index ||
    (sentence !== undefined && lengthOf(sentence) <= longestItem));

const longestItem = 2;

/** "1 2 3 4 5" is no part of what is said. */
const countedWords = ({ words }: TextAnalysis): boolean[] =>
  runsOf(words, longestCount, { isPart: (word) => /^\p{N}+$/u.test(word.lower) });

/** Runs of at least this many words, each of them a part that goes on from the one before. */
const runsOf = (
  words: Word[],
  fewest: number,
  { isPart, goesOn = () => true }: { isPart: (word: Word) => boolean; goesOn?: (word: Word) => boolean },
): boolean[] => {
  const inRun = words.map(() => false);
  let from = 0;
  words.forEach((word, index) => {
    if (!goesOn(word)) from = index;
    if (!isPart(word)) from = index + 1;
    else if (index - from + 1 === fewest) inRun.fill(true, from, index + 1);
    else inRun[index] = index - from + 1 > fewest;
  });
  return inRun;
};

/** Word after word, with commas, stops or lines between, and no sentence made of them. */
export const findPaddingWordLists = (analysis: TextAnalysis): boolean[] => {
  const { words, sentences, text } = analysis;
  const isNaming = sentences.map((sentence) => {
    const naming = wordsOf(analysis, sentence).filter((word) => isListable(word, sentence)).length;
    return sentence.kind === 'fragment' || naming >= 0.8 * (sentence.endWord - sentence.firstWord);
  });
  const isItem = (word: Word): boolean => isListable(word, sentences[word.sentence]);
  const followsComma = ({ index, start }: Word): boolean =>
    index === 0 || /^,\s*$/.test(text.slice(words[index - 1]?.end ?? 0, start));
  const isShort = (sentence: number): boolean => {
    const found = sentences[sentence];
    return found !== undefined && lengthOf(found) <= longestItem;
  };
  // A list goes on over full stops and lines only where each of its items has one.
  const goesOn = (word: Word): boolean => {
    const before = words[word.index - 1]?.sentence ?? word.sentence;
    return before === word.sentence || (isShort(before) && isShort(word.sentence));
  };
  const alone = runsOf(words, longestList.alone, {
    isPart: (word) => isItem(word) && isNaming[word.sentence] === true,
    goesOn,
  });
  const held = runsOf(words, longestList.inSentence, {
    isPart: (word) => isItem(word) && followsComma(word),
  });
  const counted = countedWords(analysis);
  const isListed = words.map((_, index) => [alone, held, counted].some((sign) => sign[index] === true));
  for (const { firstWord, endWord } of sentences) {
    const listed = isListed.slice(firstWord, endWord).filter(Boolean).length;
    if (listed > 0 && endWord - firstWord - listed <= mostBesideList) isListed.fill(true, firstWord, endWord);
  }
  return isListed;
};

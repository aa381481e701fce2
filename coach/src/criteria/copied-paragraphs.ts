import type { TextAnalysis } from '../text/index.ts';
import { isLike, readAs, type Signs } from './repetition.ts';

/** With this share of its words in sentences that stand elsewhere too, a paragraph is put together from them. */
const copiedShare = 0.7;
/** A shorter sentence may come again by chance. */
const fewestWords = 3;

/** Two places other than its own are enough to tell. */
const enoughPlaces = 3;

interface Saying {
  said: ReturnType<typeof readAs>;
  /** The first paragraphs it stands in. */
  places: Set<number>;
}

/** Each different sentence once, however often it is said. */
const sayingsOf = ({ words, sentences }: TextAnalysis): (Saying | null)[] => {
  const sayings = new Map<string, Saying>();
  return sentences.map(({ firstWord, endWord, paragraph }) => {
    if (endWord - firstWord < fewestWords) return null;
    const said = readAs(words.slice(firstWord, endWord));
    const saying = sayings.get(said.plain) ?? { said, places: new Set() };
    if (saying.places.size < enoughPlaces) saying.places.add(paragraph);
    sayings.set(said.plain, saying);
    return saying;
  });
};

/** For each sentence, the paragraphs in which one like it stands, its own apart; two of them at least where there are. */
const findTwins = (analysis: TextAnalysis): Set<number>[] => {
  const sayings = sayingsOf(analysis);
  const all = [...new Set(sayings.filter((saying) => saying !== null))];
  const alike = new Map(all.map((saying) => [saying, new Set(saying.places)]));
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      if (!isLike(one.said, other.said)) continue;
      for (const place of other.places) alike.get(one)?.add(place);
      for (const place of one.places) alike.get(other)?.add(place);
    }
  });
  return sayings.map((saying, index) => {
    const places = [...((saying && alike.get(saying)) ?? [])];
    return new Set(places.filter((place) => place !== analysis.sentences[index]?.paragraph));
  });
};

/**
 * Words of paragraphs put together from sentences of several others. Reading on and reading back each leave a part of
 * such a paragraph standing, for some of its sentences come before and some after what they copy.
 */
export const patchworkWords = (analysis: TextAnalysis): Signs => {
  const { paragraphs, sentences, words } = analysis;
  const twins = findTwins(analysis);
  const isPatchwork = paragraphs.map(({ firstSentence, endSentence }) => {
    const own = sentences.slice(firstSentence, endSentence);
    const lengthOf = (some: typeof own): number =>
      some.reduce((sum, { firstWord, endWord }) => sum + endWord - firstWord, 0);
    const copied = own.filter(({ index }) => (twins[index]?.size ?? 0) > 0);
    const sources = new Set(copied.flatMap(({ index }) => [...(twins[index] ?? [])]));
    return sources.size > 1 && lengthOf(copied) >= copiedShare * lengthOf(own);
  });
  return words.map(({ paragraph }) => isPatchwork[paragraph] === true);
};

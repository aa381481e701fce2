import type { TextAnalysis, Word } from '../parse/index.ts';
import { familyWords, topicStopWords } from '../word-lists/words-and-patterns-for-remarks.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { quoteList } from './quote.ts';

/** Mum is in the car in every second story; she is its topic only if she is everywhere. */
const familyDiscount = 3;

interface Topic {
  word: Word;
  count: number;
  /** The sentences it stands in. */
  sentences: Set<number>;
}

/** A draft keeps coming back to what it is about: in this share of its sentences, and in some at least. */
const topicShare = 0.2;
const fewestSentences = 3;
const shortDraft = 8;
const fewestInShortDraft = 2;

/** What the draft keeps coming back to and names at once, as the child wrote it; null where nothing is that sure. */
export function draftTopicOf(analysis: TextAnalysis, findings: readonly Finding[]): string | null {
  const { length } = analysis.sentences;
  const fewest = length < shortDraft ? fewestInShortDraft : Math.max(fewestSentences, length * topicShare);
  const ranked = rankedTopics(analysis, findings);
  const clear = ranked.filter(({ sentences }) => sentences.size >= fewest);
  const [first] = clear;
  if (!first || !isNamedAtOnce(analysis, first)) return null;
  const next = ranked.find((topic) => topic !== first);
  const phrase = next && phraseOf(analysis, first, next);
  if (phrase) return quoteList(phrase);
  if (isPartOfName(analysis, first) || isBesideTeller(analysis, first)) return null;
  // Two people share a story; of two things, one is often only mentioned.
  const people = clear.filter((topic) => topic.word.isName && isNamedAtOnce(analysis, topic));
  return quoteList((people[0] === first ? people.slice(0, 2) : [first]).map(textOf));
}

const longestTitle = 6;

/** A short title says what a piece of facts is about in the writer's own words. */
export function titleAsTopic({ title, text }: TextAnalysis): string | null {
  const words = title ? text.slice(title.start, title.end).trim() : '';
  return words === '' || /[.!?]$/.test(words) || words.split(/\s+/).length > longestTitle
    ? null
    : quoteList([words]);
}

/** In the title or the first sentence: a thing that comes up later, however often, may be one joke. */
const isNamedAtOnce = ({ title, words, sentences }: TextAnalysis, { word }: Topic): boolean => {
  const opening = sentences.find(({ isProse }) => isProse)?.index;
  return words.some(
    (each) =>
      singular(each.lower) === singular(word.lower) &&
      (each.sentence === opening || (title !== null && each.start >= title.start && each.end <= title.end)),
  );
};

/** "tongue" in "blue tongue lizards" is not what it is about. */
const isPartOfName = ({ words }: TextAnalysis, { word }: Topic): boolean =>
  words.some((each) => {
    const next = words[each.index + 1];
    return (
      singular(each.lower) === singular(word.lower) &&
      next?.sentence === each.sentence &&
      next.start - each.end === 1 &&
      /^(?:NOUN|PROPN)$/.test(next.pos)
    );
  });

/** Who tells what happened to them writes about that, and not about those who came along. */
const isBesideTeller = ({ person }: TextAnalysis, { word }: Topic): boolean =>
  person === 'first' && (word.isName || familyWords.has(word.lower));

const textOf = ({ word }: Topic): string => word.text;

function rankedTopics(analysis: TextAnalysis, findings: readonly Finding[]): Topic[] {
  const titled = new Set(analysis.sentences.filter(({ isProse }) => !isProse).map(({ index }) => index));
  const places = new Set(placeNames(analysis));
  const counted = new Map<string, Topic>();
  for (const word of analysis.words) {
    if (!isTopical(word) || places.has(word.lower) || isMisspelt(word, findings)) continue;
    const key = singular(word.lower);
    const seen = counted.get(key);
    if (!seen) counted.set(key, { word, count: 1, sentences: new Set([word.sentence]) });
    else {
      seen.count += 1;
      seen.sentences.add(word.sentence);
      // A capital that only marks the start of a sentence, or a title, is not how the word is written.
      const isPlainer = !word.isName && word.text === word.lower && seen.word.text !== seen.word.lower;
      if (isPlainer || titled.has(seen.word.sentence)) seen.word = word;
    }
  }
  const isFamily = ({ word }: Topic) => familyWords.has(word.lower);
  const weight = (topic: Topic) => topic.count / (isFamily(topic) ? familyDiscount : 1);
  return [...counted.values()].sort(
    (a, b) =>
      weight(b) - weight(a) || Number(isFamily(a)) - Number(isFamily(b)) || a.word.start - b.word.start,
  );
}

/** "skate" and "park" that keep standing together are one thing. */
function phraseOf(analysis: TextAnalysis, one: Topic, other: Topic): string[] | undefined {
  const keys = [singular(one.word.lower), singular(other.word.lower)];
  const pairs = analysis.words.filter((word) => {
    const next = analysis.words[word.index + 1];
    const isPair = keys.includes(singular(word.lower)) && next && keys.includes(singular(next.lower));
    return isPair && next.sentence === word.sentence && next.start - word.end === 1;
  });
  const plain = pairs.find((word) => word.text === word.lower) ?? pairs[0];
  const next = plain && analysis.words[plain.index + 1];
  return pairs.length > 1 && next ? [analysis.text.slice(plain.start, next.end)] : undefined;
}

/** Taggers give capitalised plurals no lemma. */
const singular = (word: string): string => word.replace(/(?<=\w{3})s$/, '');

const isTopical = (word: Word): boolean =>
  (word.pos === 'NOUN' || word.pos === 'PROPN' || word.isName) &&
  word.isContent &&
  word.isKnown &&
  word.lower.length > 2 &&
  !/['’](?:m|ve|ll|re|d)$/.test(word.lower) &&
  !topicStopWords.has(word.lemma) &&
  !topicStopWords.has(word.lower);

const isMisspelt = (word: Word, findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.start < word.end && word.start < finding.end);

const beforePlaces = /^(?:at|in|near|from|of|on|across|around|outside|inside|beside|through)$/;

/** Names that only ever follow a preposition, as in "at Sandy Bay", lower case. */
export function placeNames(analysis: TextAnalysis): string[] {
  const seen = new Map<string, boolean>();
  for (const word of analysis.words) {
    if (!word.isName) continue;
    let before = analysis.words[word.index - 1];
    while (before?.isName && before.sentence === word.sentence) before = analysis.words[before.index - 1];
    const isPlace =
      before !== undefined && before.sentence === word.sentence && beforePlaces.test(before.lower);
    seen.set(word.lower, isPlace && (seen.get(word.lower) ?? true));
  }
  return [...seen].filter(([, isPlace]) => isPlace).map(([name]) => name);
}

import type { Finding } from '../errors/finding.ts';
import { familyWords, topicStopWords } from '../language/remark-cues.ts';
import type { TextAnalysis, Word } from '../parse/index.ts';
import { quote, quoteList } from './quote.ts';

/** Mum is in the car in every second story; she is its topic only if she is everywhere. */
const familyDiscount = 3;

interface Topic {
  word: Word;
  count: number;
}

/** The two names or nouns the draft keeps coming back to, as the child wrote them; its first words where there are none. */
export function topicOf(analysis: TextAnalysis, findings: readonly Finding[]): string {
  const [first, second] = rankedTopics(analysis, findings);
  const opening = analysis.sentences[0];
  if (!first) return opening ? quote(analysis.text, opening) : '';
  if (!second) return quoteList([first.word.text]);
  // What came up a single time is no topic beside what comes up again and again.
  const isPassing = first.count > 2 && second.count === 1;
  return quoteList(phraseOf(analysis, first, second) ?? (isPassing ? [first] : [first, second]).map(textOf));
}

const textOf = ({ word }: Topic): string => word.text;

function rankedTopics(analysis: TextAnalysis, findings: readonly Finding[]): Topic[] {
  const titled = new Set(analysis.sentences.filter(({ isProse }) => !isProse).map(({ index }) => index));
  const places = new Set(placeNames(analysis));
  const counted = new Map<string, Topic>();
  for (const word of analysis.words) {
    if (!isTopical(word) || places.has(word.lower) || isMisspelt(word, findings)) continue;
    const key = singular(word.lower);
    const seen = counted.get(key);
    if (!seen) counted.set(key, { word, count: 1 });
    else {
      seen.count += 1;
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

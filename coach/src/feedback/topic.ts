import type { Finding } from '../errors/finding.ts';
import type { TextAnalysis, Word } from '../text/index.ts';
import { topicStopWords } from './cues.ts';
import { quote, quoteList } from './quote.ts';

/** The two names or nouns the draft keeps coming back to, as the child wrote them; its first words where there are none. */
export function topicOf(analysis: TextAnalysis, findings: readonly Finding[]): string {
  const titled = new Set(analysis.sentences.filter(({ isProse }) => !isProse).map(({ index }) => index));
  const places = new Set(placeNames(analysis));
  const counted = new Map<string, { word: Word; count: number }>();
  for (const word of analysis.words) {
    if (!isTopical(word) || places.has(word.lower) || isMisspelt(word, findings)) continue;
    const key = singular(word.lower);
    const seen = counted.get(key);
    if (!seen) counted.set(key, { word, count: 1 });
    else {
      seen.count += 1;
      if (titled.has(seen.word.sentence)) seen.word = word;
    }
  }
  const ranked = [...counted.values()].sort((a, b) => b.count - a.count || a.word.start - b.word.start);
  const words = ranked.slice(0, 2).map(({ word }) => word.text);
  const first = analysis.sentences[0];
  return words.length > 0 ? quoteList(words) : first ? quote(analysis.text, first) : '';
}

/** Taggers give capitalised plurals no lemma. */
const singular = (word: string): string => word.replace(/(?<=\w{3})s$/, '');

const isTopical = (word: Word): boolean =>
  (word.pos === 'NOUN' || word.pos === 'PROPN' || word.isName) &&
  word.isContent &&
  word.isKnown &&
  word.lower.length > 2 &&
  !topicStopWords.has(word.lemma);

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

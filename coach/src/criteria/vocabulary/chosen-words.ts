import { type FeedbackContext, isInside, overlapsFinding, wordsIn } from '../../feedback/feedback-context.ts';
import type { Span } from '../../marking/assessment.ts';
import { type Word, zipfOf } from '../../parse/index.ts';
import {
  commonExpressiveWords,
  everydayThings,
  inexpressiveWords,
} from '../../word-lists/expressive-words.ts';
import { rareExpressiveWords } from '../../word-lists/rare-expressive-words.ts';
import { overusedWords, topicStopWords } from '../../word-lists/words-and-patterns-for-remarks.ts';

/** Above these people say a word so often that older and older children say it, too. */
const ordinaryFrom = (year: number): number => (year <= 3 ? 4.8 : year <= 6 ? 4.5 : 4.4);
/** Outside our list of telling words, a word as rare as this is hardly there by chance. */
const rareTrait = 2.9;
const rareThing = 3.1;
/** What a young child writes so seldom is another word, misspelt. */
const lastYoungYear = 3;
const seldomForYoung = 3;
/** What is said again and again is the topic and no choice. */
const often = 2;
const shortestWord = 4;
const shortestUnknown = 5;

const lemmaOf = ({ lemma, lower }: Word): string => (lemma === '' ? lower : lemma.toLowerCase());

const isListed = (list: ReadonlySet<string>, word: Word): boolean =>
  list.has(word.lower) ||
  list.has(lemmaOf(word)) ||
  list.has(word.lower.replace(/s$/, '')) ||
  list.has(word.lower.replace(/(?:ed|ing|ly|d)$/, ''));

export const slipsIn = ({ findings, analysis }: FeedbackContext): Span[] => [
  ...findings.filter(({ kind }) => kind === 'grammar'),
  ...analysis.grammarSlips,
];

const quotedParts = /["“][^"“”\n]*["”]|(?<=^|[\s(])['‘][^'’\n]+['’](?=[\s,.!?)]|$)/gm;

/** In speech or in quotation marks words are somebody's own, and no place to put others. */
export const isQuotedInText = ({ text, analysis }: FeedbackContext, word: Word): boolean =>
  analysis.speech.some((speech) => isInside(word, speech)) ||
  [...text.matchAll(quotedParts)].some(({ index, 0: part }) =>
    isInside(word, { start: index, end: index + part.length }),
  );

/** "remote control", "group chat", "sausage roll": one of two words that name a thing together. */
const isPartOfPair = ({ analysis, text }: FeedbackContext, word: Word): boolean => {
  const names = (other: Word | undefined): boolean =>
    other?.sentence === word.sentence && /^(?:NOUN|PROPN)$/.test(other.pos);
  const isBeside = (one: Word | undefined, other: Word | undefined): boolean =>
    one !== undefined && other !== undefined && text.slice(one.end, other.start) === ' ';
  const before = analysis.words[word.index - 1];
  const after = analysis.words[word.index + 1];
  const isKind = word.pos === 'NOUN' || /(?:al|ic|ary|ine|ar)$/.test(word.lower);
  return (
    (isKind && names(after) && isBeside(word, after)) ||
    (word.pos === 'NOUN' && names(before) && isBeside(before, word)) ||
    text[word.start - 1] === '-' ||
    text[word.end] === '-'
  );
};

/** Words of the title, and of the first line of an argument or explanation, are what it is about. */
const isOfTopic = ({ analysis, genre, isExplaining, prose, topic }: FeedbackContext, word: Word): boolean => {
  const [first] = prose;
  const isNamed = (each: Word): boolean =>
    (analysis.title !== null && isInside(each, analysis.title)) ||
    ((genre === 'persuasive' || isExplaining) && first !== undefined && isInside(each, first));
  return (
    analysis.words.some((each) => lemmaOf(each) === lemmaOf(word) && isNamed(each)) ||
    (topic ?? '').toLowerCase().includes(word.lower)
  );
};

/** In a text with slips in its verbs a bare verb or an "-ing" may well be one more. */
const mayBeWronglyFormed = (context: FeedbackContext, word: Word): boolean =>
  /VERB|AUX/.test(word.pos) && !word.lower.endsWith('ed') && slipsIn(context).length > 0;

/** Words of the body that could be praised at all: spelt right, once or twice in the text, and the writer's own. */
function candidates(context: FeedbackContext): Word[] {
  const counts = new Map<string, number>();
  for (const word of context.analysis.words) counts.set(lemmaOf(word), (counts.get(lemmaOf(word)) ?? 0) + 1);
  return context.prose
    .flatMap((sentence) => wordsIn(context, sentence))
    .filter(
      (word) =>
        word.isContent &&
        word.isKnown &&
        !word.isName &&
        word.pos !== 'PROPN' &&
        word.lower.length >= shortestWord &&
        (counts.get(lemmaOf(word)) ?? 0) <= often &&
        !overusedWords.has(word.lower) &&
        !context.links.some((link) => isInside(word, link)) &&
        !overlapsFinding(word, context.findings) &&
        !isQuotedInText(context, word) &&
        !isPartOfPair(context, word) &&
        !isListed(inexpressiveWords, word),
    );
}

const once = (words: Word[]): Word[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(lemmaOf(word)) && seen.add(lemmaOf(word)));
};

/** Deeds and descriptions that were surely chosen, the rarest first. */
export function chosenWords(context: FeedbackContext): Word[] {
  const isChosen = (word: Word): boolean => {
    const zipf = zipfOf(word.lower);
    if (word.pos === 'NOUN' || zipf >= ordinaryFrom(context.year)) return false;
    if (context.year <= lastYoungYear && zipf < seldomForYoung && !rareExpressiveWords.has(word.lower))
      return false;
    return (
      rareExpressiveWords.has(word.lower) ||
      isListed(commonExpressiveWords, word) ||
      (word.pos !== 'VERB' && zipf < rareTrait)
    );
  };
  const chosen = candidates(context).filter(
    (word) => isChosen(word) && !isOfTopic(context, word) && !mayBeWronglyFormed(context, word),
  );
  return once(chosen).sort((a, b) => zipfOf(a.lower) - zipfOf(b.lower) || a.start - b.start);
}

/** A word that no list has and no checker doubts, written the same way each time: "axolotl", "zongzi". */
const isOwnWord = ({ analysis, findings }: FeedbackContext, word: Word): boolean =>
  !word.isKnown &&
  !word.isName &&
  /^\p{Ll}+$/u.test(word.text) &&
  word.lower.length >= shortestUnknown &&
  !isListed(everydayThings, word) &&
  !overlapsFinding(word, findings) &&
  analysis.words.filter(({ lower }) => lower === word.lower).length > 1;

const beforeNoun =
  /^(?:an?|the|my|your|his|her|its|our|their|some|no|every|each|of|with|from|in|on|by|for|like|and|or)$/;

/** "a mask that smelt": what looks like a noun is one behind a word that leads to nouns. */
const isSurelyNoun = ({ analysis, text }: FeedbackContext, word: Word): boolean => {
  const before = analysis.words[word.index - 1];
  if (!before) return false;
  return (
    beforeNoun.test(before.lower) ||
    /^(?:ADJ|NUM)$/.test(before.pos) ||
    /^(?:,|:)\s$/.test(text.slice(before.end, word.start))
  );
};

/** What a piece begins with is what it is about: nobody chose "stepmum" for it. */
const isOfFirstLine = ({ analysis, prose: [first] }: FeedbackContext, word: Word): boolean =>
  first !== undefined && analysis.words.some((each) => each.lower === word.lower && isInside(each, first));

/** Things called by a name that few people use, those no list knows first. */
export function rareNouns(context: FeedbackContext): Word[] {
  const own = context.prose
    .flatMap((sentence) => wordsIn(context, sentence))
    .filter((word) => isOwnWord(context, word) && !isOfFirstLine(context, word));
  const rare = candidates(context).filter(
    (word) =>
      word.pos === 'NOUN' &&
      zipfOf(word.lower) < rareThing &&
      (context.year > lastYoungYear || zipfOf(word.lower) >= seldomForYoung - 1) &&
      !isListed(everydayThings, word) &&
      !isListed(commonExpressiveWords, word) &&
      isSurelyNoun(context, word) &&
      !isOfTopic(context, word) &&
      // "confusion", "disability": what cannot be pointed at is hardly called by a name.
      !/(?:tion|sion|ness|ment|ity|ance|ence|ing|ship|ism|hood)s?$/.test(word.lower),
  );
  const sorted = rare.sort((a, b) => zipfOf(a.lower) - zipfOf(b.lower) || a.start - b.start);
  return once([...own, ...sorted]);
}

const knownToMany = 4.6;
const topicKnownToMany = 5.3;

/** Plain names of what is in a piece, and of those what it comes back to: true, and never called well chosen. */
export function everydayNouns(context: FeedbackContext): { things: Word[]; topic: Word[] } {
  const all = context.prose
    .flatMap((sentence) => wordsIn(context, sentence))
    .filter(
      (word) =>
        word.pos === 'NOUN' &&
        word.isKnown &&
        word.text === word.lower &&
        word.lower.length >= shortestWord &&
        !topicStopWords.has(word.lower) &&
        !topicStopWords.has(lemmaOf(word)) &&
        !overusedWords.has(word.lower) &&
        zipfOf(word.lower) < topicKnownToMany &&
        (context.year > lastYoungYear || zipfOf(word.lower) >= seldomForYoung) &&
        !overlapsFinding(word, context.findings) &&
        !isPartOfPair(context, word) &&
        !isListed(inexpressiveWords, word) &&
        !/(?:ing|ness|ment)s?$/.test(word.lower),
    );
  const rarestFirst = once(all).sort((a, b) => zipfOf(a.lower) - zipfOf(b.lower));
  return {
    things: rarestFirst.filter(({ lower }) => zipfOf(lower) < knownToMany),
    topic: rarestFirst.filter(
      (word) => all.filter((each) => lemmaOf(each) === lemmaOf(word)).length > 1 || isOfTopic(context, word),
    ),
  };
}

/** Words of the body that carry meaning and are surely spelt right. */
export const correctlySpeltWords = (context: FeedbackContext): Word[] =>
  once(
    context.prose
      .flatMap((sentence) => wordsIn(context, sentence))
      .filter(
        (word) =>
          word.isContent &&
          word.isKnown &&
          !word.isName &&
          !isListed(inexpressiveWords, word) &&
          !overlapsFinding(word, context.findings),
      ),
  );

const comparison =
  /\b(?<before>\p{L}+) like an? \p{L}+|\bas (?!soon|long|far|well|much|many|good|if)\p{L}+ as (?:an?|the|my|his|her) \p{L}+/giu;
/** "I would like a dog", "people like a laugh": somebody likes it. */
const likes =
  /^(?:i|you|we|they|he|she|it|who|would|wood|did|do|does|don|not|t|d|ll|to|also|really|people|kids|children|cats|dogs|\p{L}+ly)$/iu;

/** "It doesn't need to go for a walk like a dog": it is told what it is not like. */
const denies = /\b(?:not|never|no|nobody|nothing|\p{L}+n['’]?t)\b[^.!?]*$/iu;
const justBefore = 40;

/** Where one thing is said to be like another. */
export const comparisonIn = ({ text, findings, prose }: FeedbackContext): Span | undefined =>
  [...text.matchAll(comparison)]
    .filter(({ groups }) => !likes.test(groups?.before ?? ''))
    .filter(({ index }) => !denies.test(text.slice(Math.max(0, index - justBefore), index)))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .find((span) => !overlapsFinding(span, findings) && prose.some((sentence) => isInside(span, sentence)));

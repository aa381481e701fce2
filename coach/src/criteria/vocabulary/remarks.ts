import {
  type CriterionRemarks,
  type FeedbackContext,
  overlapsFinding,
  quoted,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import { inQuotes, quoteList } from '../../feedback/quote.ts';
import { type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark, Span } from '../../marking/assessment.ts';
import type { Sentence, Word } from '../../parse/index.ts';
import { intensifiers, overusedWords } from '../../word-lists/words-and-patterns-for-remarks.ts';
import {
  chosenWords,
  comparisonIn,
  correctlySpeltWords,
  everydayNouns,
  isQuotedInText,
  rareNouns,
  slipsIn,
} from './chosen-words.ts';
import { vocabularyWording as words } from './wording.ts';

const often = 3;
const firstYearOfTerms = 4;
/** Good writers leave plain words alone where these are meant. */
const carefulFrom = 4;

export function remarkOnVocabulary(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const chosen = chosenWords(context);
  return {
    summary: summarise(chosen),
    strengths: strengths(context, chosen),
    steps: steps(context, mark.mark),
  };
}

const fewestToList = 2;
const mostListed = 3;

/** One word alone is praised where it stands; only several make a habit. */
function summarise(chosen: Word[]): Remark | null {
  const best = chosen.slice(0, mostListed).map(({ text }) => text);
  return best.length < fewestToList ? null : remark(words.summary, { words: quoteList(best) });
}

const sentenceOf = (context: FeedbackContext, word: Span): Sentence | undefined =>
  context.prose.find(({ start, end }) => start <= word.start && word.end <= end);

/** What is held up as right had better stand among right words. */
function strengths(context: FeedbackContext, chosen: Word[]): Remark[] {
  const slips = slipsIn(context);
  const isSound = (place: Span): boolean => !overlapsFinding(sentenceOf(context, place) ?? place, slips);
  const at = (wording: typeof words.exact, place: Span | undefined, word?: Word): Remark[] => {
    const sentence = place && sentenceOf(context, place);
    if (!place || !sentence) return [];
    const slots = { quote: quoted(context, sentence, place.start) };
    return [remark(wording, word ? { ...slots, word: inQuotes(word.text) } : slots)];
  };
  const best = chosen.find(isSound);
  const thing = rareNouns(context).find(isSound);
  const more = chosen.slice(mostListed, 2 * mostListed).map(({ text }) => text);
  const found = [
    ...at(words.exact, best, best),
    ...(more.length >= fewestToList ? [remark(words.exactMore, { words: quoteList(more) })] : []),
    ...at(words.comparison, comparisonIn(context)),
    ...at(words.named, thing, thing),
  ];
  if (found.length > 0) return found;
  const list = (all: Word[]) => quoteList(all.slice(0, mostListed).map(({ text }) => text));
  const { things, topic } = everydayNouns(context);
  if (context.genre === 'persuasive' && topic.length >= fewestToList)
    return [remark(words.topicWords, { words: list(topic) })];
  if (things.length >= fewestToList) return [remark(words.plainThings, { words: list(things) })];
  const known = correctlySpeltWords(context);
  return known.length > 0 ? [remark(words.plain, { words: list(known.slice(0, fewestToList)) })] : [];
}

function steps(context: FeedbackContext, mark: number): Remark[] {
  // An explanation has the words of its topic already.
  const isArgument = context.genre === 'persuasive' && !context.isExplaining;
  const isLetter = /^\W*dear\b/i.test(context.text);
  const hasImage = context.analysis.devices.some(({ kind }) => kind === 'simile');
  return [
    ...wornStep(context, mark),
    ...intensifierStep(context, mark),
    ...(isArgument && context.year >= firstYearOfTerms && mark < carefulFrom
      ? [remark(words.technical)]
      : []),
    ...(mark >= 3 && context.genre === 'narrative' && !hasImage && !isLetter ? [remark(words.image)] : []),
    remark(mark < carefulFrom ? words.sharpen : words.without),
  ];
}

/** A strong piece is plain on purpose. */
function wornStep(context: FeedbackContext, mark: number): Remark[] {
  if (mark >= carefulFrom) return [];
  const [worn] = wornWords(context);
  const sentence = worn && sentenceOf(context, worn.word);
  if (!worn || !sentence) return [];
  const slots = {
    word: inQuotes(worn.word.text),
    count: String(worn.count),
    quote: quoted(context, sentence, worn.word.start),
  };
  return [remark(worn.count >= often ? words.overused : words.plainWord, slots)];
}

/** "very hot": two words where one exact word would do. */
function intensifierStep(context: FeedbackContext, mark: number): Remark[] {
  if (mark >= carefulFrom) return [];
  const { words: all } = context.analysis;
  const pair = all.find(
    (word) =>
      intensifiers.has(word.lower) &&
      all[word.index + 1]?.pos === 'ADJ' &&
      // "so quiet that I could hear him" needs its "so", and "so much" describes nothing.
      word.lower !== 'so' &&
      !isQuotedInText(context, word) &&
      all[word.index - 1]?.lower !== 'not',
  );
  const described = pair && all[pair.index + 1];
  if (!pair || !described || pair.sentence !== described.sentence) return [];
  return [remark(words.intensified, { quote: inQuotes(context.text.slice(pair.start, described.end)) })];
}

/** In such company the word is the right one: "Good morning", "going to rain", "a great deal". */
const settled =
  /(?:(?:\b(?:have|has|had|be|been|am|is|are|was|were|being)|['’](?:s|re|m))(?: (?:so|too|very|really|just|not|\w+ly))? (?:good|great|nice|cool|bad|fun)\b|\bas (?:good|bad|big|small|little) as|\bgood (?:morning|afternoon|evening|night|luck|bye|at|for|points?|scissors|reason)|\bgreat deal|\b(?:little|small) (?:bit|by little|boy|girl|child|children|kids?|brother|sister)|\bbig (?:brother|sister|house|day)|\bwent (?:to|for|wrong|bright|red|on|off|back|out|quiet|missing|mad|crazy|straight)|\bran (?:out of|away)|\b(?:first|one|last|next|only|other|same|right|worst|best|whole) things?|\ba little|\bthe thing is|\blots of love|\bgreat-\w+)\b/gi;
/** Of these "said", "go" and "get" do their work unseen, and every text has them; only too many are too many. */
const unseen = /^(?:sa(?:id|ys|w)|looked|go|goes|going|get|gets|got)$/;
const manyUnseen = 4;
/** "get stuck", "go away", "kept going", "let go", "got off": no other word would do there. */
const settledUnseen =
  /\b(?:go(?:es|ing)? (?:to|on|away|back|home|out|in|up|down|off|and|for|through|over)|(?:keep|keeps|kept|let|lets|come and|here|there) (?:\w+ )?go(?:ing)?|g[eo]ts? (?:\w+(?:ed|en|y)|driven|rid|lost|wet|home|up|out|down|there|here|to|into|under|off|on|back|better|worse|dark|one|nits|time|hurt|stuck|sick))\b/gi;

const isSettled = ({ text }: FeedbackContext, word: Word): boolean => {
  const from = Math.max(0, word.start - 16);
  const near = text.slice(from, word.end + 16);
  return [...near.matchAll(settled), ...near.matchAll(settledUnseen)].some(
    ({ index, 0: phrase }) => from + index <= word.start && word.end <= from + index + phrase.length,
  );
};

/** Plain words that another could stand for, the commonest first. */
function wornWords(context: FeedbackContext): { word: Word; count: number }[] {
  const counted = new Map<string, { word: Word; count: number }>();
  const slips = slipsIn(context);
  for (const word of context.prose.flatMap((sentence) => wordsIn(context, sentence))) {
    const isWorn = overusedWords.has(word.lower) && !isSettled(context, word);
    if (!isWorn || isQuotedInText(context, word) || overlapsFinding(word, slips)) continue;
    const seen = counted.get(word.lower);
    if (seen) seen.count += 1;
    else counted.set(word.lower, { word, count: 1 });
  }
  return [...counted.values()]
    .filter(({ word, count }) => !unseen.test(word.lower) || count >= manyUnseen)
    .sort((a, b) => b.count - a.count || a.word.start - b.word.start);
}

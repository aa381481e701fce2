import {
  type CriterionRemarks,
  type FeedbackContext,
  isInside,
  overlapsFinding,
  quoted,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import { hasRole } from '../../feedback/find-sentences-by-role.ts';
import { inQuotes, quoteList } from '../../feedback/quote.ts';
import { type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark, Span } from '../../marking/assessment.ts';
import { type Sentence, type VocabularyTier, type Word, zipfOf } from '../../parse/index.ts';
import { intensifiers, overusedWords } from '../../word-lists/words-and-patterns-for-remarks.ts';
import { vocabularyWording as words } from './wording.ts';

const often = 3;
const firstYearOfTerms = 4;
/** What a young child writes so seldom is another word, misspelt. */
const lastYoungYear = 3;
const seldomForYoung = 3.5;
/** Good writers leave "said" alone: the speech is what counts. */
const carefulFrom = 4;

export function remarkOnVocabulary(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const exact = exactWords(context, mark);
  return {
    summary: summarise(exact),
    strengths: strengths(context, exact),
    steps: steps(context, mark.mark),
  };
}

const tierRank: Partial<Record<VocabularyTier, number>> = { rare: 0, precise: 1, everyday: 2 };

/** Exact words of the body, spelled right, each once: actions and descriptions before things. */
function exactWords(context: FeedbackContext, mark: CriterionMark): Word[] {
  const counted = mark.evidence.filter(({ speaks }) => speaks === 'for');
  const counts = new Map<string, number>();
  for (const { lemma } of context.analysis.words) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  const seen = new Set<string>();
  const fitting = context.prose
    .filter((sentence) => context.genre === 'narrative' || !hasRole(context, sentence, 'none'))
    .flatMap((sentence) => wordsIn(context, sentence))
    .filter((word) => {
      const isExact =
        tierRank[word.vocabulary] !== undefined &&
        word.isContent &&
        word.isKnown &&
        (context.year > lastYoungYear || zipfOf(word.lower) >= seldomForYoung) &&
        word.pos !== 'PROPN' &&
        // Calling a sock a sock is not a well-chosen word.
        !(word.pos === 'NOUN' && word.vocabulary !== 'rare') &&
        !/^(?:mister|mr|mrs|miss|ms|o['’]clock|class|writing|reading)$/.test(word.lower) &&
        !word.isName;
      const isWorn =
        overusedWords.has(word.lower) || (counts.get(word.lemma) ?? 0) > often || word.lower.length <= 3;
      const isLink = context.links.some((link) => isInside(word, link));
      if (!isExact || isWorn || isLink || seen.has(word.lemma) || overlapsFinding(word, context.findings))
        return false;
      seen.add(word.lemma);
      return true;
    });
  // A thing by its plain name is hardly a choice of words.
  const rank = (word: Word) => (tierRank[word.vocabulary] ?? 3) * 2 + 2 * Number(word.pos === 'NOUN');
  const ranked = fitting.sort((a, b) => rank(a) - rank(b) || a.start - b.start);
  const precise = ranked.filter(
    (word) => word.vocabulary !== 'everyday' || counted.some((place) => isInside(word, place)),
  );
  return precise;
}

function summarise(exact: Word[]): Remark | null {
  const best = exact.slice(0, 3).map((word) => word.text);
  if (best.length === 0) return null;
  return remark(best.length === 1 ? words.summaryOne : words.summary, { words: quoteList(best) });
}

const slipsIn = ({ findings, analysis }: FeedbackContext): Span[] => [
  ...findings.filter(({ kind }) => kind === 'grammar'),
  ...analysis.grammarSlips,
];

const sentenceOf = (context: FeedbackContext, word: Word): Sentence | undefined =>
  context.analysis.sentences[word.sentence];

function strengths(context: FeedbackContext, exact: Word[]): Remark[] {
  // The word is held up as right, so the words around it had better be right too.
  const slips = slipsIn(context);
  const best = exact.find((word) => !overlapsFinding(sentenceOf(context, word) ?? word, slips));
  const sentence = best && sentenceOf(context, best);
  const first = context.prose.find((each) => !overlapsFinding(each, slips)) ?? context.prose[0];
  if (!best || !sentence) return first ? [remark(words.plain, { quote: quoted(context, first) })] : [];
  const found = [
    remark(words.exact, { quote: quoted(context, sentence, best.start), word: inQuotes(best.text) }),
  ];
  const more = exact
    .filter(({ pos, lower }) => pos !== 'NOUN' && !/(?:er|ly)$/.test(lower))
    .slice(3, 6)
    .map((word) => word.text);
  if (more.length > 0) found.push(remark(words.exactMore, { words: quoteList(more) }));
  return found;
}

function steps(context: FeedbackContext, mark: number): Remark[] {
  const found: Remark[] = [];
  const [worn] = wornWords(context, mark).filter(({ count }) => mark < carefulFrom || count >= often);
  const sentence = worn && sentenceOf(context, worn.word);
  if (worn && sentence) {
    const slots = {
      word: inQuotes(worn.word.text),
      count: String(worn.count),
      quote: quoted(context, sentence, worn.word.start),
    };
    found.push(remark(worn.count >= often ? words.overused : words.plainWord, slots));
  }
  found.push(...intensifierStep(context));
  // An explanation has the words of its topic already.
  const isArgument = context.genre === 'persuasive' && !context.isExplaining;
  if (isArgument && context.year >= firstYearOfTerms && mark < carefulFrom)
    found.push(remark(words.technical));
  const hasImage = context.analysis.devices.some(({ kind }) => kind === 'simile');
  if (mark >= 3 && context.genre === 'narrative' && !hasImage) found.push(remark(words.image));
  found.push(remark(words.sharpen));
  return found;
}

/** "very hot": two words where one exact word would do. */
function intensifierStep(context: FeedbackContext): Remark[] {
  const { words: all } = context.analysis;
  const pair = all.find(
    (word) =>
      intensifiers.has(word.lower) &&
      all[word.index + 1]?.pos === 'ADJ' &&
      // "so quiet that I could hear him" needs its "so", and "so much" describes nothing.
      word.lower !== 'so',
  );
  const described = pair && all[pair.index + 1];
  if (!pair || !described || pair.sentence !== described.sentence) return [];
  return [remark(words.intensified, { quote: inQuotes(context.text.slice(pair.start, described.end)) })];
}

/** In such company the word is the right one: "Good morning", "going to rain", "a great deal". */
const settled =
  /\b(?:good (?:morning|afternoon|evening|night|luck|bye)|great deal|little (?:bit|by little)|going to|go (?:on|to (?:bed|sleep|school|work))|come and go|gets? (?:\w+(?:ed|en)|driven)|g[eo]t (?:\w+y|dry|wet|lost|home|up|out|down|there|to|into|under|off|on|back)|as (?:good|bad|big|small|little) as|(?:first|last|next|only|other) thing|let (?:me |him |her |it |us |them )?go|get (?:here|there|home)|a little|the thing is|lots of love|was (?:small|little))\b/gi;

const isSettled = ({ text }: FeedbackContext, word: Word): boolean => {
  const from = Math.max(0, word.start - 12);
  return [...text.slice(from, word.end + 12).matchAll(settled)].some(({ index, 0: phrase }) =>
    isInside(word, { start: from + index, end: from + index + phrase.length }),
  );
};

function wornWords(context: FeedbackContext, mark: number): { word: Word; count: number }[] {
  const counted = new Map<string, { word: Word; count: number }>();
  for (const word of context.prose.flatMap((sentence) => wordsIn(context, sentence))) {
    const isCareful = mark >= carefulFrom && /^sa(?:id|ys)$/.test(word.lower);
    if (!overusedWords.has(word.lower) || isCareful || isSettled(context, word)) continue;
    if (overlapsFinding(word, slipsIn(context))) continue;
    if (counted.has(word.lower)) continue;
    const count = context.analysis.words.filter(({ lower }) => lower === word.lower).length;
    counted.set(word.lower, { word, count });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || a.word.start - b.word.start);
}

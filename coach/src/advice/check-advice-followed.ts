import type { FeedbackContext } from '../feedback/index.ts';
import type { Sentence, Word } from '../parse/index.ts';
import { type Alignment, alignSentences, isOtherText } from '../revision/align-sentences.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import type { AnalysedDraft } from '../revision/reasons-to-change-marks.ts';
import type { Advice, AdviceFollowUp, EarlierDraft } from './advice.ts';
import { adviceChecks } from './advice-checks.ts';
import { type DraftComparison, sentencesWrittenNow } from './draft-comparison.ts';
import { type RelocatedPassage, relocatePassage } from './relocate-passage.ts';

const longestShown = 400;
const mostOfHalf = 0.7;

const wordCount = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { firstWord, endWord }) => sum + endWord - firstWord, 0);

/** What is wrong in a sentence is mended in it, whatever is written beside it. */
const isMendedInside = ({ criterion }: Advice): boolean =>
  criterion === 'spelling' || criterion === 'punctuation' || criterion === 'sentence_structure';

/** "We all did." where ", we all did" was: cut off from the sentence, and as much a part of what was mended. */
const cutOffFrom = (
  { olds, around }: RelocatedPassage,
  { before, after, alignment }: DraftComparison,
): Sentence[] => {
  const had = new Set(wordsIn(before, olds).map(({ lower }) => lower));
  return around.filter(
    (sentence) =>
      alignment.fresh.has(sentence) && wordsIn(after, [sentence]).every(({ lower }) => had.has(lower)),
  );
};

/** Where most was written in the sentence itself, it; else together with what is new right beside it. */
const sentencesToShow = (comparison: DraftComparison, relocated: RelocatedPassage): Sentence[] => {
  const { olds, news, around, changed } = relocated;
  const { unchanged, fresh } = comparison.alignment;
  if (isMendedInside(comparison.advice) && news.length > 0) {
    // What was mended may stand in the half that was parted from it.
    const isHalf = wordCount(news) < wordCount(olds) * mostOfHalf;
    if (isHalf && news.length < around.length) return around;
    return [...news, ...cutOffFrom(relocated, comparison)].sort((a, b) => a.start - b.start);
  }
  const isChanged = news.length > 0 && olds.some((old) => !unchanged.has(old));
  const beside = wordCount(around.filter((sentence) => fresh.has(sentence)));
  return isChanged && changed.added.length - beside >= beside ? news : around;
};

/** What stands there now, as it is in the text. */
const shownNow = (comparison: DraftComparison): string | null => {
  const { advice, relocated } = comparison;
  const { text } = comparison.after;
  const own = adviceChecks[advice.rule]?.sentencesToShow;
  const sentences = relocated ? (own ?? sentencesToShow)(comparison, relocated) : [];
  const first = sentences[0];
  const last = sentences.at(-1);
  if (!first || !last) return null;
  // Sentences that were moved apart are not one passage any longer.
  const isTogether = last.index - first.index < sentences.length;
  const shown = isTogether ? text.slice(first.start, last.end) : text.slice(first.start, first.end);
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
};

const nearEnough = { inParagraph: 3, anywhere: 2 };
const fewestWords = 3;
/** Without a place to look at, a single new word in an old sentence says little; far from the place it says nothing. */
const fewestTold = { there: 1, inNewSentence: 1, anywhere: 2, far: 3 };

const fewestCompared = 5;

/** Old words in an old order were only moved, and in other forms only corrected. */
const isMoved = ({ before, after }: DraftComparison, sentence: Sentence): boolean => {
  const forms = new Set(before.words.flatMap(({ lower, lemma }) => [lower, lemma]));
  const words = wordsIn(after, [sentence]);
  const known = words.filter(({ lower, lemma }) => forms.has(lower) || forms.has(lemma));
  if (words.length >= fewestCompared && known.length >= words.length * mostOfHalf) return true;
  // "I had" stands in many a text.
  const pairs = (words: readonly Word[]) =>
    words.slice(1).flatMap((word, at) => {
      const left = words[at];
      return left && (word.isContent || left.isContent) ? [`${left.lower} ${word.lower}`] : [];
    });
  const had = new Set(pairs(before.words));
  const now = pairs(wordsIn(after, [sentence]));
  return now.filter((pair) => had.has(pair)).length > now.length / 2;
};

interface Written {
  sentence: Sentence;
  added: number;
  /** Words that the draft did not have before. */
  told: number;
  isNew: boolean;
}

const writtenIn = (comparison: DraftComparison): Written[] => {
  const { before, after, alignment } = comparison;
  const had = new Set(before.words.map(({ lemma }) => lemma));
  const prose = sentencesWrittenNow({ ...comparison, relocated: null }).filter(({ isProse }) => isProse);
  return prose.map((sentence) => {
    const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(sentence));
    const { added } = changedWords(wordsIn(before, olds), wordsIn(after, [sentence]));
    const isNew = olds.length === 0 && !isMoved(comparison, sentence);
    // In a new sentence "bok bok BOK" tells something, too, and so does an old word; in an old one they may be corrections.
    const told = added.filter(
      ({ isContent, isKnown, isName, lemma }) =>
        isContent && (isNew || (isKnown && !isName && !had.has(lemma))),
    ).length;
    return { sentence, added: added.length, told, isNew };
  });
};

/** Where something is told that the draft did not tell before: near the place or, without one, anywhere; or far from it. */
const writesMore = (comparison: DraftComparison): 'near' | 'far' | 'nowhere' => {
  const { relocated } = comparison;
  const isNear = ({ index, paragraph }: Sentence) =>
    !relocated ||
    relocated.around.some(
      (there) =>
        Math.abs(there.index - index) <=
        (there.paragraph === paragraph ? nearEnough.inParagraph : nearEnough.anywhere),
    );
  const written = writtenIn(comparison).filter(({ added }) => added >= fewestWords);
  const fewestOf = ({ isNew }: Written) =>
    relocated ? fewestTold.there : isNew ? fewestTold.inNewSentence : fewestTold.anywhere;
  if (written.some((each) => each.told >= fewestOf(each) && isNear(each.sentence))) return 'near';
  const isFar = written.some(({ sentence, told, isNew }) =>
    relocated?.around.some(({ paragraph }) => paragraph === sentence.paragraph)
      ? told >= fewestTold.anywhere
      : isNew && told >= fewestTold.far,
  );
  return isFar ? 'far' : 'nowhere';
};

const judge = (comparison: DraftComparison): AdviceFollowUp => {
  const { advice, relocated } = comparison;
  const rule = adviceChecks[advice.rule];
  const shown = shownNow(comparison);
  if (!rule) return { outcome: null, after: shown };
  if (rule.where !== 'anywhere' && (!relocated || relocated.fate === 'gone'))
    return { outcome: relocated ? 'taken_out' : null, after: null };
  if (rule.where === 'in it' && relocated?.fate === 'replaced') return { outcome: 'new_text', after: shown };
  const measured = rule.check(comparison);
  // What answers advice on the whole draft may stand anywhere in it.
  if (measured === 'done') return { outcome: measured, after: rule.where === 'anywhere' ? null : shown };
  if (measured === null) return { outcome: measured, after: shown };
  if (relocated?.fate === 'gone') return { outcome: 'taken_out', after: null };
  if (relocated?.fate === 'replaced') return { outcome: 'new_text', after: shown };
  // A check that reads the meaning may have missed it.
  const written = measured === 'not_yet' && rule.readsMeaning ? writesMore(comparison) : 'nowhere';
  if (written === 'near') return { outcome: 'new_text', after: shown };
  // Neither that it was done nor that it was not would be sure.
  return { outcome: written === 'far' ? null : measured, after: shown };
};

/** What became of each piece of advice in the next draft: by the rule's own check, without a model. */
export const checkAdviceFollowed = (
  earlier: Pick<EarlierDraft, 'advice'> & AnalysedDraft,
  context: FeedbackContext,
): AdviceFollowUp[] => {
  const after = context.analysis;
  const { analysis: before, findings } = earlier;
  const alignment: Alignment = alignSentences(before, after);
  if (isOtherText(before, alignment))
    return earlier.advice.map(({ rule }) => ({
      outcome: adviceChecks[rule] ? 'new_text' : null,
      after: null,
    }));
  return earlier.advice.map((advice) => {
    const { passage } = advice;
    const relocated = passage && relocatePassage(before, after, { alignment, passage });
    return judge({ advice, before, findings, after, context, alignment, relocated });
  });
};

import type { FeedbackContext } from '../feedback/index.ts';
import type { Sentence } from '../parse/index.ts';
import { type Alignment, alignSentences, isOtherText } from '../revision/align-sentences.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import type { AnalysedDraft } from '../revision/reasons-to-change-marks.ts';
import type { Advice, AdviceFollowUp, EarlierDraft } from './advice.ts';
import { adviceChecks } from './advice-checks.ts';
import { type DraftComparison, sentencesWrittenNow } from './draft-comparison.ts';
import { type RelocatedPassage, relocatePassage } from './relocate-passage.ts';

const longestShown = 400;

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
  if (isMendedInside(comparison.advice) && news.length > 0)
    return [...news, ...cutOffFrom(relocated, comparison)].sort((a, b) => a.start - b.start);
  const isChanged = news.length > 0 && olds.some((old) => !unchanged.has(old));
  const beside = wordCount(around.filter((sentence) => fresh.has(sentence)));
  return isChanged && changed.added.length - beside >= beside ? news : around;
};

/** What stands there now, as it is in the text. */
const shownNow = (comparison: DraftComparison): string | null => {
  const { relocated } = comparison;
  const { text } = comparison.after;
  const sentences = relocated ? sentencesToShow(comparison, relocated) : [];
  const first = sentences[0];
  const last = sentences.at(-1);
  if (!first || !last) return null;
  // Sentences that were moved apart are not one passage any longer.
  const isTogether = last.index - first.index < sentences.length;
  const shown = isTogether ? text.slice(first.start, last.end) : text.slice(first.start, first.end);
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
};

const nearEnough = { inParagraph: 6, anywhere: 2 };
const fewestWords = 3;
/** Without a place to look at, a single new word says little. */
const fewestTold = { there: 1, anywhere: 2 };
/** So much is new that the answer may well be in it. */
const muchTold = 8;

/** A sentence that tells something the draft did not tell before: near the place or, without one, anywhere. */
const writesMore = (comparison: DraftComparison): boolean => {
  const { before, after, relocated, alignment } = comparison;
  const had = new Set(before.words.map(({ lemma }) => lemma));
  const isNear = ({ index, paragraph }: Sentence) =>
    !relocated ||
    relocated.around.some(
      (there) =>
        Math.abs(there.index - index) <=
        (there.paragraph === paragraph ? nearEnough.inParagraph : nearEnough.anywhere),
    );
  const fewest = relocated ? fewestTold.there : fewestTold.anywhere;
  const written = sentencesWrittenNow({ ...comparison, relocated: null }).map((sentence) => {
    const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(sentence));
    const { added } = changedWords(wordsIn(before, olds), wordsIn(after, [sentence]));
    const told = added.filter(
      ({ isContent, isKnown, isName, lemma }) => isContent && isKnown && !isName && !had.has(lemma),
    );
    return { sentence, added: added.length, told: told.length };
  });
  return (
    written.some(({ sentence, added, told }) => isNear(sentence) && added >= fewestWords && told >= fewest) ||
    written.reduce((sum, { told }) => sum + told, 0) >= muchTold
  );
};

const judge = (comparison: DraftComparison): AdviceFollowUp => {
  const { advice, relocated } = comparison;
  const rule = adviceChecks[advice.rule];
  const shown = rule?.isSeenElsewhere ? null : shownNow(comparison);
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
  if (measured === 'not_yet' && rule.readsMeaning && writesMore(comparison))
    return { outcome: 'new_text', after: shown };
  return { outcome: measured, after: shown };
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

import type { FeedbackContext } from '../feedback/index.ts';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import { type Alignment, alignSentences, isOtherText } from '../revision/align-sentences.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import type { AnalysedDraft } from '../revision/reasons-to-change-marks.ts';
import type { AdviceFollowUp, EarlierDraft } from './advice.ts';
import { adviceChecks } from './advice-checks.ts';
import { type DraftComparison, sentencesWrittenNow } from './draft-comparison.ts';
import { type RelocatedPassage, relocatePassage } from './relocate-passage.ts';

const longestShown = 400;

/** Where the sentence itself was changed, it; else together with what is new right beside it. */
const sentencesToShow = ({ olds, news, around }: RelocatedPassage, { unchanged }: Alignment): Sentence[] =>
  news.length > 0 && olds.some((old) => !unchanged.has(old)) ? news : around;

/** What stands there now, as it is in the text. */
const shownNow = (
  { text }: TextAnalysis,
  relocated: RelocatedPassage | null,
  alignment: Alignment,
): string | null => {
  const sentences = relocated ? sentencesToShow(relocated, alignment) : [];
  const first = sentences[0];
  const last = sentences.at(-1);
  if (!first || !last) return null;
  // Sentences that were moved apart are not one passage any longer.
  const isTogether = last.index - first.index < sentences.length;
  const shown = isTogether ? text.slice(first.start, last.end) : text.slice(first.start, first.end);
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
};

const fewestNewWords = 3;

/** Words that tell something the draft did not tell before, at the place or, without one, anywhere. */
const writesMore = (comparison: DraftComparison): boolean => {
  const { before, after, relocated } = comparison;
  const had = new Set(before.words.map(({ lemma }) => lemma));
  const { added } =
    relocated?.changed ?? changedWords(before.words, wordsIn(after, sentencesWrittenNow(comparison)));
  const told = added.filter(({ isContent, isKnown, lemma }) => isContent && isKnown && !had.has(lemma));
  return new Set(told.map(({ lemma }) => lemma)).size >= fewestNewWords;
};

const judge = (comparison: DraftComparison): AdviceFollowUp => {
  const { advice, relocated, after, alignment } = comparison;
  const rule = adviceChecks[advice.rule];
  const shown = rule?.isSeenElsewhere ? null : shownNow(after, relocated, alignment);
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

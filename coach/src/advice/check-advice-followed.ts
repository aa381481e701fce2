import type { FeedbackContext } from '../feedback/index.ts';
import type { TextAnalysis } from '../parse/index.ts';
import { type Alignment, alignSentences, isOtherText } from '../revision/align-sentences.ts';
import type { ReadDraft } from '../revision/reasons-to-move-marks.ts';
import type { AdviceFollowUp, EarlierDraft } from './advice.ts';
import { adviceChecks } from './advice-checks.ts';
import type { DraftComparison } from './draft-comparison.ts';
import { type RelocatedPassage, relocatePassage } from './relocate-passage.ts';

const longestShown = 400;

/** What stands there now, as it is in the text. */
const shownNow = ({ text }: TextAnalysis, relocated: RelocatedPassage | null): string | null => {
  const first = relocated?.around[0];
  const last = relocated?.around.at(-1);
  if (!first || !last) return null;
  // Sentences that were moved apart are not one passage any longer.
  const isTogether = last.index - first.index < (relocated?.around.length ?? 0);
  const shown = isTogether ? text.slice(first.start, last.end) : text.slice(first.start, first.end);
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
};

const judge = (comparison: DraftComparison): AdviceFollowUp => {
  const { advice, relocated, after } = comparison;
  const rule = adviceChecks[advice.rule];
  const shown = shownNow(after, relocated);
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
  return { outcome: measured, after: shown };
};

/** What became of each piece of advice in the next draft: by the rule's own check, without a model. */
export const checkAdviceFollowed = (
  earlier: Pick<EarlierDraft, 'advice'> & ReadDraft,
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

import type { FeedbackContext } from '../feedback/index.ts';
import { analyseText, type TextAnalysis } from '../parse/index.ts';
import type { Advice, Judgement } from './advice.ts';
import { type Alignment, alignSentences } from './align-sentences.ts';
import { type Carried, carryPassage } from './carry-passage.ts';
import type { DraftComparison } from './draft-comparison.ts';
import { measures } from './measures.ts';

const longestShown = 400;

/** What stands there now, as it is in the text. */
const shownNow = ({ text }: TextAnalysis, carried: Carried | null): string | null => {
  const first = carried?.around[0];
  const last = carried?.around.at(-1);
  if (!first || !last) return null;
  // Sentences that were moved apart are not one passage any longer.
  const isTogether = last.index - first.index < (carried?.around.length ?? 0);
  const shown = isTogether ? text.slice(first.start, last.end) : text.slice(first.start, first.end);
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
};

const judge = (comparison: DraftComparison): Judgement => {
  const { advice, carried, after } = comparison;
  const rule = measures[advice.rule];
  const shown = shownNow(after, carried);
  if (!rule) return { outcome: null, after: shown };
  if (rule.where === 'there' && (!carried || carried.fate === 'gone'))
    return { outcome: carried ? 'taken_out' : null, after: null };
  const measured = rule.measure(comparison);
  if (measured === 'done' || measured === null) return { outcome: measured, after: shown };
  if (carried?.fate === 'gone') return { outcome: 'taken_out', after: null };
  if (carried?.fate === 'replaced') return { outcome: 'new_text', after: shown };
  return { outcome: measured, after: shown };
};

/** What became of each piece of advice in the next draft: by the rule's own measure, without a model. */
export const judgeAdvice = (
  earlier: { text: string; advice: readonly Advice[] },
  context: FeedbackContext,
): Judgement[] => {
  const after = context.analysis;
  const before = analyseText(earlier.text, { spelling: after.spelling });
  const alignment: Alignment = alignSentences(before, after);
  return earlier.advice.map((advice) => {
    const { passage } = advice;
    const carried = passage && carryPassage(before, after, { alignment, passage });
    return judge({ advice, before, after, context, alignment, carried });
  });
};

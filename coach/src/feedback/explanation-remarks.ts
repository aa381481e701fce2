import type { Criterion } from '@inkling/contract';
import type { Sentence } from '../parse/index.ts';
import { topicOrOpening } from './draft-topic.ts';
import { type CriterionRemarks, type FeedbackContext, quoted } from './feedback-context.ts';
import { remark } from './remark.ts';
import { explanationWording } from './wording/explanation.ts';

type ExplainingCriterion = keyof typeof explanationWording;

/** Whether a criterion speaks of opinions on the scale of arguments and so needs other words for an explanation. */
export const hasExplanationWording = (criterion: Criterion): criterion is ExplainingCriterion =>
  criterion in explanationWording;

export function remarkOnExplanation(
  context: FeedbackContext,
  criterion: ExplainingCriterion,
): CriterionRemarks {
  const words = explanationWording[criterion];
  const { prose } = context;
  const topic = topicOrOpening(context.analysis, context.findings);
  const first = prose[0];
  const isRounding = ({ start, end }: Sentence) =>
    /^\W*(?:that is|that’s|that's|this is|in conclusion|to sum up)\b/i.test(context.text.slice(start, end));
  const ending = prose.findLast(({ endMark }) => endMark !== '?') ?? prose.at(-1);
  const telling = prose.findLast((sentence) => sentence.endMark !== '?' && !isRounding(sentence));
  const last = criterion === 'ideas' ? (telling ?? ending) : ending;
  const asked = prose.find(({ endMark }) => endMark === '?');
  const told = prose.filter(({ endMark }) => endMark !== '?');
  const middle = told[Math.floor(told.length / 2)] ?? first;
  if (!first || !last || !middle)
    return { summary: remark(words.summary, { topic }), strengths: [], steps: [] };
  const slots = { topic, quote: quoted(context, first), last: quoted(context, last) };
  const inner = { ...slots, quote: quoted(context, middle) };
  return {
    summary: remark(words.summary, slots),
    strengths: [
      remark(words.strength, criterion === 'ideas' ? inner : slots),
      ...(asked ? [remark(words.question, { quote: quoted(context, asked) })] : []),
    ],
    steps: [remark(words.step, slots), remark(words.second, inner)],
  };
}

import type { Criterion } from '@inkling/contract';
import type { Sentence } from '../parse/index.ts';
import { type CriterionRemarks, type FeedbackContext, quoted } from './feedback-context.ts';
import { textOfSentence } from './quotable-sentence.ts';
import { remark } from './remark.ts';
import { explanationWording } from './wording/explanation.ts';

type ExplainingCriterion = keyof typeof explanationWording;

/** Whether a criterion speaks of opinions on the scale of arguments and so needs other words for an explanation. */
export const hasExplanationWording = (criterion: Criterion): criterion is ExplainingCriterion =>
  criterion in explanationWording;

const aside = /\b(?:i|i['’]\w+|we|me|my|us|our)\b/i;
const fact =
  /\d|\b(?:because|so that|which|called|is an?|are|made of|made from|can|found in|lives? in|belong to)\b/i;

/** A line that tells something about the topic, and nothing of the writer's own day. */
const findFact = (context: FeedbackContext): Sentence | undefined =>
  context.prose.slice(1).find((sentence) => {
    const text = textOfSentence(context, sentence);
    return sentence.endMark !== '?' && !aside.test(text) && fact.test(text);
  });

/** Which line lacks an example or a word of explanation no rule can tell, so the steps ask about the whole. */
export function remarkOnExplanation(
  context: FeedbackContext,
  criterion: ExplainingCriterion,
): CriterionRemarks {
  const words = explanationWording[criterion];
  const { prose, topic } = context;
  const [first] = prose;
  const last = prose.findLast(({ endMark }) => endMark !== '?') ?? prose.at(-1);
  if (!first || !last) return { summary: null, strengths: [], steps: [] };
  const asked = prose.find(({ endMark }) => endMark === '?');
  const slots = { topic: topic ?? '', quote: quoted(context, first), last: quoted(context, last) };
  const speaksOfTopic = words.summary.normal.includes('{topic}');
  const praised = criterion === 'ideas' ? findFact(context) : first;
  return {
    summary: speaksOfTopic && topic === null ? null : remark(words.summary, slots),
    strengths: [
      ...(praised && praised !== asked
        ? [remark(words.strength, { ...slots, quote: quoted(context, praised) })]
        : []),
      ...(asked ? [remark(words.question, { quote: quoted(context, asked) })] : []),
    ],
    steps: [remark(words.step), remark(words.second)],
  };
}

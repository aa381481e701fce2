import type { Criterion } from '@inkling/contract';
import type { Sentence } from '../parse/index.ts';
import { titleAsTopic } from './draft-topic.ts';
import {
  type CriterionRemarks,
  type FeedbackContext,
  isQuotedWhole,
  quoted,
  quotedEnd,
} from './feedback-context.ts';
import { textOfSentence } from './quotable-sentence.ts';
import { type Remark, remark } from './remark.ts';
import { explanationWording } from './wording/explanation.ts';

type ExplainingCriterion = keyof typeof explanationWording;

/** Whether a criterion speaks of opinions on the scale of arguments and so needs other words for an explanation. */
export const hasExplanationWording = (criterion: Criterion): criterion is ExplainingCriterion =>
  criterion in explanationWording;

/** The writer's own day teaches nothing about the topic. */
export const firstPersonPattern = /\b(?:i|i['’]\w+|we|me|my|us|our)\b/i;
const fact =
  /\d|\b(?:because|so that|which|called|is an?|are|made of|made from|can|found in|lives? in|belong to)\b/i;

const lengthOf = ({ firstWord, endWord }: Sentence): number => endWord - firstWord;

/** A line that tells something about the topic, and nothing of the writer's own day. */
const findFact = (context: FeedbackContext): Sentence | undefined => {
  const told = context.prose
    .slice(1)
    .filter(
      (sentence) => sentence.endMark !== '?' && !firstPersonPattern.test(textOfSentence(context, sentence)),
    );
  const facts = told.filter((sentence) => fact.test(textOfSentence(context, sentence)));
  const fullest = (sentences: Sentence[]): Sentence | undefined =>
    sentences.filter(isQuotedWhole).sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  return fullest(facts) ?? fullest(told) ?? facts[0] ?? told[0];
};

const summaryOf = (criterion: ExplainingCriterion, topic: string | null): Remark => {
  const { audience, ideas } = explanationWording;
  if (criterion !== 'audience' && criterion !== 'ideas') return remark(explanationWording[criterion].summary);
  const words = criterion === 'audience' ? audience : ideas;
  return topic === null ? remark(words.summaryPlain) : remark(words.summary, { topic });
};

/** Which line lacks an example or a word of explanation no rule can tell, so the steps ask about the whole. */
export function remarkOnExplanation(
  context: FeedbackContext,
  criterion: ExplainingCriterion,
): CriterionRemarks {
  const words = explanationWording[criterion];
  const { prose, analysis, body } = context;
  const [first] = prose;
  const last = prose.findLast(({ endMark }) => endMark !== '?') ?? prose.at(-1);
  if (!first || !last) return { summary: null, strengths: [], steps: [] };
  const asked = prose.find(({ endMark }) => endMark === '?');
  const title = titleAsTopic(analysis);
  const summary = summaryOf(criterion, title ?? context.topic);
  const praised = criterion === 'ideas' ? findFact(context) : first;
  const isTitled = criterion === 'audience' && title !== null;
  // Where there are no parts yet, nothing can be in another one.
  const isOnePart = criterion === 'text_structure' && body.length < 2;
  return {
    summary: {
      ...summary,
      slots: { ...summary.slots, quote: quoted(context, first), last: quotedEnd(context, last) },
    },
    strengths: [
      ...(isTitled ? [remark(explanationWording.audience.title, { title })] : []),
      ...(praised && praised !== asked ? [remark(words.strength, { quote: quoted(context, praised) })] : []),
      ...(asked ? [remark(words.question, { quote: quoted(context, asked) })] : []),
    ],
    steps: [
      remark(words.step),
      remark(isOnePart ? explanationWording.text_structure.together : words.second),
    ],
  };
}

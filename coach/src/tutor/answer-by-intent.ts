import { findAnswer } from './answers-by-intent/find-answer.ts';
import { answerLines } from './coach-lines/answers-by-topic.ts';
import { replyLines } from './coach-lines/reply-lines.ts';
import { factualTextKinds } from './kind-of-text.ts';
import type { ReplyContext } from './reply-context.ts';

/** A teacher's answer to what is asked, where that is known. */
export function answerByIntent(
  intent: string,
  { input, interview, noted }: ReplyContext,
): { says: string[] } | undefined {
  if (intent === 'write-for-me') return { says: replyLines.requestToWrite };
  if (intent === 'find-facts' && noted.some(({ slot }) => slot === 'find out'))
    return { says: answerLines.findOut };
  // Of facts it is asked whether they are true, and not whether an answer will do.
  if (intent === 'right-answer' && factualTextKinds.has(interview)) return { says: answerLines.checkFact };
  const answer = findAnswer(intent, interview, input.year);
  return answer === undefined ? undefined : { says: [answer] };
}

/** "i never get what show dont tell means": asked, though it has no question in it. */
export const isAskedWithoutQuestion = (
  text: string,
  { classifyQuestion, interview, input }: ReplyContext,
): boolean => {
  const { intent, sureness } = classifyQuestion(text);
  return (
    interview !== 'wellbeing' &&
    sureness >= sureWithoutQuestion &&
    findAnswer(intent, interview, input.year) !== undefined &&
    !hinted.has(intent)
  );
};
const sureWithoutQuestion = 0.6;

/** Who has no idea gets smaller and smaller hints. */
const hinted = new Set(['no-idea', 'run-out-of-ideas', 'dont-know-yet', 'skip-question']);

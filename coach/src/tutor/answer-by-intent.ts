import { findAnswer } from './answers/find-answer.ts';
import { answerLines } from './lines/answers.ts';
import { lines } from './lines/lines.ts';
import type { AskedAbout, Question } from './question-about.ts';
import type { Situation } from './situation.ts';
import { isGrieving } from './who-it-is-about.ts';

/** Below this nobody knows what a question asks for; "can his name be Spark" and "this or that" ask about one's own idea. */
const sureOfIntent = (about: AskedAbout): number =>
  about === 'choice' ? 0.7 : about === 'allowed' ? 0.5 : 0.3;

/** What is asked by these is worked out from the cards, or was not a question at all. */
const workedOut = new Set([
  'enough-ideas',
  'what-comes-next',
  'is-it-good',
  'dont-understand',
  'got-me-wrong',
  'already-told-you',
  'silly-talk',
  'sharing-news',
  'excited-proud',
  'greeting',
]);

/** A teacher's answer to what is asked, where that is known. */
export function answerByIntent(
  part: Question,
  { input, family, readQuestion, noted }: Situation,
): { says: string[] } | undefined {
  if (family === 'wellbeing' || isGrieving(input)) return undefined;
  const { intent, sureness } = readQuestion(part.text);
  if (sureness < sureOfIntent(part.about) || workedOut.has(intent)) return undefined;
  if (intent === 'write-for-me') return { says: lines.requestToWrite };
  if (intent === 'find-facts' && noted.some(({ slot }) => slot === 'find out'))
    return { says: answerLines.findOut };
  const answer = findAnswer(intent, family, input.year);
  return answer === undefined ? undefined : { says: [answer] };
}

/** "i never get what show dont tell means": asked, though it has no question in it. */
export const isAskedWithoutQuestion = (text: string, { readQuestion, family }: Situation): boolean => {
  const { intent, sureness } = readQuestion(text);
  return (
    family !== 'wellbeing' && sureness >= sureWithoutQuestion && !workedOut.has(intent) && !hinted.has(intent)
  );
};
const sureWithoutQuestion = 0.6;

/** Who has no idea gets smaller and smaller hints. */
const hinted = new Set(['no-idea', 'run-out-of-ideas', 'dont-know-yet', 'skip-question']);

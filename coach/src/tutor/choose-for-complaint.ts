import type { Respell } from '../understanding/index.ts';
import { answerQuestion } from './answer-question.ts';
import { askNext } from './ask-next.ts';
import { lines } from './lines/lines.ts';
import { partsOf } from './message-parts.ts';
import { nextAfter, openQuestion } from './open-question.ts';
import { plainMessage } from './plain-message.ts';
import type { Saying } from './say.ts';
import type { Situation } from './situation.ts';

const feelsUnheard =
  /\b(?:listen\w*|hear\w*|said|told|read|wrong|not what|already|that's not|thats not|didn't say|didnt|again|same)\b|\bnot (?:my|a|an|him|her)\b/;
const feelsAskedOut = /\b(?:questions?|ask(?:ing)?|stop|too many|enough|more more)\b/;
const missesAnswer =
  /\b(?:i asked|asked you|my question|answer me|answer my|(?:didn'?t|never|still|not) (?:even )?(?:answer|tell))/;

const missesTopic =
  /\b(?:you|u)(?:'re| are)? (?:not|never|didn'?t|haven'?t|don'?t|still|forgot to)(?: even)? ask(?:ing|ed)?(?: me)? about ([\p{L}' ]{3,30}?)(?: yet)?[.!? ]*$/u;

/** An apology, and then what was wrong is put right: the missed answer, the missed idea, or another question. */
export function chooseForComplaint(situation: Situation, respell: Respell): Saying {
  const { input, family, message } = situation;
  const plain = plainMessage(message);
  const missed = missesAnswer.test(plain) ? missedQuestion(situation) : undefined;
  if (missed) {
    const { lines: answers } = answerQuestion(missed, { input, family, noted: false }, respell);
    return {
      leads: answers.map((answer) => `${lines.missedQuestion[0]} ${answer}`),
      ...openQuestion(situation, 'ask'),
      face: 'sorry',
    };
  }
  const about = missesTopic.exec(plain)?.[1];
  if (about)
    return {
      leads: lines.missedTopic,
      questions: [],
      face: 'sorry',
      words: { about: about.replace(/^my\b/, 'your') },
    };
  if (situation.isReminder)
    return { leads: situation.isNoted ? lines.foundIt : lines.knewIt, ...after(situation), face: 'sorry' };
  if (feelsAskedOut.test(plain)) return { leads: lines.asksTooMuch, ...nextAfter(situation), face: 'sorry' };
  if (feelsUnheard.test(plain))
    return { leads: lines.misheard, ...openQuestion(situation, 'narrow'), face: 'sorry' };
  return { leads: lines.complaint, ...nextAfter(situation), face: 'sorry' };
}

/** What was told is not asked for again. */
const after = (situation: Situation) =>
  situation.isNoted
    ? askNext(situation.input, situation.family, { isTold: false })
    : nextAfter(situation, 'ask');

/** The last question of the child, before this complaint. */
const missedQuestion = ({ input: { history } }: Situation): string | undefined =>
  history
    .filter(({ role }) => role === 'user')
    .slice(0, -1)
    .flatMap(({ content }) => partsOf(content).asks)
    .at(-1);

import type { Respell } from '../understanding/index.ts';
import { answerQuestion, definitionIn, meaningOf } from './answer-question.ts';
import { askAbout, askNext, fewestCards, type Rung, sayReady } from './ask-next.ts';
import { chooseForChange } from './choose-for-change.ts';
import { chooseForComplaint } from './choose-for-complaint.ts';
import type { Heard } from './conversation.ts';
import { withoutWish } from './feelings.ts';
import { questionsFor } from './interview/interview.ts';
import { hasEnough, missingSlots } from './interview/next-question.ts';
import { aboutTheCoach, lines, wellbeing } from './lines/lines.ts';
import { announces } from './message-parts.ts';
import { nextAfter, openQuestion } from './open-question.ts';
import { plainMessage } from './plain-message.ts';
import { react } from './react.ts';
import type { Saying } from './say.ts';
import { isNoise } from './second-net.ts';
import type { Situation } from './situation.ts';
import { slotNamedIn } from './slot-names.ts';
import { listenOnly, meetFeeling } from './take-care.ts';

/** Whatever a child says about a feeling, it is not led back to work. */
const justListened: Set<Heard> = new Set([
  'idea',
  'stuck',
  'off-topic',
  'silly',
  'hint',
  'skip',
  'unreadable',
]);

/** What to say to a turn. */
export function chooseReply(situation: Situation, respell: Respell): Saying {
  const { heard, family } = situation;
  const plain = plainMessage(situation.message);
  const then = (leads: string[], rung: Rung, face: Saying['face']): Saying => ({
    leads,
    ...openQuestion(situation, rung),
    face,
  });
  if (heard === 'feeling') return meetFeeling(situation);
  if (family === 'wellbeing' && /\b(?:talk|write) about something else\b/.test(plain))
    return { leads: wellbeing.somethingElse, questions: [], face: 'happy' };
  if (family === 'wellbeing' && justListened.has(heard) && situation.asks === '')
    return listenOnly(situation);
  switch (heard) {
    case 'idea':
      return forIdea(situation, respell);
    case 'change':
      return chooseForChange(situation);
    case 'stuck':
    case 'hint':
      return forStuck(situation);
    case 'skip':
      return {
        leads: /next question/i.test(plain) ? lines.skip : lines.fine,
        ...nextAfter(situation, 'ask'),
        face: 'happy',
      };
    case 'complaint':
      return chooseForComplaint(situation, respell);
    case 'confusion':
      return forConfusion(situation, plain);
    case 'question':
      return forQuestion(situation, respell);
    case 'robot':
      return then(aboutCoach(plain), 'ask', 'happy');
    case 'finished':
    case 'ready':
      return forFinished(situation, plain);
    case 'greeting':
      return forGreeting(situation, plain);
    case 'request-to-write':
      return then(lines.requestToWrite, 'narrow', 'happy');
    case 'silly':
      return then(lines.silly, 'ask', 'happy');
    case 'off-topic':
      return then(lines.offTopic, 'ask', 'happy');
    case 'unreadable':
      return then(lines.unreadable, 'narrow', 'thinking');
    case 'other-language':
      return then(lines.otherLanguage, 'narrow', 'happy');
    default:
      return then([''], 'ask', 'happy');
  }
}

/** An idea is taken up; a question that came with it is answered first. */
function forIdea(situation: Situation, respell: Respell): Saying {
  const { input, family, asked, asks, isProposal, message } = situation;
  const isAnswered = input.cards.some(({ slot }) => slot === asked);
  const next = askNext(input, family, {
    unanswered: isAnswered ? undefined : asked,
    isTold: situation.isNoted,
  });
  const isDraft = input.step.type === 'freeWriting' || input.step.type === 'feedback';
  if (announces.test(plainMessage(message))) return { leads: lines.tellMe, questions: [], face: 'happy' };
  if (asksWho.test(plainMessage(asks)) && family === 'narrative')
    return { leads: lines.meantWho, ...next, face: 'happy' };
  if (asks !== '' && !isProposal) {
    const { leads } = forQuestion(situation, respell);
    return { leads, ...next, face: 'happy' };
  }
  if (withoutWish(message).isWish && !isNoise(plainMessage(message)))
    return { leads: lines.goOnWithIt, ...next, face: 'happy' };
  if (situation.isReminder)
    return { leads: situation.isNoted ? lines.foundIt : lines.knewIt, ...next, face: 'happy' };
  return {
    leads:
      isDraft && !isNoise(plainMessage(message))
        ? rotated(asked === 'what a reader asks' ? lines.answerReader : lines.intoDraft, input.history.length)
        : react(situation),
    ...next,
    face: 'happy',
  };
}

const rotated = (some: string[], by: number): string[] => {
  const at = by % some.length;
  return [...some.slice(at), ...some.slice(0, at)];
};

/** How many replies before this one met a child who was stuck. */
const stuckBefore = ({ input: { history } }: Situation): number => {
  const heard = history.filter(({ role }) => role === 'assistant').map((turn) => turn.heard);
  return heard.length - 1 - heard.findLastIndex((each) => each !== 'stuck' && each !== 'hint');
};

function forStuck(situation: Situation): Saying {
  const times = stuckBefore(situation);
  const ladder: Rung[] = ['narrow', 'choose', 'example'];
  const leads = situation.heard === 'hint' ? lines.hint : times >= 3 ? lines.smallTry : lines.stuck;
  // After three hints another part is tried: this one has nothing in it today.
  if (times >= 3) return { leads, ...nextAfter(situation), face: 'thinking' };
  // "idk what goes wrong" says which part it is.
  const named = slotNamedIn(situation.message, situation.family);
  const isMissing = missingSlots(situation.input, situation.family).some(({ name }) => name === named);
  if (named && isMissing)
    return {
      leads,
      ...askAbout(situation.input, situation.family, named, ladder[times] ?? 'example'),
      face: 'thinking',
    };
  return { leads, ...openQuestion(situation, ladder[times] ?? 'example'), face: 'thinking' };
}

const asksWho = /\b(?:who|what)(?:'s| is| are|s| do you mean by) ["'‘“]?(?:they|it|he|she|them|him)\b/;

function forConfusion(situation: Situation, plain: string): Saying {
  const { input, family, asked } = situation;
  const lastLine = input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const means = asked === undefined ? undefined : questionsFor(family, asked)?.means;
  if (asksWho.test(plain) && family === 'narrative')
    return { leads: lines.meantWho, ...openQuestion(situation, 'narrow'), face: 'thinking' };
  const isOfWord = /\bwhat .+ (?:is|are|means?)[.!? ]*$/.test(plain);
  const explained =
    meaningOf(plain) ??
    (isOfWord ? definitionIn(plain) : undefined) ??
    means ??
    definitionIn(plain) ??
    definitionIn(lastLine);
  return {
    leads: explained ? [explained, `Sorry. ${explained}`] : lines.confusion,
    ...openQuestion(situation, 'narrow'),
    face: 'thinking',
  };
}

function forQuestion(situation: Situation, respell: Respell): Saying {
  const { input, family, message, asks, asked } = situation;
  if (asksWho.test(plainMessage(asks || message)) && family === 'narrative')
    return { leads: lines.meantWho, ...openQuestion(situation, 'ask'), face: 'happy' };
  const { lines: leads, name } = answerQuestion(
    asks || message,
    { input, family, noted: situation.isNoted, message },
    respell,
  );
  if (name === 'example') return { leads: lines.hint, ...openQuestion(situation, 'example'), face: 'happy' };
  const isEnough = name === 'enough' && leads[0]?.startsWith('Yes') === true;
  if (isEnough || name === 'stop' || (name === 'next step' && hasEnough(input, family)))
    return { leads, questions: [], face: 'happy' };
  // Where nothing is open the answer stands alone.
  const rung: Rung = asked === undefined ? 'ask' : 'narrow';
  return { leads, ...openQuestion(situation, rung), face: 'happy' };
}

function aboutCoach(plain: string): string[] {
  const { person, robot, senses, memory, feelings, maker } = aboutTheCoach;
  if (/\b(?:see|hear|watch|spy|camera)\b/.test(plain)) return senses;
  if (/\bremember|know me|forget\b/.test(plain)) return memory;
  if (/\bwho (?:made|built|created)|maker\b/.test(plain)) return maker;
  if (/\b(?:robot|bot|ai|computer|machine|chatgpt|gpt|siri|alexa|program)\b/.test(plain)) return robot;
  return /\b(?:real|human|person|man|woman|girl|boy|lady|teacher|somebody|someone|people)\b/.test(plain)
    ? person
    : feelings;
}

const endsTalk = /\b(?:enough|bye|stop|done)\b/;

function forFinished(situation: Situation, plain: string): Saying {
  const { input, family } = situation;
  if (input.step.type !== 'chat' && input.step.type !== 'structuredForm')
    return {
      leads: [
        'Good work. Read it once out loud before you press Next.',
        'Okay. Press Next when you are happy with it.',
      ],
      questions: [],
      face: 'proud',
    };
  if (family === 'wellbeing') return { leads: lines.enough, questions: [], face: 'happy', isReady: true };
  const wasAsked = input.history.some(({ heard }) => heard === 'finished' || heard === 'ready');
  if (hasEnough(input, family) || input.cards.length >= fewestCards || wasAsked)
    return { leads: [''], ...sayReady(input, family, { isWished: true }), face: 'proud' };
  if (endsTalk.test(plain) && input.cards.length > 0)
    return { leads: lines.bye, questions: [], face: 'happy' };
  return { leads: lines.notYet, ...openQuestion(situation, 'narrow'), face: 'happy' };
}

function forGreeting(situation: Situation, plain: string): Saying {
  if (/\b(?:bye|goodbye|cya|see (?:you|ya)|gtg|good night)\b/.test(plain))
    return { leads: lines.bye, questions: [], face: 'happy' };
  const leads = /\b(?:thank\w*|thanx|thx|tnx|ty|cheers)\b|^ta\b|\b(?:you|u|ur)\b/.test(plain)
    ? lines.thanks
    : /^(?:hi+|hey+|hello+|hiya|yo|sup|wassup|g'?day|good (?:morning|afternoon|evening)|salam|namaste)\b/.test(
          plain,
        )
      ? lines.greeting
      : lines.goOn;
  return { leads, ...openQuestion(situation, 'ask'), face: 'happy' };
}

import { type Answer, answerQuestion, definitionIn, meaningOf } from './answer-question.ts';
import { askAbout, askNext, fewestCards, type Rung, sayReady } from './ask-next.ts';
import type { Heard, TutorInput } from './conversation.ts';
import { type Family, questionsFor } from './interview/interview.ts';
import { hasEnough, missingSlots, nextSlot } from './interview/next-question.ts';
import { judging } from './lines/answers.ts';
import { aboutTheCoach, lines, wellbeing } from './lines/lines.ts';
import type { Saying } from './say.ts';
import { plainMessage } from './understand-turn.ts';

/** What a reply is chosen from; the cards of the input hold what this turn told already. */
export interface Situation {
  input: TutorInput;
  family: Family;
  heard: Heard;
  message: string;
  /** The part the coach asked about last. */
  asked: string | undefined;
  /** An idea in the form of a question: "can it be a mermaid". */
  isProposal: boolean;
  /** Something of this turn is on a card. */
  isNoted: boolean;
}

/** The question that is open: the one asked last, unless it is answered, else the next one. */
function openQuestion(
  { input, family, asked }: Situation,
  rung: Rung,
): Pick<Saying, 'questions' | 'asked' | 'isReady'> {
  if (family === 'wellbeing' && input.step.type === 'chat') return { questions: wellbeing.invite };
  if (input.step.type === 'chat' && hasEnough(input, family)) return sayReady(input, family);
  const isOpen = asked !== undefined && !input.cards.some(({ slot }) => slot === asked);
  const slot = isOpen && questionsFor(family, asked) ? asked : nextSlot(input, family);
  return slot ? askAbout(input, family, slot, rung) : askNext(input, family);
}

/** How many replies before this one met a child who was stuck. */
const stuckBefore = ({ history }: TutorInput): number => {
  const heard = history.filter(({ role }) => role === 'assistant').map((turn) => turn.heard);
  return heard.length - 1 - heard.findLastIndex((each) => each !== 'stuck' && each !== 'hint');
};

function forStuck(situation: Situation): Saying {
  const { input, heard } = situation;
  const times = stuckBefore(input);
  const ladder: Rung[] = ['narrow', 'choose', 'example'];
  const leads = heard === 'hint' ? lines.hint : times >= 3 ? lines.smallTry : lines.stuck;
  // After three hints another part is tried: this one has nothing in it today.
  if (times >= 3) return { leads, ...nextAfter(situation), face: 'thinking' };
  return { leads, ...openQuestion(situation, ladder[times] ?? 'example'), face: 'thinking' };
}

/** Another part than the one asked about. */
function nextAfter({ input, family, asked }: Situation): Pick<Saying, 'questions' | 'asked' | 'isReady'> {
  const other = missingSlots(input, family).find(({ name }) => name !== asked);
  if (input.step.type !== 'chat' || !other) return askNext(input, family);
  return askAbout(input, family, other.name, 'choose');
}

const feelsUnheard =
  /\b(?:listen\w*|hear\w*|said|told|read|wrong|not what|already|that's not|thats not|didn't say|didnt|again|same)\b|\bnot (?:my|a|an|him|her)\b/;
const feelsAskedOut = /\b(?:questions?|ask(?:ing)?|stop|too many|enough|more more)\b/;

function forComplaint(situation: Situation, plain: string): Saying {
  if (feelsAskedOut.test(plain))
    return { leads: lines.asksTooMuch, questions: lines.yourTurn, face: 'sorry' };
  if (feelsUnheard.test(plain)) return { leads: lines.misheard, questions: lines.yourTurn, face: 'sorry' };
  return { leads: lines.complaint, ...nextAfter(situation), face: 'sorry' };
}

function forConfusion(situation: Situation, plain: string): Saying {
  const { input, family, asked } = situation;
  const lastLine = input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const means = asked === undefined ? undefined : questionsFor(family, asked)?.means;
  const explained = meaningOf(plain) ?? definitionIn(plain) ?? means ?? definitionIn(lastLine);
  return {
    leads: explained ? [explained, `Sorry. ${explained}`] : lines.confusion,
    ...openQuestion(situation, 'narrow'),
    face: 'thinking',
  };
}

function forQuestion(situation: Situation, plain: string): Saying {
  const { input, family } = situation;
  const answer: Answer = answerQuestion(plain, input.suggestSpelling);
  if (answer.wants === 'example')
    return { leads: lines.hint, ...openQuestion(situation, 'example'), face: 'happy' };
  if (answer.wants === 'next') return { leads: [''], ...askNext(input, family), face: 'happy' };
  const isEmpty = input.cards.length === 0 && input.draft.trim() === '';
  const leads =
    answer.wants === 'judging'
      ? isEmpty
        ? judging.nothing
        : [...judging.quoting, ...judging.plain]
      : answer.lines;
  return { leads, ...openQuestion(situation, 'ask'), face: 'happy' };
}

function forRobot(situation: Situation, plain: string): Saying {
  const { person, robot, senses, memory, feelings, maker } = aboutTheCoach;
  const leads = /\b(?:see|hear|watch|spy|camera)\b/.test(plain)
    ? senses
    : /\bremember|know me|forget\b/.test(plain)
      ? memory
      : /\bwho (?:made|built|created)|maker\b/.test(plain)
        ? maker
        : /\b(?:robot|bot|ai|computer|machine|chatgpt|gpt|siri|alexa|program)\b/.test(plain)
          ? robot
          : /\b(?:real|human|person|man|woman|girl|boy|lady|teacher|somebody|someone|people)\b/.test(plain)
            ? person
            : feelings;
  return { leads, ...openQuestion(situation, 'ask'), face: 'happy' };
}

function forFinished(situation: Situation): Saying {
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
  const wasAsked = input.history.some(({ heard }) => heard === 'finished' || heard === 'ready');
  if (hasEnough(input, family) || input.cards.length >= fewestCards || wasAsked)
    return { leads: [''], ...sayReady(input, family, { isWished: true }), face: 'proud' };
  return { leads: lines.notYet, ...openQuestion(situation, 'narrow'), face: 'happy' };
}

function forGreeting(situation: Situation, plain: string): Saying {
  if (/\b(?:bye|goodbye|cya|see (?:you|ya)|gtg|good night)\b/.test(plain))
    return { leads: lines.bye, questions: [], face: 'happy' };
  const leads = /\b(?:thank\w*|thanx|thx|tnx|ty|cheers)\b|^ta\b/.test(plain)
    ? lines.thanks
    : /^(?:hi+|hey+|hello+|hiya|yo|sup|wassup|g'?day|good (?:morning|afternoon|evening)|salam|namaste)\b/.test(
          plain,
        )
      ? lines.greeting
      : lines.goOn;
  return { leads, ...openQuestion(situation, 'ask'), face: 'happy' };
}

/** What to say to a turn that tells no idea. */
export function chooseReply(situation: Situation): Saying {
  const { heard, message } = situation;
  const plain = plainMessage(message);
  const then = (leads: string[], rung: Rung, face: Saying['face']): Saying => ({
    leads,
    ...openQuestion(situation, rung),
    face,
  });
  switch (heard) {
    case 'stuck':
    case 'hint':
      return forStuck(situation);
    case 'skip':
      return { leads: lines.skip, ...nextAfter(situation), face: 'happy' };
    case 'complaint':
      return forComplaint(situation, plain);
    case 'confusion':
      return forConfusion(situation, plain);
    case 'question':
      return forQuestion(situation, plain);
    case 'robot':
      return forRobot(situation, plain);
    case 'finished':
    case 'ready':
      return forFinished(situation);
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

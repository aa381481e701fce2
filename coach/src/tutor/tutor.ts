import { askNext } from './ask-next.ts';
import { chooseReply, type Situation } from './choose-reply.ts';
import type { Heard, TutorInput, TutorTurn } from './conversation.ts';
import { findSlots } from './find-slots.ts';
import { type Family, familyOf } from './interview/interview.ts';
import { lines, wellbeing } from './lines/lines.ts';
import { openings } from './lines/openings.ts';
import {
  argumentReactions,
  olderReactions,
  type Reactions,
  reactions,
  youngReactions,
} from './lines/reactions.ts';
import { updateNotes } from './notes.ts';
import { type Saying, say } from './say.ts';
import { isNoise } from './second-net.ts';
import { strikingPhrase } from './striking-phrase.ts';
import { listenOnly, meetFeeling } from './take-care.ts';
import { plainMessage, type ReadTurn, type Understood, understandTurn } from './understand-turn.ts';
import { isLoss, valenceOf } from './valence.ts';
import { isGrieving, isOwnLife, isRetelling, nameIn, whomLost } from './who-it-is-about.ts';

/** Answers the last message: understand the turn, take notes, choose what to say, say it. */
export function reply(input: TutorInput, readTurn: ReadTurn): TutorTurn {
  const at = input.history.findLastIndex(({ role }) => role === 'user');
  const message = input.history[at]?.content ?? '';
  const before = input.history.slice(0, Math.max(at, 0)).findLast(({ role }) => role === 'assistant');
  const family = familyFor(input);

  const heard = understandTurn({ coach: before?.content ?? '', child: message }, readTurn, (said) =>
    findSlots(said, family).some(({ isPlain }) => isPlain),
  );
  const wasOwnLife = isOwnLife({ ...input, history: input.history.slice(0, Math.max(at, 0)) });
  const isStory =
    family === 'recount' &&
    wasOwnLife &&
    before?.asked !== undefined &&
    !isLoss(message) &&
    isRetelling(message);
  const understood: Understood = isStory ? { heard: 'idea', isSure: true } : heard;
  const cards = takesNotes(input, understood)
    ? updateNotes(input.cards, message, { family, asked: before?.asked }).cards
    : input.cards;
  const situation: Situation = {
    input: { ...input, cards },
    family,
    heard: understood.heard,
    message,
    asked: before?.asked,
  };
  return finish(situation, choose(situation, understood), understood);
}

/** Ideas are collected before the draft; in the draft they stand in the text itself. */
const takesNotes = ({ step }: TutorInput, { heard, isSure }: Understood): boolean =>
  heard === 'idea' && isSure && (step.type === 'chat' || step.type === 'structuredForm');

/** Whatever a child says about a feeling, it is not led back to work. */
const justListened: Set<Heard> = new Set([
  'idea',
  'stuck',
  'off-topic',
  'silly',
  'greeting',
  'hint',
  'skip',
  'unreadable',
]);

function choose(situation: Situation, { heard, isSure }: Understood): Saying {
  const { input, family, asked } = situation;
  if (heard === 'feeling') return meetFeeling(situation);
  if (family === 'wellbeing' && justListened.has(heard)) return listenOnly(situation);
  if (heard !== 'idea') return chooseReply(situation);
  const { quoting, plain } = reactionsFor(situation);
  const isAnswered = input.cards.some(({ slot }) => slot === asked);
  const isBare = isNoise(plainMessage(situation.message));
  return {
    leads: isBare ? lines.goOn : isSure ? [...quoting, ...plain] : plain,
    ...askNext(input, family, isAnswered ? undefined : asked),
    face: 'happy',
  };
}

function reactionsFor({ input, family, message }: Situation): Reactions {
  // What was hard to live through is not "fun to think of".
  const isHard = family === 'recount' && valenceOf(message) === 'hard';
  if (isHard || isGrieving(input)) return { quoting: [], plain: wellbeing.heard };
  if (input.year <= 3) return youngReactions;
  if (family === 'persuasive' || family === 'expository') return argumentReactions;
  return input.year >= 7 ? olderReactions : reactions;
}

function finish({ input, message }: Situation, saying: Saying, { heard }: { heard: Heard }): TutorTurn {
  const said = saidIn(input);
  const text = say(turned(saying, input.history.length), {
    year: input.year,
    said,
    words: {
      who: isOwnLife(input) ? undefined : nameIn(input.cards),
      title: titleOf(input),
      whom: whomLost(message),
      quote: heard === 'idea' ? strikingPhrase(message, said) : undefined,
    },
  });
  return turnOf(input, text, saying, heard);
}

const turnOf = (input: TutorInput, text: string, saying: Saying, heard?: Heard): TutorTurn => ({
  text,
  ...(heard && { heard }),
  ...(saying.asked && saying.questions.length > 0 && { asked: saying.asked }),
  face: saying.isReady ? 'proud' : saying.face,
  cards: input.cards,
  isReady: saying.isReady ?? false,
});

/** Another first line each time, so that two children, and two turns, don't hear the same. */
function turned(saying: Saying, by: number): Saying {
  if (saying.face === 'caring') return saying;
  const quoting = saying.leads.filter((line) => line.includes('{'));
  const plain = saying.leads.filter((line) => !line.includes('{'));
  const turn = (lines: string[]): string[] => [
    ...lines.slice(by % (lines.length || 1)),
    ...lines.slice(0, by % (lines.length || 1)),
  ];
  return { ...saying, leads: [...turn(quoting), ...turn(plain)] };
}

const saidIn = ({ history }: TutorInput): string[] =>
  history.filter(({ role }) => role === 'assistant').map(({ content }) => content);

/** A title that is a question itself can't stand inside one. */
function titleOf({ activity }: TutorInput): string | undefined {
  const plain = activity.title.replaceAll(/["“”]/g, '').replace(/\?+$/, '').trim();
  return plain !== '' && plain.split(/\s+/).length <= 8 ? plain : undefined;
}

function familyFor(input: TutorInput): Family {
  const family = familyOf(input.genre, input.subject);
  return family === 'narrative' && isOwnLife(input) ? 'recount' : family;
}

/** The first words of a step, before the child has said anything in it. */
export function open(input: TutorInput): TutorTurn {
  const family = familyFor(input);
  const teachers = teachersQuestion(input);
  const asking = askNext(input, family);
  const isInterview = input.step.type === 'chat' || input.step.type === 'structuredForm';
  const saying: Saying =
    family === 'wellbeing' && isInterview && !teachers
      ? { leads: [''], questions: wellbeing.open, face: 'happy' }
      : {
          leads: openings[input.step.type],
          ...asking,
          ...(teachers && { questions: [teachers] }),
          face: 'happy',
        };
  const text = say(saying, {
    year: input.year,
    said: saidIn(input),
    words: { title: titleOf(input), who: nameIn(input.cards) },
  });
  return turnOf(input, text, saying);
}

/** A teacher's own question opens the step when it is short and single. */
function teachersQuestion({ step, history }: TutorInput): string | undefined {
  const prompt = (step.chat_prompt ?? '').trim();
  const isFirst = !history.some(({ role }) => role === 'user');
  return isFirst && /^[^?\n]{8,160}\?$/.test(prompt) && /\byour?\b/i.test(prompt) ? prompt : undefined;
}

import { askNext } from './ask-next.ts';
import { chooseReply, type Situation } from './choose-reply.ts';
import type { Heard, TutorInput, TutorTurn } from './conversation.ts';
import { findSlots } from './find-slots.ts';
import { type Family, familyOf, interviews } from './interview/interview.ts';
import { wellbeing } from './lines/lines.ts';
import { openings } from './lines/openings.ts';
import { updateNotes } from './notes.ts';
import { proposalIn } from './proposal.ts';
import { react } from './react.ts';
import { type Saying, say } from './say.ts';
import { isNoise } from './second-net.ts';
import { strikingPhrase } from './striking-phrase.ts';
import { listenOnly, meetFeeling } from './take-care.ts';
import { plainMessage, type ReadTurn, type Understood, understandTurn } from './understand-turn.ts';
import { valenceOf } from './valence.ts';
import { isGrieving, isLossIn, isOwnLife, isRetelling, nameIn, whomLost } from './who-it-is-about.ts';

/** Answers the last message: understand the turn, take notes, choose what to say, say it. */
export function reply(input: TutorInput, readTurn: ReadTurn): TutorTurn {
  const at = input.history.findLastIndex(({ role }) => role === 'user');
  const message = input.history[at]?.content ?? '';
  const before = input.history.slice(0, Math.max(at, 0)).findLast(({ role }) => role === 'assistant');
  const heardIn = familyFor(input);

  const heard = understandTurn({ coach: before?.content ?? '', child: message }, readTurn, (said) =>
    findSlots(said, heardIn).some(({ isPlain }) => isPlain),
  );
  // What is beside the point does not decide what kind of text it is.
  const isTold = heard.heard === 'idea' || heard.heard === 'feeling';
  const earlier = { ...input, history: input.history.slice(0, Math.max(at, 0)) };
  const family = isTold ? heardIn : familyFor(earlier);
  const hasLost = isLossIn(input, message);
  const proposal = heard.heard === 'question' ? proposalIn(message) : undefined;
  const isIdea = proposal !== undefined || isPartOfStory(earlier, { family, heard: heard.heard, message });
  const understood: Understood = hasLost
    ? { heard: 'feeling', isSure: true }
    : isIdea
      ? { heard: 'idea', isSure: true }
      : heard;
  const cards = takesNotes(input, understood, { hasLost, asked: before?.asked, message })
    ? updateNotes(input.cards, proposal ?? message, {
        family,
        asked: hasLost ? interviews[family][0]?.name : before?.asked,
        isGrieving: !hasLost && isGrieving(input),
      }).cards
    : input.cards;
  const situation: Situation = {
    input: { ...input, cards },
    family,
    heard: understood.heard,
    message,
    asked: before?.asked,
    isProposal: proposal !== undefined,
    isNoted: cards.length > input.cards.length,
  };
  return finish(situation, choose(situation, understood), understood);
}

/** "i was so sad", told of a day that is over, or "it makes me feel big": part of the text, not a call for comfort. */
const isPartOfStory = (
  before: TutorInput,
  { family, heard, message }: Pick<Situation, 'family' | 'heard' | 'message'>,
): boolean =>
  family !== 'wellbeing' &&
  heard === 'feeling' &&
  before.step.type === 'chat' &&
  (valenceOf(message) !== 'hard' ||
    isBareWord(before, message) ||
    (isOwnLife(before) && isRetelling(message)));

/** "scared", in the middle of describing: it answers, and does not complain. */
const isBareWord = ({ cards }: TutorInput, message: string): boolean =>
  cards.length > 0 && message.trim().split(/\s+/).length <= 2;

/** Ideas are collected before the draft; in the draft they stand in the text itself. A loss may be what it is about. */
const takesNotes = (
  { step }: TutorInput,
  { heard, isSure }: Understood,
  { hasLost, asked, message }: { hasLost: boolean; asked: string | undefined; message: string },
): boolean => {
  // Anything but a bare "yes" after a question counts as its answer, sure or not.
  const isSide = asked === 'opinion' && /^(?:yes|yeah|yep|no|nope|nah)\b/.test(plainMessage(message));
  const isTold =
    heard === 'idea' && (isSure || isSide || (asked !== undefined && !isNoise(plainMessage(message))));
  return (isTold || hasLost) && (step.type === 'chat' || step.type === 'structuredForm');
};

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

function choose(situation: Situation, { heard }: Understood): Saying {
  const { input, family, asked } = situation;
  if (heard === 'feeling') return meetFeeling(situation);
  if (family === 'wellbeing' && justListened.has(heard)) return listenOnly(situation);
  if (heard !== 'idea') return chooseReply(situation);
  const isAnswered = input.cards.some(({ slot }) => slot === asked);
  return {
    leads: react(situation),
    ...askNext(input, family, { unanswered: isAnswered ? undefined : asked, isTold: situation.isNoted }),
    face: 'happy',
  };
}

function finish({ input, message }: Situation, saying: Saying, { heard }: { heard: Heard }): TutorTurn {
  const said = saidIn(input);
  const text = say(turned(saying, { heard }, input.history.length), {
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
function turned(saying: Saying, { heard }: Pick<Situation, 'heard'>, by: number): Saying {
  // What gives the child's words back stays in front.
  if (saying.face === 'caring' || heard === 'idea') return saying;
  const at = by % (saying.leads.length || 1);
  return { ...saying, leads: [...saying.leads.slice(at), ...saying.leads.slice(0, at)] };
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

import { acknowledge, rotated } from './acknowledge.ts';
import { repeatedIn } from './already-told.ts';
import { type Answers, answerQuestions } from './answer-question.ts';
import {
  askAbout,
  askAboutAnotherPart,
  askAfterRepetition,
  askForMore,
  askFurther,
  askNext,
  hasSaidThereIsEnough,
  letChildDecideToMoveOn,
  type NextQuestions,
  type QuestionLevel,
  sayThereIsEnough,
} from './ask-next.ts';
import { askToClarify, offerForChanges } from './ask-to-clarify.ts';
import { askWhereItBelongs } from './ask-where-it-belongs.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { choiceMadeLines, whatInsteadLines } from './coach-lines/choice-lines.ts';
import { comfortLines, griefLines, replyLines, wellbeingLines } from './coach-lines/reply-lines.ts';
import { comfortChild, reassure } from './comfort-child.ts';
import { complainsOfRepetition } from './complaint-of-repetition.ts';
import type { ReplyParts } from './compose-reply.ts';
import { explainTermOrQuestion } from './explain-term-or-question.ts';
import { isReadyToPlan, missingSlots } from './interview/next-question.ts';
import { nounPhraseIn, quoteInSecondPerson } from './phrases-from-message.ts';
import { offerParts, shortenQuote } from './quick-replies.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import { sayCardChange } from './say-card-change.ts';
import { slotNamedIn } from './slot-names.ts';
import { askWhich } from './subject/ask-which.ts';
import { isChoiceTaken } from './subject/pending-choice.ts';
import { toneOfChildMessage } from './tone-of-child-message.ts';
import { askForWordsOfCard } from './words-of-card.ts';
import { hasMoreToTell } from './words-to-coach.ts';

/** What to say to a turn: care first, then what was asked, then what changed, then what was told, and one question. */
export function decideReply(context: ReplyContext): ReplyParts {
  const { isBereavement, special } = context;
  if (isBereavement)
    return { says: [[...comfortLines.loss, ...comfortLines.lossOfSomeone]], questions: [], face: 'caring' };
  if (special) return forSpecial(context);
  const does = (...acts: Parameters<typeof partsWithAct>[1][]) => partsWithAct(context, ...acts).length > 0;
  const feeling = comfortChild(context);
  if (feeling?.isAlone && !does('finished')) return { says: feeling.says, questions: [], face: 'caring' };
  const answers = does('asks', 'stuck', 'doubts') ? answerQuestions(context) : undefined;
  const says: string[][] = [
    ...(wasCaring(context) ? [replyLines.afterCare] : []),
    ...saidToOffer(context),
    ...(feeling?.says ?? []),
    ...(doubtsItself(context) ? [reassure(context)] : []),
    ...(partsWithAct(context, 'objects').some(({ sureness }) => sureness >= sureOfComplaint) ||
    does('reminds')
      ? [apology(context)]
      : []),
    ...context.changes.flatMap(sayCardChange),
    ...(context.isTrueAfterAll ? [replyLines.trueAfterAll] : []),
    ...(context.otherKind ? [replyLines.otherKind] : []),
    ...(does('doubts') && !does('asks') ? [] : (answers?.says ?? [])),
    ...(does('asks-to-write') ? [replyLines.requestToWrite] : []),
    ...(does('confused') && !does('doubts', 'tells', 'corrects', 'objects') && !answers?.says.length
      ? [explainTermOrQuestion(context)]
      : []),
  ].slice(0, mostSaid);
  // Beside a card that was changed or is shown no other card is asked about.
  const tapping =
    askForWordsOfCard(context.changes) ??
    (context.changes.length > 0
      ? undefined
      : (askWhich(context) ?? askToClarify(context, answers) ?? askWhere(context, answers)));
  if (says.length === 0 && (!tapping || (context.noted.length > 0 && !context.choice)))
    says.push(...firstWords(context));
  const next = tapping ?? questionAfter(context, answers);
  const asking = { ...next, offers: next.offers ?? offerForChanges(context) };
  const face = feeling
    ? 'caring'
    : does('objects', 'reminds')
      ? 'sorry'
      : does('stuck', 'confused', 'asks-to-write')
        ? 'thinking'
        : 'happy';
  return { says, ...asking, face, words: { ...wordsFor(context), ...answers?.words } };
}

/** A question or a complaint of the child comes first. */
const askWhere = (
  context: ReplyContext,
  answers: Answers | undefined,
): ReturnType<typeof askWhereItBelongs> =>
  answers?.says.length ||
  context.input.step.type !== 'chat' ||
  isGrieving(context.input) ||
  partsWithAct(context, 'objects', 'reminds', 'feels', 'finished', 'asks-to-write').length > 0
    ? undefined
    : askWhereItBelongs(context);

/** Below this nobody is told that all writers feel that way: the child may have told what happened to it. */
const sureOfDoubt = 0.55;
const doubtsItself = (context: ReplyContext): boolean =>
  partsWithAct(context, 'doubts').some(
    ({ sureness, text }) => sureness >= sureOfDoubt && /\b(?:i|i'?m|me|my|mine|it|this)\b/i.test(text),
  );

/** A reply of three remarks and a question is too much to read. */
const mostSaid = 2;
const longestIdea = 9;
/** Below this nobody is told sorry: the child may have told an idea. */
const sureOfComplaint = 0.35;

/** What the child named last, as it stands inside a question: "the giant magnet". */
function thingIn({ message, respell, input }: ReplyContext): string | undefined {
  const thing = nounPhraseIn(message, respell, input.activity.title);
  if (!thing || input.cards.some(({ slot, text }) => slot === 'find out' && message.includes(text)))
    return undefined;
  const inside = /^(?:The|An?|My|Your|His|Her|Our|Their|Some|Two|Three) /.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
  return inside.replace(/^an? /, 'the ');
}

const wordsFor = (context: ReplyContext): Record<string, string | undefined> => ({
  ...wordsOfOffer(context),
  thing: thingIn(context),
});

const wordsOfOffer = ({
  otherKind,
  repeated,
  taken,
  noted,
  unsureIdeas,
}: ReplyContext): Record<string, string | undefined> => {
  return {
    picked: taken?.does.what === 'keep' ? quoteInSecondPerson(taken.does.idea) : undefined,
    label: repeated?.label ?? (taken?.does.what === 'keep' ? noted.at(-1)?.label : undefined),
    idea: unsureIdeas[0] && shortenQuote(unsureIdeas[0].idea, longestIdea),
    kind: otherKind && (/^[aeiou]/.test(otherKind) ? `an ${otherKind}` : `a ${otherKind}`),
  };
};

/** To what the child tapped, where no change or answer says it. */
function saidToOffer({ taken, input }: ReplyContext): string[][] {
  if (taken?.does.what === 'keep')
    return [isChoiceTaken({ taken, input }) ? [...choiceMadeLines, ...replyLines.kept] : replyLines.kept];
  if (taken?.does.what !== 'nothing') return [];
  const offers = input.history.findLast(({ role }) => role === 'assistant')?.offers;
  return [
    offers?.some(({ does }) => does.what === 'answer') ? replyLines.otherQuestion : replyLines.declined,
  ];
}

/** The child in trouble, or who was taken for it, talks on. */
const wasCaring = ({ input }: ReplyContext): boolean =>
  input.history.findLast(({ role }) => role === 'assistant')?.isCaring === true;

const wordsOfCare = { nice: comfortLines.nice, hard: comfortLines.hard, plain: wellbeingLines.heard };

/** Without care, answers or changes: a word to what the child did. */
function firstWords(context: ReplyContext): string[][] {
  const { input, message } = context;
  const does = (...acts: Parameters<typeof partsWithAct>[1][]) => partsWithAct(context, ...acts).length > 0;
  if (does('tells') || context.noted.length > 0) {
    const isDraft = input.step.type === 'freeWriting' || input.step.type === 'feedback';
    if (isDraft) return [rotated(replyLines.intoDraft, input.history.length)];
    if (context.interview === 'wellbeing' && context.noted.length === 0)
      return [rotated(wordsOfCare[toneOfChildMessage(message)], input.history.length)];
    if (context.noted.length > 0) return [acknowledge(context)];
    return [context.repeated ? replyLines.repeated : rotated(replyLines.goOn, input.history.length)];
  }
  if (does('stuck'))
    return [
      rotated(stuckBefore(context) >= 3 ? replyLines.smallTry : replyLines.stuck, input.history.length),
    ];
  if (does('finished')) return [];
  if (does('plays')) return [replyLines.silly];
  if (does('declines')) return [replyLines.declined];
  if (/\b(?:thank\w*|thanx|thx|ty|cheers)\b/i.test(message)) return [replyLines.thanks];
  if (/\b(?:bye|goodbye|cya|see (?:you|ya)|gtg|good night)\b/i.test(message)) return [replyLines.bye];
  if (/^\W*(?:hi+|hey+|hello+|hiya|yo|good (?:morning|afternoon))\b/i.test(message))
    return [replyLines.greeting];
  if (/\b(?:lo+l|(?:ha){2,}h?)\b/i.test(message)) return [replyLines.laugh];
  return [
    rotated(context.interview === 'wellbeing' ? wellbeingLines.heard : replyLines.goOn, input.history.length),
  ];
}

/** One apology, fitting the complaint. */
function apology(context: ReplyContext): string[] {
  const complaint = partsWithAct(context, 'objects')
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const reminders = partsWithAct(context, 'reminds').map(repeatedIn);
  if (reminders.length > 0 && context.changes.length > 0)
    return rotated(replyLines.sorry, context.input.history.length);
  if (reminders.length > 0)
    return context.noted.length > 0
      ? replyLines.remindedNoted
      : context.repeated
        ? replyLines.remindedCard
        : replyLines.reminded;
  if (complainsOfRepetition(complaint)) return rotated(replyLines.askedBefore, context.input.history.length);
  if (hasMoreToTell.test(complaint)) return [];
  if (
    /\b(?:this|it|its|it's|thats|you|u|question\w*|im|i'm)\b.*\b(?:boring|bored|dumb|stupid|pointless)\b/.test(
      complaint,
    )
  )
    return replyLines.bored;
  if (/\b(?:questions|stop asking|keep asking|too much|so many)\b/.test(complaint))
    return replyLines.asksTooMuch;
  return rotated(replyLines.sorry, context.input.history.length);
}

/** How many replies before this one met a child who was stuck. */
const stuckBefore = ({ input: { history } }: ReplyContext): number => {
  const heard = history.filter(({ role }) => role === 'assistant').map((turn) => turn.heard);
  return heard.length - 1 - heard.findLastIndex((each) => each !== 'stuck' && each !== 'hint');
};

const ladder: QuestionLevel[] = ['narrow', 'choose', 'example'];

/** The one question of a reply, or the word that there is enough, or nothing. */
function questionAfter(context: ReplyContext, answers: Answers | undefined): NextQuestions {
  const { input, interview, asked, noted } = context;
  const does = (...acts: Parameters<typeof partsWithAct>[1][]) => partsWithAct(context, ...acts).length > 0;
  if (context.wantsOther) return { questions: whatInsteadLines, asked: context.wantsOther };
  if (does('finished') && !does('asks')) return afterFinish(context);
  if (context.taken?.does.what === 'ask about')
    return askAbout(input, interview, context.taken.does.slot, 'ask');
  if (answers?.asking) return answers.asking;
  if (isGrieving(input) && input.step.type === 'chat') return askMemory(context);
  if (interview === 'wellbeing' && input.step.type === 'chat') return inviteMore(context);
  if (does('stuck') && noted.length === 0 && !answers?.says.length) return forStuck(context);
  if (does('confused') && noted.length === 0 && asked && asked !== 'anything')
    return askAbout(input, interview, asked, 'narrow');
  if (complainsOfRepetition(context.message) && noted.length === 0)
    return askAfterRepetition(input, interview);
  const named = partsWithAct(context, 'objects')
    .map(({ text }) => slotNamedIn(text, interview))
    .find((slot) => slot && missingSlots(input, interview).some(({ name }) => name === slot));
  if (named) return askAbout(input, interview, named, 'ask');
  if (hasMoreToTell.test(context.message) && noted.length === 0)
    return { questions: replyLines.goAhead, asked };
  if (does('objects') && noted.length === 0)
    return input.cards.length === 0 && asked
      ? askAbout(input, interview, asked, 'choose')
      : (letChildSteer(context) ?? askAboutAnotherPart(input, interview, asked));
  const isInterview = input.step.type === 'chat';
  const wasReady = hasSaidThereIsEnough(input);
  const isUnhappy = does('objects', 'reminds', 'doubts', 'confused');
  if (isInterview && wasReady && wasFinished(context)) return letChildDecideToMoveOn();
  const thin = isUnhappy || wasReady ? undefined : askForMore(input);
  if (isInterview && isReadyToPlan(input, interview) && thin) return thin;
  if (does('reminds') && noted.length === 0 && !context.repeated && context.changes.length === 0)
    return askAboutAnotherPart(input, interview, asked);
  const further = askFurther(input, interview, noted.at(-1)?.slot);
  if (isInterview && wasReady) return further;
  if (isInterview && isReadyToPlan(input, interview))
    return isUnhappy || answers?.says.length ? further : sayThereIsEnough(input, { further });
  const isAnswered = noted.length > 0 || context.repeated !== undefined;
  return askNext(input, interview, isAnswered ? undefined : asked);
}

/** Who is not understood is not asked the next thing by somebody who guesses: the child says what to go on with. */
function letChildSteer({ input, interview, changes }: ReplyContext): NextQuestions | undefined {
  const parts = missingSlots(input, interview);
  return input.step.type === 'chat' && changes.length === 0 && parts.length > 1
    ? { questions: replyLines.steer, offers: offerParts(parts) }
    : undefined;
}

const wasFinished = ({ input }: ReplyContext): boolean =>
  input.history.some(({ heard }) => heard === 'finished' || heard === 'ready');

function forStuck(context: ReplyContext): NextQuestions {
  const { input, interview } = context;
  const times = stuckBefore(context);
  const asked = context.asked ?? input.history.findLast((turn) => turn.asked)?.asked;
  // After three hints another part is tried: this one has nothing in it today.
  if (times >= 3 || !asked) return askAboutAnotherPart(input, interview, asked);
  return askAbout(input, interview, asked, ladder[times] ?? 'example');
}

/** A child who wants to stop may stop, once there is something to go on with. */
function afterFinish(context: ReplyContext): NextQuestions {
  const { input, interview, asked } = context;
  if (input.step.type !== 'chat' && input.step.type !== 'structuredForm')
    return { questions: replyLines.draftDone };
  if (interview === 'wellbeing' || isGrieving(input)) return { questions: replyLines.stop, isReady: true };
  const fewest = 3;
  if (input.cards.length >= fewest || wasFinished(context))
    return sayThereIsEnough(input, { isWished: true });
  const next = askNext(input, interview, asked);
  return {
    ...next,
    questions: next.questions.map(
      (question) => `${replyLines.notYet[input.cards.length % 2] ?? ''} ${question}`,
    ),
  };
}

const manyMemories = 4;

function askMemory({ input }: ReplyContext): NextQuestions {
  const wasSaid = input.history.some(({ content }) =>
    griefLines.enough.some((line) => content.includes(line)),
  );
  const isFull = input.cards.length >= griefLines.ask.length;
  if (isFull || (input.cards.length >= manyMemories && !wasSaid))
    return { questions: griefLines.enough, isReady: true };
  // Who has told one thing is asked for another.
  const [first = '', ...others] = griefLines.ask;
  const isSaid = input.cards.some(({ text }) => /\b(?:said|says?|called|calls?)\b/i.test(text));
  const hasMemory = input.cards.some(({ slot }) => slot === 'small thing');
  const left = others.filter((line) => !(isSaid && line.includes('often say')));
  return { questions: hasMemory ? left : [first, ...left], asked: 'small thing' };
}

const enoughShared = 5;

function inviteMore({ input }: ReplyContext): NextQuestions {
  const shared = input.history.filter(({ role }) => role === 'user').length;
  if (shared >= enoughShared && shared % enoughShared === 0)
    return { questions: wellbeingLines.enough, isReady: true };
  return { questions: rotated(wellbeingLines.invite, shared - 1) };
}

/** Buttons, other languages and what can't be read. */
function forSpecial(context: ReplyContext): ReplyParts {
  const { special, input, interview, asked } = context;
  const isWellbeing = interview === 'wellbeing';
  const again = (rung: QuestionLevel): NextQuestions =>
    isWellbeing
      ? { questions: wellbeingLines.small }
      : asked
        ? askAbout(input, interview, asked, rung)
        : askNext(input, interview);
  switch (special) {
    case 'ready':
      return { says: [], ...afterFinish(context), face: 'happy' };
    case 'skip':
      return {
        says: [replyLines.skip],
        ...(isWellbeing ? inviteMore(context) : askAboutAnotherPart(input, interview, asked)),
        face: 'happy',
      };
    case 'hint':
    case 'stuck': {
      const says =
        special === 'hint'
          ? replyLines.hint
          : stuckBefore(context) >= 3
            ? replyLines.smallTry
            : replyLines.stuck;
      return { says: [says], ...(isWellbeing ? again('narrow') : forStuck(context)), face: 'thinking' };
    }
    case 'order':
      return { says: [replyLines.requestToWrite], ...again('narrow'), face: 'happy' };
    case 'other-language':
      return { says: [replyLines.otherLanguage], ...again('narrow'), face: 'happy' };
    default:
      return { says: [replyLines.unreadable], ...again('narrow'), face: 'thinking' };
  }
}

import { enoughAsked, readyAgain, readyLines, readyReasons } from './coach-lines/ready-for-next-step.ts';
import type { ReplyParts } from './compose-reply.ts';
import type { TutorInput } from './conversation.ts';
import { followUpQuestions } from './interview/follow-up-questions.ts';
import { type InterviewKind, questionsFor } from './interview/interview.ts';
import { emptyField, missingSlots, nextSlot, timesAsked, timesTold } from './interview/next-question.ts';

/** From an open question down to an example. */
export type QuestionLevel = 'ask' | 'narrow' | 'choose' | 'example';
const rungs: QuestionLevel[] = ['ask', 'narrow', 'choose', 'example'];

const olderFrom = 7;

export type NextQuestions = Pick<ReplyParts, 'questions' | 'asked' | 'isReady' | 'offers'>;

/** {thing} is what the child named last, in its own words. */
const furtherAboutThing = ['Tell me more about {thing}.', 'What else is there to know about {thing}?'];

const anything = [
  ...furtherAboutThing,
  'What else do you want to say about {topic}?',
  'What else comes to mind?',
  'What is one more thing you want in it?',
];

/** The questions about one part: on this rung first, then further down. */
export function askAbout(
  input: TutorInput,
  interview: InterviewKind,
  slot: string,
  rung: QuestionLevel,
): NextQuestions {
  const bank = questionsFor(interview, slot);
  if (!bank) return { questions: anything, asked: slot };
  const isTold = timesTold(input, slot) > 0;
  const first = input.year >= olderFrom ? [...(bank.older ?? []), ...bank.ask] : bank.ask;
  const open = isTold && bank.more ? bank.more : first;
  const start = rungs.indexOf(rung);
  const inOrder = [...rungs.slice(start), ...rungs.slice(0, start)];
  return { questions: inOrder.flatMap((each) => (each === 'ask' ? open : bank[each])), asked: slot };
}

/** The next missing part; one that was just left unanswered comes later. */
export function askNext(input: TutorInput, interview: InterviewKind, unanswered?: string): NextQuestions {
  if (input.step.type === 'structuredForm') return askForField(input, interview);
  const isOpen =
    unanswered !== undefined && missingSlots(input, interview).some(({ name }) => name === unanswered);
  const slot = isOpen && input.step.type === 'chat' ? unanswered : nextSlot(input, interview);
  // All parts were asked for: what else there is may be anything.
  if (!slot && input.step.type !== 'chat') return { questions: [] };
  const further = slot ? [] : newAskings(input, followUpQuestions(interview, input.cards.at(-1)?.slot ?? ''));
  if (!slot && further.length > 0) return { questions: further, asked: input.cards.at(-1)?.slot };
  if (!slot)
    return timesAsked(input, 'anything') >= mostTimesAnything && input.cards.length >= fewestToStop
      ? { questions: enoughAsked, isReady: true }
      : { questions: anything, asked: 'anything' };
  return askAbout(input, interview, slot, timesAsked(input, slot) === 0 ? 'ask' : 'narrow');
}

/** Another part than the one asked about. */
export function askAboutAnotherPart(
  input: TutorInput,
  interview: InterviewKind,
  asked: string | undefined,
): NextQuestions {
  const slot = input.step.type === 'chat' ? nextSlot(input, interview, asked) : undefined;
  return slot
    ? askAbout(input, interview, slot, slot === asked ? 'narrow' : 'ask')
    : askNext(input, interview);
}

/** To a child who was asked the same too often: another part, in another kind of question, or nothing more. */
export function askAfterRepetition(input: TutorInput, interview: InterviewKind): NextQuestions {
  const slot = input.step.type === 'chat' ? nextSlot(input, interview) : undefined;
  if (slot && slot !== 'anything') return askAbout(input, interview, slot, 'choose');
  return { questions: enoughAsked, isReady: input.cards.length >= fewestToStop };
}
const fewestToStop = 3;
const mostTimesAnything = 2;

const fewWords = 4;
const youngUpTo = 3;
const mostAskedForMore = 2;
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const asksForMore = [
  (label: string) => `Your card “${label}” is short. What else could a reader want to know there?`,
  (label: string) => `Tell me a bit more for “${label}”. What would we see or hear?`,
];

/** A few bare words on each card are no plan yet: the shortest card is asked about, twice at most. */
export function askForMore(input: TutorInput): NextQuestions | undefined {
  const { cards, year, history } = input;
  const words = cards.reduce((sum, { text }) => sum + wordCount(text), 0);
  const isThin = year > youngUpTo && words < fewWords * cards.length;
  const [shortest] = [...cards].sort((a, b) => wordCount(a.text) - wordCount(b.text));
  const questions = cards.flatMap(({ label }) => asksForMore.map((ask) => ask(label)));
  const times = history.filter(({ content }) => questions.some((line) => content.includes(line))).length;
  if (!isThin || !shortest || times >= mostAskedForMore) return undefined;
  return { questions: asksForMore.map((ask) => ask(shortest.label)), asked: shortest.slot };
}

const readyLine = ({ nextStep }: TutorInput): string => readyLines[nextStep ?? 'structuredForm'];

export const hasSaidThereIsEnough = (input: TutorInput): boolean =>
  input.history.some(({ role, content }) => role === 'assistant' && content.includes(readyLine(input)));

/** There is enough: said once, with a question about the newest idea for a child who has more to tell. */
export function sayThereIsEnough(
  input: TutorInput,
  { isWished = false, further }: { isWished?: boolean; further?: NextQuestions } = {},
): NextQuestions {
  const ready = readyLine(input);
  const { young, other, older, wished } = readyReasons;
  const reason = isWished ? wished : input.year <= 3 ? young : input.year >= olderFrom ? older : other;
  const asks = further?.asked === undefined ? [] : further.questions;
  return {
    questions: [
      ...asks.flatMap((question) =>
        readyAgain.includes(question)
          ? []
          : furtherAboutThing.includes(question)
            ? `${ready} Or tell me more about {thing}.`
            : `${ready} Or tell me more. ${question}`,
      ),
      `${ready} ${reason}`,
      `${ready} Tap “I’m ready” when you like.`,
    ],
    ...(asks.length > 0 && { asked: further?.asked }),
    isReady: true,
  };
}

/** There is enough, and it is left to the child what comes now. */
export const letChildDecideToMoveOn = (): NextQuestions => ({ questions: readyAgain, isReady: true });

/** There is enough, and a child who tells more is asked about it: first what was never asked, then about the newest idea. */
export function askFurther(
  input: TutorInput,
  interview: InterviewKind,
  newest: string | undefined,
): NextQuestions {
  const open = missingSlots(input, interview).find(({ name }) => timesAsked(input, name) === 0);
  if (open) return { ...askAbout(input, interview, open.name, 'ask'), isReady: true };
  const further = newAskings(input, [
    ...furtherAboutThing,
    ...(newest === undefined ? [] : followUpQuestions(interview, newest)),
  ]);
  // A question whose word is missing can't be put: then it is left to the child.
  return { questions: [...further, ...readyAgain], asked: newest ?? 'anything', isReady: true };
}

/** Of these questions, those that were not put before. */
const newAskings = ({ history }: TutorInput, questions: string[]): string[] =>
  questions.filter((question) => {
    const parts = question.split(/\{\w+\}/);
    return !history.some(({ content }) => parts.every((part) => content.includes(part)));
  });

function askForField(input: TutorInput, interview: InterviewKind): NextQuestions {
  const field = emptyField(input, interview);
  if (!field) return { questions: [readyLines[input.nextStep ?? 'freeWriting']], isReady: true };
  const { slot, hasCard } = field;
  // A label that asks itself would make two questions.
  const label = field.label.replace(/\?+$/, '');
  const under = `What could you put under “${label}”?`;
  if (slot && hasCard)
    return {
      questions: [`You have a card for “${label}”. Tap it to put it in your plan.`, under],
      asked: slot.name,
    };
  const asking = slot && askAbout(input, interview, slot.name, 'ask');
  return { questions: [under, ...(asking?.questions ?? anything)], asked: slot?.name ?? label };
}

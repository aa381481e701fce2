import type { TutorInput } from './conversation.ts';
import { type Family, questionsFor } from './interview/interview.ts';
import {
  emptyField,
  hasEnough,
  leastAsked,
  missingSlots,
  nextSlot,
  timesAsked,
} from './interview/next-question.ts';
import { readyLines, readyReasons, stillReady } from './lines/ready.ts';
import type { Saying } from './say.ts';

/** From an open question down to an example. */
export type Rung = 'ask' | 'narrow' | 'choose' | 'example';
const rungs: Rung[] = ['ask', 'narrow', 'choose', 'example'];

const olderFrom = 7;
/** With fewer cards a child who wants to go on is asked for one more thing. */
export const fewestCards = 3;

type Asking = Pick<Saying, 'questions' | 'asked' | 'isReady'>;

const anything = [
  'What is one thing you want in your text?',
  'What would you like to tell me?',
  'Which word comes to mind first?',
  'What have you seen today that could go in?',
];

/** The questions about one part: on this rung first, then further down. */
export function askAbout(input: TutorInput, family: Family, slot: string, rung: Rung): Asking {
  const bank = questionsFor(family, slot);
  if (!bank) return { questions: anything, asked: slot };
  const isTold = input.cards.some((card) => card.slot === slot);
  const first = input.year >= olderFrom ? [...(bank.older ?? []), ...bank.ask] : bank.ask;
  const open = isTold && bank.more ? bank.more : first;
  const start = rungs.indexOf(rung);
  const inOrder = [...rungs.slice(start), ...rungs.slice(0, start)];
  return {
    questions: inOrder.flatMap((each) => (each === 'ask' ? open : bank[each])),
    asked: slot,
  };
}

/** The next missing part, or the word that there is enough; a part that was just left unanswered comes later. */
export function askNext(
  input: TutorInput,
  family: Family,
  { unanswered, isTold = false }: { unanswered?: string | undefined; isTold?: boolean } = {},
): Asking {
  const others = missingSlots(input, family).filter(({ name }) => name !== unanswered);
  const other = leastAsked(input, others, family)?.name;
  const isLeft = unanswered !== undefined && input.step.type === 'chat' && other !== undefined;
  const slot = isLeft ? other : nextSlot(input, family);
  if (input.step.type === 'structuredForm') return askForField(input, family);
  if (input.step.type !== 'chat') return slot ? askAbout(input, family, slot, 'ask') : { questions: [] };
  if (hasEnough(input, family)) return sayReady(input, family, { isTold });
  if (!slot)
    return input.cards.length >= fewestCards ? sayReady(input, family, { isTold }) : { questions: anything };
  return askAbout(input, family, slot, timesAsked(input, slot) === 0 ? 'ask' : 'narrow');
}

/** Once there is enough it is said once; a child who goes on is asked for what is still missing. */
export function sayReady(
  input: TutorInput,
  family: Family,
  { isWished = false, isTold = false } = {},
): Asking {
  const ready = readyLines[input.nextStep ?? 'structuredForm'];
  const wasSaid = input.history.some(({ role, content }) => role === 'assistant' && content.includes(ready));
  const missing = missingSlots(input, family).find(({ name }) => timesAsked(input, name) === 0);
  if (wasSaid && missing && !isWished)
    return { ...askAbout(input, family, missing.name, 'ask'), isReady: true };
  const still = isTold ? stillReady.told : stillReady.other;
  if (wasSaid && !isWished) return { questions: still, isReady: true };
  const { young, other, older } = readyReasons;
  const reason = input.year <= 3 ? young : input.year >= olderFrom ? older : other;
  return {
    questions: [`${ready} ${reason}`, `${ready} Tap “I’m ready” when you like.`, ...stillReady.other],
    isReady: true,
  };
}

function askForField(input: TutorInput, family: Family): Asking {
  const field = emptyField(input, family);
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
  const asking = slot && askAbout(input, family, slot.name, 'ask');
  return { questions: [under, ...(asking?.questions ?? anything)], asked: slot?.name ?? label };
}

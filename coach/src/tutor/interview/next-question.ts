import { partsAskedByLabel } from '@inkling/contract';
import { isGrieving } from '../bereavement-in-conversation.ts';
import { complainsOfRepetition } from '../complaint-of-repetition.ts';
import type { TutorInput } from '../conversation.ts';
import { placeNouns } from '../story-word-lists.ts';
import { isAboutSomeone, isTitleAboutSomeone } from '../true-story.ts';
import { isSubjectInTitle } from '../writing-topic.ts';
import { topicsToAskAboutDraft } from './any-text.ts';
import { type InterviewKind, interviews, type Slot, slotOnForm } from './interview.ts';

/** A part that was asked about this often is left alone. */
const mostAskings = 3;
/** With this many cards the parts that are only nice to have may come while writing. */
const manyCards = 6;
/** A plan of fewer cards than these does not hold yet. */
const fewestCards = 4;
const fewestOfYoung = 3;
const needsMore: Set<InterviewKind> = new Set(['narrative', 'report', 'explanation']);
const fewestFor = (interview: InterviewKind, year: number): number =>
  (year <= 3 ? fewestOfYoung : fewestCards) + (needsMore.has(interview) && year > 3 ? 1 : 0);
const olderFrom = 7;

type Known = Pick<TutorInput, 'activity' | 'cards' | 'history' | 'year'>;

/** "School should start later" takes a side; "Should school start later?" asks for one. */
const claims =
  /^(?!(?:should|is|are|do|does|can|must|what|which|who|something|anything|one|a|an)\b)[^?]*\b(?:should|must|needs?|better|worse|best|worst|why (?:i|we|kids) need|ban (?:all )?\p{L}+)\b[^?]*$/iu;

/** "Lower the voting age", "Ban homework": the title tells people what to do. */
const demands =
  /^(?:please )?(?:lower|raise|ban|save|stop|keep|make|let|give|help|end|protect|change|bring|build|say no|no more|more|less|free)\b/i;

const isInTitle = (activity: Known['activity'], name: string): boolean =>
  name === 'opinion'
    ? claims.test(activity.title.trim()) || demands.test(activity.title.trim())
    : name === 'who'
      ? isTitleAboutSomeone({ activity })
      : name === 'where'
        ? activity.title
            .toLowerCase()
            .split(/\W+/)
            .some((word) => placeNouns.has(word))
        : (name === 'subject' || name === 'topic') && isSubjectInTitle({ activity });

/** How often a part is told: by the title, by its cards, and by cards of another part that tell it as well. */
export const timesTold = ({ activity, cards }: Known, name: string): number =>
  Math.max(
    isInTitle(activity, name) ? 1 : 0,
    cards.filter(({ slot, also = [] }) => slot === name || also.includes(name)).length,
  );

/** Said again in other words it counts once. */
export const timesAsked = ({ history }: Known, slot: string): number =>
  history.filter(
    ({ role, asked, heard = '' }) =>
      role === 'assistant' && asked === slot && !['confused', 'stuck', 'hint'].includes(heard),
  ).length;

/** A child who taps "Next question", or who was asked too often, has said enough about that part. */
const skipped = ({ history }: Known): Set<string> => {
  const names = history.flatMap(({ role, content }, index) => {
    const asked = history[index - 1]?.asked;
    const isLeft = /^next question$/i.test(content.trim()) || complainsOfRepetition(content);
    return role === 'user' && isLeft && asked ? [asked] : [];
  });
  return new Set(names);
};

/** Of someone who died a child is asked what it remembers, and nothing else. */
const memories = 4;

/** What makes a question idle: a wish is plain once the trouble is known, and so on. */
const idleAfter: Partial<Record<string, string[]>> = {
  wants: ['trouble', 'tries', 'ending'],
  moment: ['event', 'small thing', 'ending'],
  who: ['moment', 'event'],
  opinion: ['reason'],
  topic: ['what it is', 'fact', 'looks', 'does'],
  subject: ['image', 'what we see', 'sound'],
  'what it is': ['looks', 'does'],
};
/** Only these idle parts of a recount or a report; a story always wants its hero. */
const isIdle = (known: Known, interview: InterviewKind, name: string): boolean =>
  !(interview === 'narrative' && name === 'who') &&
  !(name === 'opinion' && weighsBoth(known)) &&
  ((idleAfter[name] ?? []).some((other) => timesTold(known, other) > 0) || isPassed(known, name));

/** "good thing is …, bad thing is …": both sides are told, and none is taken. */
const weighsBoth = ({ cards }: Known): boolean =>
  cards.some(({ text }) => /\bgood\b.*\bbad\b|\bbad\b.*\bgood\b/i.test(text));

/** Once the ending is told, there is no point in asking what was tried. */
const isPassed = (known: Known, name: string): boolean =>
  name === 'tries' && timesTold(known, 'ending') > 0 && timesAsked(known, name) > 0;

/** The parts still missing, the next one first. */
export function missingSlots(known: Known, interview: InterviewKind): Slot[] {
  if (isGrieving(known))
    return known.cards.length < memories
      ? [{ name: 'small thing', label: 'A small thing', wanted: memories }]
      : [];
  const left = skipped(known);
  const isTold = (name: string): boolean => timesTold(known, name) > 0;
  return interviews[interview].filter(
    ({ name, wanted }) =>
      timesTold(known, name) < (name === 'who' ? Math.max(wanted, wantsPerson(known)) : wanted) &&
      !left.has(name) &&
      timesAsked(known, name) < mostAskings + wanted - 1 &&
      !isIdle(known, interview, name) &&
      !(name === 'answer' && !isTold('other side')) &&
      !(interview === 'narrative' && name === 'tries' && !isTold('trouble')) &&
      !(interview === 'narrative' && name === 'tries' && timesTold(known, 'event') > 0),
  );
}

/** Whom a text about someone is about has to be said. */
const wantsPerson = (known: Known): number => (isAboutSomeone(known) ? 1 : 0);

/** The parts a plan can't do without, each as the parts that would do. */
function neededFor(interview: InterviewKind, year: number): string[][] {
  const isYoung = year <= 3;
  switch (interview) {
    case 'narrative':
      return [['who'], ['trouble'], ['tries', 'event'], ['ending']];
    case 'recount':
      return [['moment', 'event'], ...(isYoung ? [] : [['small thing', 'feeling']]), ['ending', 'event']];
    case 'persuasive':
      return [
        ['opinion', 'reason'],
        ['evidence'],
        ['other side'],
        ...(year >= olderFrom ? [['answer']] : []),
      ];
    case 'descriptive':
      return [
        ['what we see'],
        ['sound, smell, touch'],
        ...(isYoung ? [] : [['one close detail']]),
        ['how it feels'],
      ];
    case 'explanation':
      return [['fact', 'topic'], ['how or why'], ['surprise', 'why it matters', 'detail']];
    default:
      return [];
  }
}

/** How many different parts a report or a poem needs. */
const differentParts = 4;
const reasonsWanted = 2;

/** Whether the parts that matter for this kind of text are told. */
export function hasEnough(known: Known, interview: InterviewKind): boolean {
  const isTold = (name: string): boolean => timesTold(known, name) > 0;
  if (isGrieving(known)) return known.cards.length >= memories;
  if (interview === 'report' || interview === 'poem') {
    const parts = [...interviews[interview].map(({ name }) => name), 'detail'];
    return (
      parts.filter((name) => isTold(name) && name !== 'topic' && name !== 'subject').length >= differentParts
    );
  }
  if (interview === 'persuasive' && timesTold(known, 'reason') < reasonsWanted) return false;
  const needed = neededFor(interview, known.year);
  return (
    needed.length > 0 && needed.every((some) => some.some((name) => isTold(name) || isPassed(known, name)))
  );
}

/** Enough, and nothing left that was never asked; a child with many cards need not tell the rest. */
export const isReadyToPlan = (known: Known, interview: InterviewKind): boolean =>
  known.cards.filter(({ slot }) => slot !== 'find out').length >= fewestFor(interview, known.year) &&
  (hasEnough(known, interview) || timesAsked(known, 'anything') > 0) &&
  (known.cards.length >= manyCards ||
    missingSlots(known, interview).every(({ name }) => timesAsked(known, name) > 0));

/** Which part to ask about now, by the step the child is in. */
export function nextSlot(
  input: TutorInput,
  interview: InterviewKind,
  passedOver?: string,
): string | undefined {
  const { step, draft } = input;
  if (step.type === 'videoExplanation') return 'video';
  if (step.type === 'feedback' || step.type === 'completed') return 'review';
  if (step.type === 'freeWriting') return draft.trim() === '' ? 'opening' : nextOfDraft(input);
  if (step.type === 'structuredForm') return emptyField(input, interview)?.slot?.name;
  if (interview === 'recount' && isOnlyNamed(input)) return 'moment';
  const missing = missingSlots(input, interview);
  const urgent = mostUrgent(input, interview);
  const first = missing.find(({ name }) => name === urgent && timesAsked(input, name) === 0);
  const others = missing.filter(({ name }) => name !== passedOver);
  return (first ?? leastAsked(input, others) ?? missing[0])?.name;
}

/** What comes before the usual order: whom it is about, and the answer as soon as the other side has spoken. */
const mostUrgent = (input: TutorInput, interview: InterviewKind): string | undefined => {
  if (interview === 'recount' && isAboutSomeone(input)) return 'who';
  return input.cards.at(-1)?.slot === 'other side' ? 'answer' : undefined;
};

const fewestWordsOfMoment = 4;
/** "my grandad": nothing has happened yet, so nobody asks what happened next. */
const isOnlyNamed = (input: TutorInput): boolean => {
  const [only, ...others] = input.cards;
  return (
    only?.slot === 'moment' &&
    others.length === 0 &&
    only.text.trim().split(/\s+/).length < fewestWordsOfMoment &&
    timesAsked(input, 'moment') < 2
  );
};

/** In turn, so that no two questions in a row mean the same. */
function nextOfDraft({ history }: TutorInput): string | undefined {
  const last = history.findLast(
    ({ asked }) => asked !== undefined && topicsToAskAboutDraft.includes(asked),
  )?.asked;
  return topicsToAskAboutDraft[
    (last === undefined ? 0 : topicsToAskAboutDraft.indexOf(last) + 1) % topicsToAskAboutDraft.length
  ];
}

/** What was not asked yet comes before what was passed over. */
const leastAsked = (known: Known, slots: Slot[]): Slot | undefined =>
  [...slots].sort((a, b) => timesAsked(known, a.name) - timesAsked(known, b.name))[0];

/** The first empty box of the form, in its order, and the part it asks for. */
export function emptyField({ step, plan, cards }: TutorInput, interview: InterviewKind) {
  const filled = new Map(plan.map(({ title, content }) => [title, content.trim()]));
  const label = (step.form_fields ?? []).find((field) => !filled.get(field.label))?.label;
  if (label === undefined) return undefined;
  const parts = partsAskedByLabel(label);
  return {
    label,
    slot: slotOnForm(interview, label),
    hasCard: cards.some(({ slot }) => parts.includes(slot)),
  };
}

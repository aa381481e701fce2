import type { TutorInput } from '../conversation.ts';
import { readStory } from '../read-story.ts';
import { isSubjectInTitle } from '../topic.ts';
import { isAboutSomeone, isGrieving, isSomeoneNamed } from '../who-it-is-about.ts';
import { draftSlots } from './any-text.ts';
import { anyIdea, type Family, interviews, type Slot, slotOnForm } from './interview.ts';

/** Once this many parts are told there is enough to plan from; the others may come while writing. */
const enough = 5;
/** Of what happens besides, so much counts. */
const mostEvents = 2;
/** A part that was asked about this often is left alone. */
const mostAskings = 3;
/** A child who told something else instead is asked once more, after all the others. */
const mostDetours = 2;

type Known = Pick<TutorInput, 'activity' | 'cards' | 'history'>;

/** "School should start later" takes a side; "Should school start later?" asks for one. */
const claims =
  /^(?!(?:should|is|are|do|does|can|must|what|which|who)\b)[^?]*\b(?:should|must|needs? to|better than|worse than|why (?:i|we|kids) need)\b[^?]*$/i;

const isInTitle = (activity: Known['activity'], name: string): boolean =>
  name === 'opinion'
    ? claims.test(activity.title.trim())
    : name === 'who'
      ? isSomeoneNamed({ activity })
      : name === 'where'
        ? readStory(activity.title).places.length > 0
        : (name === 'subject' || name === 'topic') && isSubjectInTitle({ activity });

/** What a title names is told. */
export const timesTold = ({ activity, cards }: Known, { name }: Slot): number =>
  Math.max(isInTitle(activity, name) ? 1 : 0, cards.filter(({ slot }) => slot === name).length);

export const timesAsked = ({ history }: Known, slot: string): number =>
  history.filter(({ role, asked }) => role === 'assistant' && asked === slot).length;

/** A child who taps "Next question" has said enough about that part. */
const skipped = ({ history }: Known): Set<string> => {
  const names = history.flatMap(({ role, content }, index) => {
    const asked = history[index - 1]?.asked;
    return role === 'user' && /^next question$/i.test(content.trim()) && asked ? [asked] : [];
  });
  return new Set(names);
};

/** Of someone who died a child is asked what it remembers, and nothing else. */
const tooNear = new Set(['moment', 'who', 'where', 'feeling', 'ending']);
const memories = 3;

/** The parts still missing, the next one first. */
export function missingSlots(known: Known, family: Family): Slot[] {
  const left = skipped(known);
  const grieves = isGrieving(known);
  return interviews[family].filter(
    (slot) =>
      !(grieves && tooNear.has(slot.name)) &&
      timesTold(known, slot) < (grieves && slot.name === 'small thing' ? memories : slot.wanted) &&
      !left.has(slot.name) &&
      timesAsked(known, slot.name) < mostAskings,
  );
}

/** About five good answers are enough, and so is all there is to tell. */
export function hasEnough(known: Known, family: Family): boolean {
  const slots = interviews[family];
  const [first] = slots;
  if (!first || timesTold(known, first) === 0) return false;
  const parts = slots.reduce((sum, slot) => sum + Math.min(slot.wanted, timesTold(known, slot)), 0);
  const events = Math.min(mostEvents, timesTold(known, anyIdea(family)));
  return parts + events >= enough || slots.every((slot) => timesTold(known, slot) >= slot.wanted);
}

/** Which part to ask about now, by the step the child is in. */
export function nextSlot(input: TutorInput, family: Family): string | undefined {
  const { step, draft } = input;
  if (step.type === 'videoExplanation') return 'video';
  if (step.type === 'feedback' || step.type === 'completed') return 'review';
  if (family === 'wellbeing') return undefined;
  if (step.type === 'freeWriting') return draft.trim() === '' ? 'opening' : nextOfDraft(input);
  if (step.type === 'structuredForm') return emptyField(input, family)?.slot?.name;
  return leastAsked(input, missingSlots(input, family), family)?.name;
}

/** In turn, so that no two questions in a row mean the same. */
function nextOfDraft({ history }: TutorInput): string | undefined {
  const last = history.findLast(({ asked }) => asked !== undefined && draftSlots.includes(asked))?.asked;
  return draftSlots[(last === undefined ? 0 : draftSlots.indexOf(last) + 1) % draftSlots.length];
}

/** What the whole text is about: without it the other questions hang in the air. */
const firstOf = (known: Known, slots: Slot[], family: Family): Slot | undefined =>
  (family === 'recount' && isAboutSomeone(known)
    ? slots.find(({ name }) => name === 'who' && timesAsked(known, name) === 0)
    : undefined) ??
  slots.find(({ name }) => name === interviews[family][0]?.name && timesAsked(known, name) < mostDetours);

/** What was not asked yet comes before what was passed over. */
export const leastAsked = (known: Known, slots: Slot[], family: Family): Slot | undefined =>
  firstOf(known, slots, family) ??
  slots
    .filter(({ name }) => timesAsked(known, name) < mostDetours)
    .sort((a, b) => timesAsked(known, a.name) - timesAsked(known, b.name))[0] ??
  slots[0];

/** The empty box of the form to talk about: one without a card first, and the part it asks for. */
export function emptyField({ step, plan, cards }: TutorInput, family: Family) {
  const filled = new Map(plan.map(({ title, content }) => [title, content.trim()]));
  const empty = (step.form_fields ?? [])
    .filter(({ label }) => !filled.get(label))
    .map(({ label }) => {
      const slot = slotOnForm(family, label);
      return { label, slot, hasCard: cards.some((card) => card.slot === slot?.name) };
    });
  return empty.find(({ hasCard }) => !hasCard) ?? empty[0];
}

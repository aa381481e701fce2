import { answersAsked } from './answers-asked.ts';
import type { IdeaCard } from './conversation.ts';
import { type FoundSlot, findSlots } from './find-slots.ts';
import { anyIdea, type Family, interviews, type Slot } from './interview/interview.ts';

const longestCard = 160;
const mostCards = 16;

/** "Actually no, it's about a robot": the story told so far is no longer the one. */
const changesStory =
  /^(?:wait |ok |hmm+ )?(?:actually|no wait|wait no|i changed my mind|new idea|scrap that|forget that|instead)\b/i;

export interface Notes {
  cards: IdeaCard[];
  /** What this message added, the part that was asked about first. */
  added: IdeaCard[];
}

/** Puts what the child just told on cards, in the child's own words, under the parts they belong to. */
export function updateNotes(
  before: IdeaCard[],
  message: string,
  { family, asked }: { family: Family; asked: string | undefined },
): Notes {
  const slots = interviews[family];
  if (slots.length === 0) return { cards: before, added: [] };
  const cards = changesStory.test(message.trim()) ? [] : before;
  const isOpen = ({ name, wanted }: Slot): boolean =>
    cards.filter(({ slot }) => slot === name).length < wanted;
  const told = findSlots(message, family);
  const primary = primarySlot(slots, told, { asked, message });
  const isKnown = (text: string): boolean =>
    cards.some((card) => card.text.toLowerCase() === text.toLowerCase());
  const own = shortened(withoutFiller(message));
  const additions: { slot: Slot; text: string }[] = [
    { slot: primary && isOpen(primary) ? primary : anyIdea(family), text: own },
    ...slots
      .filter((slot) => slot !== primary && isOpen(slot))
      .flatMap((slot) => told.filter(({ name }) => name === slot.name).map(({ text }) => ({ slot, text }))),
  ].filter(({ text }) => /\p{L}{2}/u.test(text) && !isKnown(text));
  const added = additions
    .filter(({ slot }) => isOpen(slot))
    .slice(0, mostCards - cards.length)
    .map(({ slot, text }, index) => ({
      id: newId(cards, index),
      slot: slot.name,
      label: slot.label,
      text,
    }));
  return { cards: [...cards, ...added], added };
}

/** What was asked, unless the message tells something else; without a question, what it tells first. */
function primarySlot(
  slots: Slot[],
  told: FoundSlot[],
  answering: { asked: string | undefined; message: string },
) {
  const named = (name: string | undefined) => slots.find((slot) => slot.name === name);
  const { asked, message } = answering;
  if (named(asked) && answersAsked(asked ?? '', withoutFiller(message), told)) return named(asked);
  const plain = told.find(({ isPlain }) => isPlain);
  return named(plain?.name) ?? named(told[0]?.name) ?? (asked === undefined ? slots[0] : undefined);
}

const newId = (cards: IdeaCard[], index: number): string => {
  const highest = Math.max(0, ...cards.map(({ id }) => Number(id) || 0));
  return String(highest + index + 1);
};

const filler =
  /^(?:(?:and|but|so|well|um+|uh+|hm+|ok|okay|oh|maybe|fine|haha+|lol|yes|yeah|no|actually|wait|like|i mean|i guess|i think(?! \w+ (?:should|must))|it(?:'s|s| is| was| will be)? about|(?:my|the|i) (?:story|idea|answer)(?: is)?(?: about)?|i(?:'m| am) (?:imagining|thinking of|writing about)|i (?:want to|wanna|will|am going to|might) (?:write|do|tell)(?: a story)? about|i have an idea)\b[ ,:.!]*)+/i;

export const withoutFiller = (message: string): string =>
  message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(filler, '')
    .replace(/(?:[ ,]+(?:lol|haha+|i guess|or something|idk))+[.! ]*$/i, '')
    .trim();

/** A long answer is kept to whole sentences, or to whole words. */
function shortened(text: string): string {
  if (text.length <= longestCard) return text;
  const cut = text.slice(0, longestCard);
  return /^(.{40,}[.!?])\s/s.exec(cut)?.[1] ?? `${cut.replace(/\s+\S*$/, '')} …`;
}

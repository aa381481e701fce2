import { answersAsked, takesSide, tellsEvent } from './answers-asked.ts';
import type { IdeaCard } from './conversation.ts';
import { type FoundSlot, findSlots } from './find-slots.ts';
import { firstNames } from './first-names.ts';
import { anyIdea, type Family, interviews, type Slot } from './interview/interview.ts';

const longestCard = 400;
const mostCards = 16;

/** "Actually no, it's about a robot": the story told so far is no longer the one. */
const changesStory =
  /^(?:wait |ok |hmm+ |no )*(?:new idea|scrap that|forget (?:that|the) (?:one|story|idea)|start again|(?:actually|no wait|wait no|i changed my mind|instead)[,. ]+(?:no[,. ]+)?(?:(?:it'?s|its|it is|my story is|make it|i want it to be|i want to write|lets do|let's do)(?: a story)? about)\b)/i;

export interface Notes {
  cards: IdeaCard[];
  /** What this message added, the part that was asked about first. */
  added: IdeaCard[];
}

interface NotesContext {
  family: Family;
  asked: string | undefined;
  /** All that is told of someone who died is a memory. */
  isGrieving?: boolean;
}

const memories = 3;

/** Puts what the child just told on cards, in the child's own words; what a later sentence says about another part gets its own card. */
export function updateNotes(before: IdeaCard[], message: string, context: NotesContext): Notes {
  const [first = '', ...rest] = message.split(/(?<=[.!?])\s+/);
  const elsewhere = rest.map((sentence) => partOf(sentence, before, context));
  if (context.isGrieving || elsewhere.every((asked) => asked === undefined))
    return noteAll(before, message, context);
  const here = rest.filter((_, at) => elsewhere[at] === undefined);
  return rest.reduce(
    (notes: Notes, sentence, at) => {
      const asked = elsewhere[at];
      if (asked === undefined) return notes;
      const { cards, added } = noteAll(notes.cards, sentence, { ...context, asked });
      return { cards, added: [...notes.added, ...added] };
    },
    noteAll(before, [first, ...here].join(' '), context),
  );
}

/** The part that a sentence tells plainly, where it is another one than was asked for and still empty. */
function partOf(sentence: string, cards: IdeaCard[], { family, asked }: NotesContext): string | undefined {
  const isTold = (name: string): boolean => cards.some(({ slot }) => slot === name);
  if (family === 'narrative' && isTold('who') && nameGiven(sentence)) return 'who';
  return findSlots(sentence, family).find(({ name, isPlain }) => isPlain && name !== asked && !isTold(name))
    ?.name;
}

function noteAll(
  before: IdeaCard[],
  message: string,
  { family, asked, isGrieving = false }: NotesContext,
): Notes {
  const slots = interviews[family];
  if (slots.length === 0) return { cards: before, added: [] };
  const cards = changesStory.test(message.trim()) ? [] : before;
  // A name comes often after the one it belongs to: "a girl", "her name is Amina".
  const isOpen = ({ name, wanted }: Slot): boolean =>
    cards.filter(({ slot }) => slot === name).length <
    (isGrieving && name === 'small thing'
      ? memories
      : name === 'who' && nameGiven(message)
        ? wanted + 1
        : wanted);
  const told = findSlots(message, family);
  const name = nameGiven(message) ? slots.find((slot) => slot.name === 'who') : undefined;
  const memory = isGrieving ? slots.find((slot) => slot.name === 'small thing') : undefined;
  const primary =
    memory ??
    name ??
    primarySlot(slots, told, {
      asked,
      message,
      isFirst: asked === undefined && cards.length === 0,
      isSideOpen: asked === 'reason' && !cards.some(({ slot }) => slot === 'opinion'),
      family,
    });
  const plot = primary ?? (family === 'narrative' ? nextOfPlot(message, cards, slots) : undefined);
  const isKnown = (text: string): boolean =>
    cards.some((card) => card.text.toLowerCase() === text.toLowerCase());
  // A bare "yes" to a question of the task is a side.
  const isSide = primary?.name === 'opinion' && takesSide.test(message);
  const own = isSide ? message.trim() : cardText(message);
  const bare = (text: string): string => (isSide ? text : withoutFiller(text));
  const additions: { slot: Slot; text: string }[] = [
    { slot: plot && isOpen(plot) ? plot : anyIdea(family), text: own },
    ...slots
      .filter((slot) => slot !== plot && isOpen(slot))
      .flatMap((slot) => told.filter(({ name }) => name === slot.name).map(({ text }) => ({ slot, text }))),
  ].filter(
    ({ text }, index, all) =>
      /\p{L}{2}|\d/u.test(text) &&
      !isKnown(text) &&
      all.findIndex((other) => bare(other.text) === bare(text)) === index,
  );
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

/** In a story, what happens next is the trouble, then what they try, then the end. */
function nextOfPlot(message: string, cards: IdeaCard[], slots: Slot[]): Slot | undefined {
  const isTold = (name: string): boolean => cards.some(({ slot }) => slot === name);
  if (!isTold('who') || !tellsEvent(message)) return undefined;
  return slots.find(({ name }) => ['trouble', 'tries', 'ending'].includes(name) && !isTold(name));
}

/** What was asked, unless the message tells something else; without a question, what it tells first. */
function primarySlot(
  slots: Slot[],
  told: FoundSlot[],
  answering: {
    asked: string | undefined;
    message: string;
    isFirst: boolean;
    isSideOpen: boolean;
    family: Family;
  },
) {
  const named = (name: string | undefined) => slots.find((slot) => slot.name === name);
  const { asked, message, isFirst, isSideOpen, family } = answering;
  if ((asked === 'opinion' || isSideOpen) && takesSide.test(message)) return named('opinion');
  if (named(asked) && answersAsked(asked ?? '', withoutFiller(message), { told, family }))
    return named(asked);
  const plain = told.find(({ isPlain }) => isPlain);
  return named(plain?.name) ?? named(told[0]?.name) ?? (isFirst ? slots[0] : undefined);
}

/** The message is a name and nothing else. */
const nameGiven = (message: string): boolean => {
  const own = withoutFiller(message).replace(/[.! ]+$/, '');
  return (
    /^(?:(?:his|her|its|it's|their|my|the \p{L}+'?s?) )?(?:name(?:'s|s| is| was)?|(?:is|are|was) (?:called|named)|called) \p{L}+/iu.test(
      own,
    ) ||
    /^(?:he|she|it|they)(?:'s|s| is| are|'re)? (?:called|named) \p{L}+/iu.test(own) ||
    firstNames.has(own.toLowerCase())
  );
};

export const newId = (cards: IdeaCard[], index: number): string => {
  const highest = Math.max(0, ...cards.map(({ id }) => Number(id) || 0));
  return String(highest + index + 1);
};

const filler =
  /^(?:(?:nothing(?= i\b)|and|but|so|well|um+|uh+|hm+|ok|okay|oh|maybe|fine|anyway|also|alright|(?:ha){2,}h?|lo+l|yes|yeah|yep|no(?=[,.!])|actually|wait|like(?! (?:an?|the|my) )|idk|dunno|i (?:don'?t|do not) (?:know|no)(?=[ ,.]+(?:but|maybe|like|um|i|a|the|because|\p{L}+$))|i mean|i guess|probably|i think(?! \w+ (?:should|must))|it(?:'s|s| is| was| will be)? about|(?:my|the|i) (?:story|idea|answer|poem|report|text)(?: is)?(?: about| on)?|i(?:'m| am|m) (?:imagining|thinking of|writing about|gonna write about|going to write about)|i (?:want|wanna|will|am going to|might|would like)(?: to)? (?:write|do|tell|talk|describe|explain|say)(?: (?:a|my) (?:story|report|poem))?(?: about)?|(?:the |my )?reader(?:s)? will (?:know|learn|understand)(?: about)?|i have an idea|something about|about(?= \p{L})|there(?:'s|s| is| are| was| were)(?= (?:an?|the|some|two|three|this|my|lots|many)\b))(?![\p{L}'])[ ,:.!]*)+/iu;

export const withoutFiller = (message: string): string =>
  message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(filler, '')
    .replace(
      /(?:[ ,]+(?:lo+l|(?:ha){2,}h?|i guess|i think|or something|idk|who cares|whatever|duh|ok|okay|you know|the end))+[.! ]*$/i,
      '',
    )
    .trim();

/** What goes on a card: the child's words, without what only leads up to them. */
export const cardText = (message: string): string =>
  shortened(withoutFiller(message)).replace(/[\s,;]+$/, '');

/** A long answer is kept to whole sentences, or to whole words. */
function shortened(text: string): string {
  if (text.length <= longestCard) return text;
  const cut = text.slice(0, longestCard);
  return /^(.{40,}[.!?])\s/s.exec(cut)?.[1] ?? cut.replace(/[\s,]+(?:and|but|so|then|because)?\s*\S*$/, '');
}

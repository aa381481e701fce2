import { beings } from '../language/beings.ts';
import { analyseText } from '../parse/index.ts';
import type { TalkPart } from '../understanding/index.ts';
import {
  added,
  articles,
  asName,
  type Changed,
  cardWith,
  isOnCards,
  leftOpen,
  moved,
  nearlySame,
  patternOf,
  prepositions,
  removed,
  renamed,
  replaced,
  rewritten,
  sharedRun,
  unshouted,
} from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import { firstNames } from './first-names.ts';
import { type Family, interviews } from './interview/interview.ts';
import { type ReadCorrection, readCorrection, takesBack } from './read-correction.ts';
import { cardSaying } from './reminders.ts';
import { slotNamedIn } from './slot-names.ts';
import { placeNouns } from './story-lexicon.ts';

export type { Changed } from './card-edits.ts';

type Slots = { name: string; share: number }[];

interface Correction {
  part: TalkPart;
  family: Family;
  /** Which parts of the text some words belong to. */
  slotsOf: (text: string) => Slots;
  /** The cards before this message. */
  before?: IdeaCard[];
  /** The child complains as well. */
  isObjected?: boolean;
  /** The part that is corrected, where it is known. */
  slot?: string;
}

/** Carries a correction out on the cards. */
export function changeCards(
  cards: IdeaCard[],
  { part, family, slotsOf, slot: known, before = cards, isObjected = false }: Correction,
): Changed {
  const { what, from, to, isName } = wordsOf(part, cards);
  if (known && to) return rewritten(cards, unshouted(to), known, family);
  const slot = slotNamedIn(part.text, family);
  if (what === 'remove') {
    const named = quotedIn(part.text) ?? sharedRun(part.text, before) ?? from ?? onlyNoun(part.text, before);
    // "you wrote rubbish on my cards, rub it out": nobody knows which.
    return !named && !slot && isObjected
      ? { cards, what: 'unclear' }
      : removed(cards, { from: named, slot, last: before.at(-1), isWhole: isNoIdea.test(part.text) });
  }
  if (part.change?.what === 'move' && moves.test(part.text))
    return moved(cards, { from, to: slotNamedIn(to ?? part.text, family) ?? slot, family });
  const whole = slot && behindName(part.text);
  if (whole) return rewritten(cards, unshouted(whole), slot, family);
  if (!to) return leftOpen(cards, slot ?? cardWith(cards, from)?.slot);
  const same = cardSaying(to, cards);
  if (same && !(from && cardWith(cards, from))) return { cards, what: 'already', to, label: same.label };
  const described = from && / (?:called|named) /i.test(to) ? describedAs(cards, from) : undefined;
  if (described) return replaced(cards, described, to);
  const [first = ''] = to.split(/\s+/);
  const misspelt = /^\p{Lu}/u.test(first) || /\bspel/i.test(part.text) ? nearlySame(cards, first) : undefined;
  if (misspelt) return replaced(cards, misspelt, first);
  const old = from ?? likeThing(cards, to);
  if (old && cardWith(cards, old) && isSameSort(old, to) && to.split(/\s+/).length <= longestThing) {
    // "after it comes out it's called lava, not magma": what holds in one place must not change all the others.
    const isLong = part.text.split(/\s+/).length > longestOrder && !isNameLike(to);
    if (isLong && cards.filter(({ text }) => patternOf(old).test(text)).length > 1)
      return { cards, what: 'unclear' };
    return replaced(cards, old, isName || isNameLike(to) ? asName(to) : unshouted(to));
  }
  const former = formerName(cards, part.text);
  if (former) return replaced(cards, former, asName(to));
  const another = isName || isNameLike(to) ? renamed(cards, asName(to)) : undefined;
  if (another) return another;
  const text = isNameLike(to) ? asName(to) : unshouted(to);
  const shared = from || slot ? undefined : sharing(cards, text);
  if (shared)
    return rewritten([...cards.filter((card) => card !== shared), shared], text, shared.slot, family);
  const meant = slot ?? slotOf(text, cards, { family, slots: slotsOf(text) });
  const target = cards.findLast((card) => card.slot === meant);
  // "i want a hamster", and then "a guinea pig instead": only the thing at its end changes.
  const thing = /^an? /i.test(text) && !slot ? lastThing(cards) : undefined;
  const isWhole = slot || meant === 'who' || meant === 'where' || text.split(/\s+/).length >= longEnough;
  if (thing && !isWhole) return replaced(cards, thing, text);
  return meant && target && (isWhole || target.text.split(/\s+/).length <= shortCard)
    ? rewritten(cards, text, meant, family)
    : added(cards, text, meant ?? slotsOf(text)[0]?.name ?? 'idea', family);
}

/** A card that a few words may replace, and words that may replace a whole card. */
const shortCard = 5;
const longestThing = 5;
/** An order to change all cards is short. */
const longestOrder = 9;
const longEnough = 4;

const lastThing = (cards: IdeaCard[]): string | undefined =>
  cards
    .filter(({ text }) => text.split(/\s+/).length <= shortCard)
    .map(({ text }) => /\ban? (\p{L}+)\W*$/iu.exec(text)?.[1])
    .find((found) => found !== undefined);

/** A short card that has a telling word of these, too: "a nite coms" and "a nite with a sord". */
const sharing = (cards: IdeaCard[], text: string): IdeaCard | undefined =>
  cards.findLast(
    (card) =>
      card.text.split(/\s+/).length <= shortCard &&
      (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => patternOf(word).test(card.text)),
  );

const noThing = /^(?:back|thats?|its?|it's|this|he|she|they|is|what|how|not|what .*|how .*)$/i;
const pronouns =
  /^(?:it|that|this|them|him|her|he|she|one|the card|that card|card|idea|that one|that bit|it all|the name|his name|her name|(?:the |my )?last (?:one|card|bit|idea))$/i;

/** By its form; words that the reader found fill what the form leaves open, where the cards bear them out. */
function wordsOf(part: TalkPart, cards: IdeaCard[]): ReadCorrection {
  const read: ReadCorrection =
    part.text === '' ? { what: 'replace' } : (readCorrection(part.text) ?? { what: 'replace' });
  const heard = part.change;
  const isRemoval =
    read.what === 'remove' ||
    (heard?.what === 'remove' && !read.to && takesAway.test(part.text)) ||
    removes.test(part.text);
  const from = read.from ?? (cardWith(cards, heard?.from?.replace(articles, '')) ? heard?.from : undefined);
  const said = read.to && !noThing.test(read.to) ? read.to : undefined;
  const to = said ?? (heard?.to && !read.from && namesSomething(heard.to) ? heard.to.trim() : undefined);
  const isPlain = read.what === 'remove' || !isRemoval;
  const bare =
    from && !pronouns.test(from) ? from.replace(prepositions, '').replace(articles, '') : undefined;
  return {
    what: isRemoval ? 'remove' : 'replace',
    from: bare && !cardWith(cards, bare) ? (headOn(cards, bare) ?? (isPlain ? bare : undefined)) : bare,
    to,
    isName: read.isName ?? heard?.what === 'rename',
  };
}

/** "the puppy is called Jalebi", where a card has "his puppy Momo". */
function formerName(cards: IdeaCard[], text: string): string | undefined {
  const being = /\bthe (\p{L}+) is (?:called|named)\b/iu.exec(text)?.[1];
  if (!being) return undefined;
  const name = new RegExp(String.raw`\b${being} (?:called |named )?(\p{Lu}\p{L}+)`, 'u');
  return cards.map((card) => name.exec(card.text)?.[1]).find((found) => found !== undefined);
}

/** "a girl called Mia", where Mia becomes "a boy called Max". */
const describedAs = (cards: IdeaCard[], name: string): string | undefined =>
  cards
    .map(
      ({ text }) =>
        new RegExp(String.raw`(?<=\ban? )(?:\p{L}+ ){1,2}(?:called|named) ${name}(?!\p{L})`, 'iu').exec(
          text,
        )?.[0],
    )
    .find((found) => found !== undefined);

/** "the big scary dragon" of a card that only says "a dragon". */
const headOn = (cards: IdeaCard[], phrase: string): string | undefined => {
  const words = phrase.split(/\s+/);
  const head = words.at(-1);
  return words.length > 1 && head && head.length > 2 && cardWith(cards, head) ? head : undefined;
};

const thingsOf = (text: string) =>
  analyseText(`the ${unshouted(text)}`)
    .words.slice(1)
    .filter(({ pos, isKnown }) => ['NOUN', 'PROPN', 'NUM'].includes(pos) || !isKnown);

const namesSomething = (typed: string): boolean =>
  typed.split(/\s+/).length > 2 || /^\p{Lu}/u.test(typed) || thingsOf(typed).length > 0;

/** A thing takes the place of a thing: "Mai not sell" puts no name in the place of a verb. */
const isSameSort = (from: string, to: string): boolean =>
  (thingsOf(from).length > 0 && thingsOf(to).length > 0) ||
  from.split(/\s+/).length === to.split(/\s+/).length;

const isNameLike = (text: string): boolean =>
  text.split(/\s+/).length <= 3 &&
  (/^(?:\p{Lu}\p{Ll}+\s?)+$/u.test(text) ||
    firstNames.has(text.toLowerCase()) ||
    /^(?:mr|mrs|miss|ms|dr|captain)\b/i.test(text));

/** "a magic carrot", where a card has "a magic sausage": what shares its word is meant. */
function likeThing(cards: IdeaCard[], to: string): string | undefined {
  const words = unshouted(to)
    .replace(/^(?:in|on|at)\s+/i, '')
    .replace(articles, '')
    .toLowerCase()
    .split(/\s+/);
  const [first = '', second = ''] = words;
  if (words.length !== 2 || (first.length < 3 && !/^\d+$/.test(first))) return undefined;
  for (const { text } of cards) {
    const found =
      (/^\d+$/.test(first)
        ? new RegExp(String.raw`\d+ ${second}(?!\p{L})`, 'iu').exec(text)?.[0]
        : undefined) ??
      new RegExp(String.raw`(?<!\p{L})${first} \p{L}{3,}`, 'iu').exec(text)?.[0] ??
      new RegExp(String.raw`(?<=\b(?:an?|the|my|his|her) )\p{L}+ ${second}(?!\p{L})`, 'iu').exec(text)?.[0];
    if (found && found.toLowerCase() !== words.join(' ')) return found;
  }
  return undefined;
}

const fewestShare = 0.3;

/** A place or someone, known by the words alone. */
function namedSlot(text: string, family: Family): string | undefined {
  const has = (name: string): boolean => interviews[family].some((slot) => slot.name === name);
  const lead = text.split(/\b(?:who|that|which|with|called|named|near|by)\b/i)[0] ?? '';
  const head = lead.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const count = text.split(/\s+/).length;
  const isPlace = placeNouns.has(head) || /^(?:in|at|on) (?:an?|the|my|his|her)\b/i.test(text);
  if (isPlace && count <= 5 && has('where')) return 'where';
  const isSomeone = beings.has(head) || /\b(?:called|named)\b/i.test(text) || isNameLike(text);
  return isSomeone && count <= 6 && has('who') ? 'who' : undefined;
}

/** Which card new words belong on: places and people are known by their words, the rest is judged. */
const slotOf = (
  text: string,
  cards: IdeaCard[],
  { family, slots }: { family: Family; slots: Slots },
): string | undefined =>
  namedSlot(text, family) ??
  slots.find(({ name, share }) => share >= fewestShare && cards.some((card) => card.slot === name))?.name ??
  slots[0]?.name;

/** "change the ending so one of them comes back": all that stands behind the name of the part. */
function behindName(text: string): string | undefined {
  const rest =
    /\b(?:ending|end|start|beginning|place|setting|problem|reason|opinion|answer)\b[ ,:]*(?:so(?: that)?|to(?: be)?|is|where|into)\s+(.+)$/iu.exec(
      text,
    )?.[1];
  return rest && rest.split(/\s+/).length >= 3 ? rest.trim() : undefined;
}

const removes =
  /\b(?:delete|remove|get rid of|take (?:it|that|this) (?:off|out)|(?:isn'?t|not) (?:an?|really an?) (?:idea|fact|reason|card))\b/i;
const takesAway =
  /\b(?:off|out|away|gone|rid|delete|remove|forget|scrap|without|no more|any ?more|card|cards)\b/i;
const isNoIdea = /(?:isn'?t|not) (?:an?|really an?) (?:idea|fact|reason|card)\b/i;
const quotedIn = (text: string): string | undefined => /["'‘“]([^"'’”]{2,40})["'’”]/u.exec(text)?.[1];
const moves = /\b(?:goes|go|belongs?|moved?|under|card|put|should be)\b/i;

/** "the tomatoes isnt a fact": a thing that one card alone names. */
const onlyNoun = (text: string, cards: IdeaCard[]): string | undefined =>
  analyseText(text)
    .words.filter(({ pos, lower }) => pos === 'NOUN' && lower.length > 3)
    .map(({ lower }) => lower)
    .find((noun) => cards.filter((card) => patternOf(noun).test(card.text)).length === 1);

const longestCorrection = 16;
const sureToTell = 0.9;
const sureEnoughToTell = 0.75;
/** Words that a second thought begins with. */
const turnsBack = /^\W*(?:(?:ok|and|but|oh|hm+)\W+)*(?:actually|no|wait|make it|change)\b/i;
/** "forget the dragon" is said to the coach, and no sentence of a story. */
const ordersOut =
  /^\W*(?:(?:ok|and|no|actually|wait|please)\W+)*(?:(?:i (?:want|wanna|need)|can (?:you|u|i|we)|could (?:you|u))(?: to)?\s+)?(?:forget|delete|remove|scrap|erase|get rid of)\b/i;
const shortOrder = 10;

/** Whether something that sounds told or asked puts right what a card says. */
export function isCorrectionOf({ act, text, sureness, otherwise }: TalkPart, cards: IdeaCard[]): boolean {
  const read = readCorrection(text);
  if (!read || text.split(/\s+/).length > longestCorrection) return false;
  if (read.to !== undefined && /\binstead\W*$/i.test(text)) return true;
  if (act === 'asks') return read.what === 'remove' || (read.to !== undefined && isOnCards(cards, read.from));
  if (takesBack.test(text) && sureness < sureToTell) return true;
  if (/^\W*(?:actually|no|wait)\b/i.test(text) && formerName(cards, text)) return true;
  if (/^\W*no\W+(?:an?|the|my)\s/i.test(text) && sharing(cards, read.to ?? '')) return true;
  if (read.what === 'remove' && text.split(/\s+/).length <= shortOrder && ordersOut.test(text)) return true;
  if (
    otherwise === 'corrects' &&
    (read.from
      ? sureness < sureEnoughToTell && isOnCards(cards, read.from)
      : sureness < sureToTell && turnsBack.test(text))
  )
    return true;
  const from = read.from?.replace(prepositions, '').replace(articles, '');
  if (!from || otherwise !== 'corrects' || !cardWith(cards, from)) return false;
  return read.what === 'remove' || (thingsOf(from).length > 0 && thingsOf(read.to ?? '').length > 0);
}

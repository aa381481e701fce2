import type { IdeaCard } from './conversation.ts';
import { firstNames } from './first-names.ts';
import { type Family, interviews, type Slot } from './interview/interview.ts';
import { cardText, newId } from './notes.ts';
import { readStory } from './read-story.ts';
import { partOfReplaced } from './replace-in-card.ts';
import { slotNamedIn } from './slot-names.ts';

/** What a correction did: the cards after it, and the one it touched. */
export interface Change {
  cards: IdeaCard[];
  changed?: IdeaCard;
  /** The child says that something is wrong, but not what it should be. */
  isOpen?: boolean;
  isRemoved?: boolean;
  /** What the message tells besides, before the correction. */
  told?: string;
}

const start = String.raw`^(?:(?:ok(?:ay)?|wait|no+|oh|hm+|um+|sorry|please|actually|and|but|so|hey|what|i don'?t like (?:that|it))[ ,.!?]+)*`;
const tail = String.raw`[ ,]*(?:please|pls|plz|ok|okay|instead|insted|now)?[ .!?]*$`;
const pattern = (body: string): RegExp => new RegExp(`${start}(?:${body})${tail}`, 'iu');

/** "change Lucy to Sam", "swap the beach for a lake". */
const fromTo = pattern(
  String.raw`(?:(?:can|could|will|would) (?:you|u|we|i) )?(?:please )?(?:i (?:want|wanna|need|would like|was just|am|was)(?: to)? )?(?:change|changing|swap|switch|replace|turn|make)(?: it)? (?<old>.{1,40}?) (?:to|into|with|for|in to)(?: be| say)? (?<text>.{1,160}?)`,
);
/** "change it to a boy called Sam", "make it the beach". */
const to = pattern(
  String.raw`(?:(?:can|could|will|would) (?:you|u|we|i) )?(?:please )?(?:i (?:want|wanna)(?: to)? )?(?:make|change|let|turn) (?:it|him|her|them|that|this|the (?:card|story|name|place|ending|dog|cat|boy|girl))(?: (?:to|be|into|say|on))* (?<text>.{2,160}?)`,
);
/** "i want it to be a girl". */
const wanted = pattern(
  String.raw`(?:i (?:want|wanted|wanna)|can (?:you|u|we|i) (?:make|have)) (?:it|him|her|them|my character|the (?:boy|girl|dog|cat|main character)) (?:to )?be (?<text>(?:an?|the|in|at|on|called|named|my) .{1,80}?)`,
);
/** "no i want them to use a torch instead". */
const insteadTo =
  /^(?:(?:no|wait|actually|ok|but)[ ,.!]+)*i (?:want|wanna have|wanted) (?:it|him|her|them|the \p{L}+|\p{L}+) to (?<text>.{2,120}?),? (?:instead|insted|insteed)[.! ]*$/iu;
/** "it should say homework should stay". */
const shouldBe =
  /\b(?:(?:it|card|that)(?: is| are)? ?(?:should|shud|must|needs? to|is supposed to|was meant to) (?:say|read)|(?:card|name|place)(?: is)? ?(?:should|shud|must|needs? to) be)(?: that| like)?:? (?<text>.{2,200}?)[ .!]*$/iu;
/** "i changed my mind, its the beach", "i meant Sam". */
const meant = pattern(
  String.raw`(?:i(?:'ve| have)? change[d]? my mind(?: about (?<old>[\p{L} ]{2,25}?))?[,.! ]+(?:it'?s|it is|make it|i want(?: it to be)?|now|he'?s|she'?s|lets do)? ?|i (?:mean|meant) (?:to say )?)(?<text>.{2,160}?)`,
);
/** "no not Lucy, SAM", "its Sam not Lucy". */
const notThis = pattern(
  String.raw`not (?<old>[\p{L}' ]{2,30}?)[,.!;]+ ?(?:it'?s |it is |but |make it |i said |i meant |he'?s |she'?s )?(?<text>.{2,160}?)`,
);
const notThat = pattern(
  String.raw`(?:it'?s|its|it is|he'?s|hes|she'?s|shes|his name is|her name is|the name is|i said)? ?(?<text>[\p{L}' ]{2,60}?),? not (?:an? |the )?(?<old>[\p{L}' ]{2,30}?)`,
);
const insteadOf = pattern(
  String.raw`(?<text>.{2,120}?) instead of (?<old>[\p{L}' ]{2,40}?)|instead of (?<old2>[\p{L}' ]{2,40}?),? (?:make it |put |use |have |its )?(?<text2>.{2,120}?)`,
);
const remove = pattern(
  String.raw`(?:(?:can|could|will) (?:you|u|we|i) )?(?:please )?(?:i (?:want|wanna)(?: to)? )?(?:delete|remove|take (?:off|out|away)|get rid of|erase|scrap|cross out) (?<old>.{2,60}?)(?: from (?:the|my) (?:cards?|story))?`,
);
const isWrong =
  /\b(?:my|the|that|this) (?:\p{L}+ )?(?:card|opinion|name|place|ending|reason|idea)s? (?:is|are|'s|says?)(?: still| the)? (?:wrong|not right|incorrect|mixed up|not what)|\b(?:you|u) (?:got|wrote|put|have) (?:it|that|my \p{L}+|the \p{L}+)(?: down)? wrong\b|\b(?:fix|change|edit|correct) (?:my|the|that|this|a) (?:\p{L}+ )?(?:card|one)s?(?: please)?[.!? ]*$|\b(?:you|u) (?:still |have |got )+.{2,20} on (?:the|my) card/iu;

const longestMeant = 4;
const emptyOld =
  /^(?:all|any|some|that|this|now|really|true|fair|sure|good|bad|just|only|me|you|him|her|so|very|too|yet|always|the same)$/i;

interface Wish {
  told: string;
  old?: string | undefined;
  text: string;
}

function wishIn(message: string): Wish | undefined {
  const sentences = message.split(/(?<=[.!?])\s+|,?\s+but\s+(?=i want)/);
  // The wish is often the last thing said: "in her bedroom. actually no make it a boy".
  for (const at of sentences.keys()) {
    const before = sentences.slice(0, at).join(' ');
    const told = /\bi said\b/i.test(before) ? '' : before;
    const part = sentences.slice(at).join(' ');
    for (const shape of [notThis, fromTo, to, wanted, insteadTo, meant, insteadOf, notThat]) {
      const found = shape.exec(part)?.groups;
      const text = found?.text ?? found?.text2 ?? '';
      const old = found?.old ?? found?.old2;
      // "i mean he would be mad" tells more; "only some, not all" corrects nothing.
      const isMore = shape === meant && old === undefined && text.split(' ').length > longestMeant;
      const isEmpty =
        shape === notThat && (emptyOld.test(old ?? '') || /^(?:that|this|only|just)/i.test(text));
      if (text && !isMore && !isEmpty) return { old, text, told };
    }
  }
  const said = shouldBe.exec(message)?.groups?.text;
  return said ? { text: said, told: '' } : undefined;
}

const vague =
  /^(?:it|that|this|him|her|them|the card|my card|a card|the (?:first|last|other) (?:one|card)|(?:my |the )?(?:story|text|idea|character|person|main character))$/i;

/** Whether a card holds these words. */
const holds = (card: IdeaCard, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${words.replaceAll(/[^\p{L}\p{N} '-]/gu, '').trim()}(?!\\p{L})`, 'iu').test(
    card.text,
  );

/** Applies a correction to the card it means; none where the message corrects nothing. */
export function changeIn(
  message: string,
  cards: IdeaCard[],
  family: Family,
  noted: string | undefined,
): Change | undefined {
  const own = message.replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const removed = remove.exec(own)?.groups?.old;
  if (removed) {
    const card = cardFor(removed, cards, family) ?? (vague.test(removed) ? cards.at(-1) : undefined);
    if (card) return { cards: cards.filter((each) => each !== card), changed: card, isRemoved: true };
  }
  const wish = wishIn(own);
  if (wish) {
    const named = wish.old && !vague.test(wish.old) ? wish.old : undefined;
    const byOld = named ? cardFor(named, cards, family) : undefined;
    // "make the dog go home" tells a story: only what stands on a card can be changed.
    if (named && !byOld) {
      // "no not Lucy, SAM", where Sam is on the card already.
      const isDone = /^no+[ ,]+not\b/i.test(own) && cards.some((card) => holds(card, firstWord(wish.text)));
      if (isDone) return { cards };
      return isWrong.test(own) ? { cards, isOpen: true } : undefined;
    }
    const slot = slotNamedIn(own.replace(wish.text, '').replace(/\bi (?:want(?:ed)?|wanna)\b/i, ''), family);
    return {
      ...changed(wish.text, { card: byOld, slot, old: named }, { cards, family, noted }),
      told: wish.told,
    };
  }
  if (!isWrong.test(own)) return undefined;
  const slot = slotNamedIn(own, family);
  const card = cards.find((each) => each.slot === slot);
  return { cards, isOpen: true, ...(card && { changed: card }) };
}

const firstWord = (text: string): string => /[\p{L}'-]+/u.exec(text)?.[0] ?? text;

function cardFor(words: string, cards: IdeaCard[], family: Family): IdeaCard | undefined {
  const bare = words.replace(/^(?:the|my|a|an|that|this)\s+/i, '').replace(/\s+cards?$/i, '');
  const slot = slotNamedIn(words, family);
  return cards.find((card) => holds(card, bare)) ?? cards.find((card) => card.slot === slot);
}

/** Puts the wish on its card: the one named, the one the words fit, or the one noted last. */
export function changed(
  text: string,
  wanted: { card?: IdeaCard | undefined; slot?: string | undefined; old?: string | undefined },
  { cards, family, noted }: { cards: IdeaCard[]; family: Family; noted: string | undefined },
): Change {
  const own = cardText(text);
  const slots = interviews[family];
  const name = wanted.card?.slot ?? wanted.slot ?? fittingSlot(own, slots) ?? noted ?? cards.at(-1)?.slot;
  const card = wanted.card ?? cards.findLast(({ slot }) => slot === name);
  const slot = slots.find((each) => each.name === name) ?? slots[0];
  if (!slot) return { cards };
  if (!card) {
    const added = { id: newId(cards, 0), slot: slot.name, label: slot.label, text: own };
    return { cards: [...cards, added], changed: added };
  }
  const { text: replaced, renamed } = partOfReplaced(card, own, wanted.old);
  const after = { ...card, text: replaced };
  const rename = (each: IdeaCard): IdeaCard =>
    renamed ? { ...each, text: each.text.replaceAll(renamed.from, renamed.to) } : each;
  return { cards: cards.map((each) => (each === card ? after : rename(each))), changed: after };
}

/** "a boy called Sam" is somebody, "the beach" is somewhere. */
function fittingSlot(text: string, slots: Slot[]): string | undefined {
  const has = (name: string): string | undefined =>
    slots.some((slot) => slot.name === name) ? name : undefined;
  const { characters, places } = readStory(text);
  const isShort = text.split(/\s+/).length <= 6;
  if (/\b(?:called|named)\b/i.test(text) || firstNames.has(text.toLowerCase())) return has('who');
  if (!isShort) return undefined;
  if (places.length > 0 && characters.length === 0) return has('where');
  return characters.length > 0 ? has('who') : undefined;
}

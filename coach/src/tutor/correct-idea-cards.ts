import { analyseText } from '../parse/index.ts';
import type { MessagePart } from '../understanding/index.ts';
import { animateNouns } from '../word-lists/animate-nouns.ts';
import { findSameCard, sharedWords } from './already-told.ts';
import {
  type CardChange,
  capitaliseName,
  cardWithWord,
  descriptionOfCharacter,
  formerName,
  leadingArticle,
  leadingPreposition,
  longestSharedWords,
  lowerShoutedWords,
  moveCard,
  nearlySameWord,
  renameOnCards,
  replaceOnCards,
  rewriteCard,
  rewriteCardOfSlot,
  wholeWordPattern,
} from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, interviews } from './interview/interview.ts';
import { type ParsedCorrection, parseCorrection, refersToEarlierIdea } from './parse-idea-card-correction.ts';
import { slotNamedIn, slotUnderHeading } from './slot-names.ts';
import { placeNouns } from './story-word-lists.ts';
import { uncapitalisedFirstNames } from './uncapitalised-first-names.ts';

export type { CardChange } from './card-edits.ts';

interface Correction {
  part: MessagePart;
  interview: InterviewKind;
  /** The cards before this message. */
  before?: IdeaCard[];
  /** The only card of this message. */
  justTold?: IdeaCard | undefined;
  /** The card that is most likely meant, where one is. */
  meant?: IdeaCard | undefined;
}

/** Carries a correction out on the cards where it says plainly what should change; else the child is asked which card. */
export function correctIdeaCards(
  cards: IdeaCard[],
  { part, interview, before = cards, justTold, meant }: Correction,
): CardChange {
  const { what, from, to, isName } = wordsOf(part, cards);
  const slot = slotNamedIn(part.text, interview);
  if (what === 'remove') return takeOff(cards, { part, from, slot, before, meant });
  if (part.change?.what === 'move') {
    const moved = moveToNamedPart(cards, { part, from, to, interview, meant });
    if (moved) return moved;
    // "move my sister to the start" names a place in the text, not new words for a card.
    if (namesMove.test(part.text)) return unclear(cards);
  }
  const named = cardByOrder(part.text, before);
  if (named && to) return rewriteCard(cards, named, lowerShoutedWords(to));
  const whole = slot && behindName(part.text);
  if (whole) return rewriteCardOfSlot(cards, lowerShoutedWords(whole), slot, interview);
  if (!to) return openCard(cards, cardWithWord(cards, from) ?? meant ?? onlyCardOf(cards, slot));
  const same = findSameCard(to, cards);
  if (same && !(from && cardWithWord(cards, from))) return { cards, what: 'already', to, label: same.label };
  return (
    exchanged(cards, { part, from, to, isName }) ??
    // "in my bedroom no wait in the supermarket": what was just said is taken back.
    (justTold && !from && (!meant || meant === justTold) && isWholeText(to, justTold)
      ? { ...rewriteCard(cards, justTold, lowerShoutedWords(to)), what: 'added' }
      : undefined) ??
    (from && cardWithWord(cards, from) ? undefined : rewrittenWhole(cards, { to, slot, interview, meant })) ??
    (meant && !isToldItself(part) ? changedAsMeant(cards, { card: meant, from, to }) : undefined) ?? {
      ...unclear(cards),
      wanted: { from, to },
    }
  );
}

/** "the jed one is proof not a reason", "no put it with the answer": the card goes under another part of the text. */
function moveToNamedPart(
  cards: IdeaCard[],
  { part, from, to, interview, meant }: Correction & Pick<ParsedCorrection, 'from' | 'to'>,
): CardChange | undefined {
  const target =
    (to && (slotNamedIn(to, interview) ?? slotUnderHeading(to, interview))) ||
    slotNamedIn(part.text, interview);
  const source = cardWithWord(cards, from) ?? meant ?? (saysThat.test(part.text) ? cards.at(-1) : undefined);
  if (!target || !source) return undefined;
  return source.slot === target
    ? { cards, what: 'already', label: source.label }
    : moveCard(cards, { card: source, to: target, interview });
}
const saysThat = /\b(?:it|its|it's|that|thats|that's|this)\b/i;
const namesMove =
  /\b(?:mov(?:e|ed|ing)|put|shift|stick|file|goes?|belongs?|start with|finish (?:on|with))\b/i;

/** On the card that is meant: the old words make room, or all of it does; where it says much else, the child is asked. */
function changedAsMeant(
  cards: IdeaCard[],
  { card, from, to }: { card: IdeaCard; from: string | undefined; to: string },
): CardChange {
  if (from && cardWithWord([card], from)) {
    const [after = card] = replaceOnCards([card], from, lowerShoutedWords(to)).cards;
    return { cards: cards.map((each) => (each === card ? after : each)), what: 'replaced', to };
  }
  return isWholeText(to, card) ? rewriteCard(cards, card, lowerShoutedWords(to)) : openCard(cards, card);
}

/** With at least this many words, the new text replaces the whole card. */
const wholeStatement = 4;
const isWholeText = (to: string, card: IdeaCard): boolean =>
  wordCount(to) >= wholeStatement || wordCount(card.text) <= wordCount(to) + longestRest;
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** "max is NOT in the story silly": what the card should say is asked for. */
export function fixComplaint(cards: IdeaCard[], complaint: string, meant: IdeaCard | undefined): CardChange {
  const [first, ...others] = cards.filter(({ text }) => sharedWords(complaint, text) > 0);
  return openCard(cards, meant ?? (others.length === 0 ? first : undefined));
}

/** The child says which card is meant. */
const unclear = (cards: IdeaCard[]): CardChange => ({ cards, what: 'which card' });

/** What the card should say is asked for. */
const openCard = (cards: IdeaCard[], card: IdeaCard | undefined): CardChange =>
  card ? { cards, what: 'this card', label: card.label, card } : unclear(cards);

const onlyCardOf = (cards: IdeaCard[], slot: string | undefined): IdeaCard | undefined => {
  const [first, ...others] = cards.filter((card) => card.slot === slot);
  return others.length === 0 ? first : undefined;
};

const places = ['first', 'second', 'third', 'fourth'];

/** "the first card", "delete the last one". */
export function cardByOrder(text: string, cards: IdeaCard[]): IdeaCard | undefined {
  const place = /\b(first|second|third|fourth|last|newest) (?:card|one|idea)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (place === undefined) return undefined;
  return places.includes(place) ? cards[places.indexOf(place)] : cards.at(-1);
}

/** A card goes as a whole; where something else stands on it, too, the child says what should stay. */
function takeOff(
  cards: IdeaCard[],
  {
    part,
    from,
    slot,
    before,
    meant,
  }: Pick<Correction, 'part' | 'meant'> & {
    from: string | undefined;
    slot: string | undefined;
    before: IdeaCard[];
  },
): CardChange {
  const last = cardByOrder(part.text, before);
  const named =
    quotedIn(part.text) ?? longestSharedWords(part.text, before) ?? from ?? onlyNoun(part.text, before);
  const target =
    cards.find(({ id }) => id === last?.id) ??
    cardWithWord(cards, named) ??
    meant ??
    (named ? undefined : onlyCardOf(cards, slot));
  if (!target) return unclear(cards);
  const isWhole = last !== undefined || !named || isNoIdea.test(part.text) || takesWholeCard.test(part.text);
  const rest = isWhole ? '' : withoutClauseOf(target.text, named);
  if (rest !== '') {
    const { also: _, ...kept } = target;
    return {
      cards: cards.map((card) => (card === target ? { ...kept, text: rest } : card)),
      what: 'removed',
      label: target.label,
    };
  }
  return isWhole || wordCount(target.text) <= wordCount(named) + longestRest
    ? { cards: cards.filter((card) => card !== target), what: 'removed', label: target.label }
    : openCard(cards, target);
}

/** "delete that card", "scrap the dragon idea", and not "take the dragon off my card". */
const takesWholeCard =
  /\b(?:delete|remove|erase|scrap|bin|drop|forget|get rid of|take|rub|cross)(?: (?:off|out|away))? (?:the|that|this|my|your)(?: (?!off\b|out\b|from\b|on\b|away\b)\p{L}+){0,3} (?:card|idea)\b/iu;

interface Clause {
  /** What joins it to the one before: ", " or " and ". */
  joint: string;
  text: string;
}

const jointOfClauses = /(\s*[,;.!?]+\s+(?:(?:and|but|or|because|cos)\s+)?|\s+(?:and|but|or|because|cos)\s+)/i;
const hasSubject = /^(?:i|you|he|she|it|we|they|there)\b/i;
/** Such a word says how what follows belongs to what came before, also when the clause between them goes. */
const tellsHow = /\b(?:because|cos|but)\b/i;

function clausesOf(text: string): Clause[] {
  const pieces = text.split(jointOfClauses);
  return pieces.flatMap((piece, at) => (at % 2 === 0 ? [{ joint: pieces[at - 1] ?? '', text: piece }] : []));
}

/** "hot and stinky and i run faster" without "stinky"; nothing where what is left would not be whole. */
function withoutClauseOf(text: string, named: string): string {
  const clauses = clausesOf(text);
  const isNamed = (clause: Clause): boolean => wholeWordPattern(named).test(clause.text);
  const isOnlyThat = (clause: Clause): boolean =>
    /^(?:['’]?s)?\W*$/i.test(clause.text.replace(leadingArticle, '').replace(wholeWordPattern(named), ''));
  const mayGo = (clause: Clause, at: number): boolean =>
    isOnlyThat(clause) ||
    (hasSubject.test(clause.text) && (at > 0 || hasSubject.test(clauses[1]?.text ?? '')));
  const kept = clauses.filter((clause) => !isNamed(clause));
  const isSafe = clauses.every((clause, at) => !isNamed(clause) || mayGo(clause, at));
  if (kept.length === 0 || kept.length === clauses.length || !isSafe) return '';
  let rest = '';
  let passedOn: string | undefined;
  for (const clause of clauses) {
    if (isNamed(clause)) passedOn ??= tellsHow.test(clause.joint) ? clause.joint : undefined;
    else {
      rest += rest === '' ? clause.text : (passedOn ?? clause.joint) + clause.text;
      passedOn = undefined;
    }
  }
  return rest.trim();
}

/** An article or two besides what is named. */
const longestRest = 3;

/** One thing or name in the place of another that stands on a card. */
function exchanged(
  cards: IdeaCard[],
  {
    part,
    from,
    to,
    isName,
  }: { part: MessagePart; from?: string | undefined; to: string; isName?: boolean | undefined },
): CardChange | undefined {
  const former = formerName(cards, part.text);
  if (former) return replaceOnCards(cards, former, capitaliseName(to));
  const described = from && / (?:called|named) /i.test(to) ? descriptionOfCharacter(cards, from) : undefined;
  if (described) return replaceOnCards(cards, described, to);
  const [first = ''] = to.split(/\s+/);
  const misspelt =
    /^\p{Lu}/u.test(first) || /\bspel/i.test(part.text) ? nearlySameWord(cards, first) : undefined;
  if (misspelt) return replaceOnCards(cards, misspelt, first);
  if (from && cardWithWord(cards, from) && isSameSort(from, to) && to.split(/\s+/).length <= longestThing) {
    if (isToldItself(part)) return undefined;
    return replaceOnCards(cards, from, isName || isNameLike(to) ? capitaliseName(to) : lowerShoutedWords(to));
  }
  return isName || isNameLike(to) ? renameOnCards(cards, capitaliseName(to)) : undefined;
}

/** A part that is named, or a place or someone, where one card alone tells it. */
function rewrittenWhole(
  cards: IdeaCard[],
  { to, slot, interview, meant }: { to: string; slot: string | undefined } & Omit<Correction, 'part'>,
): CardChange | undefined {
  const card = onlyCardOf(cards, slot ?? namedSlot(to, interview));
  return card && (!meant || card === meant)
    ? rewriteCard(cards, card, isNameLike(to) ? capitaliseName(to) : lowerShoutedWords(to))
    : undefined;
}

const longestThing = 8;
/** An order to change cards is short, or speaks of what was told. */
const longestOrder = 9;

/** "after it comes out it's called lava, not magma": what holds in one place must not change what was told. */
const isToldItself = ({ text, change, sureness }: MessagePart): boolean =>
  sureness < surelyCorrects &&
  change?.what !== 'rename' &&
  wordCount(text) > longestOrder &&
  !refersToEarlierIdea(text);
const surelyCorrects = 0.8;

const noThing =
  /^(?:(?:it |that |him |her |them )?back|thats?|its?|it's|this|he|she|they|is|what|how|not|what .*|how .*)$/i;
const pronouns =
  /^(?:it|that|this|them|him|her|he|she|one|the card|that card|card|idea|that one|that bit|it all|the name|his name|her name|(?:the |my )?last (?:one|card|bit|idea))$/i;

/** The words that were learned to be the old and the new thing, and those that the form of the sentence gives. */
function wordsOf(part: MessagePart, cards: IdeaCard[]): ParsedCorrection {
  const read: ParsedCorrection =
    part.text === '' ? { what: 'replace' } : (parseCorrection(part.text) ?? { what: 'replace' });
  const heard = part.change;
  const isRemoval =
    read.what === 'remove' ||
    (heard?.what === 'remove' && !read.to) ||
    (heard?.what !== 'move' && removes.test(part.text));
  const old = heard?.from
    ?.replace(/\s+(?:bit|part|one|thing|card)s?$/i, '')
    .replace(leadingPreposition, '')
    .replace(leadingArticle, '');
  // An article stands on every card.
  const isTelling = old !== undefined && old.length > 1 && !/^(?:an|the|my|his|her)$/i.test(old);
  const from = isTelling && cardWithWord(cards, old) ? old : read.from;
  const said = read.to && !noThing.test(read.to) ? read.to : undefined;
  const learned = heard?.to && namesSomething(heard.to) ? heard.to.trim() : undefined;
  const isPlain = read.what === 'remove' || !isRemoval;
  const bare =
    from && !pronouns.test(from)
      ? from.replace(leadingPreposition, '').replace(leadingArticle, '')
      : undefined;
  const isExchange = bare !== undefined && cardWithWord(cards, bare) !== undefined;
  return {
    what: isRemoval ? 'remove' : 'replace',
    from: bare && !isExchange ? (headOn(cards, bare) ?? (isPlain ? bare : undefined)) : bare,
    to: newWords(learned, said, isExchange),
    isName: read.isName ?? heard?.what === 'rename',
  };
}

/** Of two readings that overlap, one thing for another is the shorter one, and a statement the longer. */
function newWords(
  learned: string | undefined,
  byForm: string | undefined,
  isExchange: boolean,
): string | undefined {
  if (!learned || !byForm) return learned ?? byForm;
  if (byForm.toLowerCase().includes(learned.toLowerCase())) return isExchange ? learned : byForm;
  return byForm;
}

/** "the big scary dragon" of a card that only says "a dragon". */
const headOn = (cards: IdeaCard[], phrase: string): string | undefined => {
  const words = phrase.split(/\s+/);
  const head = words.at(-1);
  return words.length > 1 && head && head.length > 2 && cardWithWord(cards, head) ? head : undefined;
};

export const nounPhrasesIn = (text: string) =>
  analyseText(`the ${lowerShoutedWords(text)}`)
    .words.slice(1)
    .filter(({ pos, isKnown }) => ['NOUN', 'PROPN', 'NUM'].includes(pos) || !isKnown);

const namesSomething = (typed: string): boolean =>
  typed.split(/\s+/).length > 2 || /^\p{Lu}/u.test(typed) || nounPhrasesIn(typed).length > 0;

/** A thing takes the place of a thing: "Mai not sell" puts no name in the place of a verb. */
const isSameSort = (from: string, to: string): boolean =>
  (nounPhrasesIn(from).length > 0 && nounPhrasesIn(to).length > 0) ||
  // "more sad instead of calm".
  from.split(/\s+/).length ===
    to.replace(/^(?:more|less|very|really|a bit|kind of)\s+/i, '').split(/\s+/).length;

const isNameLike = (text: string): boolean =>
  text.split(/\s+/).length <= 3 &&
  (/^(?:\p{Lu}\p{Ll}+\s?)+$/u.test(text) ||
    uncapitalisedFirstNames.has(text.toLowerCase()) ||
    /^(?:mr|mrs|miss|ms|dr|captain)\b/i.test(text));

/** A place or someone, known by the words alone. */
function namedSlot(text: string, interview: InterviewKind): string | undefined {
  const has = (name: string): boolean => interviews[interview].some((slot) => slot.name === name);
  const lead = text.split(/\b(?:who|that|which|with|called|named|near|by)\b/i)[0] ?? '';
  const head = lead.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const count = text.split(/\s+/).length;
  const isPlace = placeNouns.has(head) || /^(?:in|at|on) (?:an?|the|my|his|her)\b/i.test(text);
  if (isPlace && count <= 5 && has('where')) return 'where';
  const isSomeone = animateNouns.has(head) || /\b(?:called|named)\b/i.test(text) || isNameLike(text);
  return isSomeone && count <= 6 && has('who') ? 'who' : undefined;
}

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
const isNoIdea = /(?:isn'?t|not) (?:an?|really an?) (?:idea|fact|reason|card)\b/i;
const quotedIn = (text: string): string | undefined => /["'‘“]([^"'’”]{2,40})["'’”]/u.exec(text)?.[1];

/** "the tomatoes isnt a fact": a thing that one card alone names. */
const onlyNoun = (text: string, cards: IdeaCard[]): string | undefined =>
  analyseText(text)
    .words.filter(({ pos, lower }) => pos === 'NOUN' && lower.length > 3)
    .map(({ lower }) => lower)
    .find((noun) => cards.filter((card) => wholeWordPattern(noun).test(card.text)).length === 1);

import type { QuickReply } from '@inkling/contract';
import { sharedWords } from './already-told.ts';
import { questionFor } from './answers-by-intent/find-answer.ts';
import { type CardChange, cardWithWord } from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, labelOf, partsOf } from './interview/interview.ts';
import { normaliseMessage } from './normalise-message.ts';

/** An idea that may belong on a card. */
export interface UnsureIdea {
  slot: string;
  idea: string;
}

const nothing = (text: string): QuickReply => ({ text, does: { what: 'nothing' } });

const longestQuote = 5;
const longestStart = 80;

/** The start of the child's words, where they are many. */
export const shortenQuote = (text: string, most = longestQuote): string => {
  const words = text.replace(/[.!]+$/, '').split(/\s+/);
  const start = words.slice(0, most).join(' ').slice(0, longestStart);
  return start.length === words.join(' ').length ? start : `${start} …`;
};

/** The child says which of these are ideas; what is none may be meant to change a card. */
export const offerToKeepIdeas = (ideas: UnsureIdea[], said?: string): QuickReply[] =>
  ideas.length === 0
    ? []
    : toldApart([
        ...ideas.slice(0, mostOffers).map(
          ({ slot, idea }): QuickReply => ({
            text: ideas.length === 1 ? 'Keep it' : `Keep “${shortenQuote(idea)}”`,
            does: { what: 'keep', slot, idea },
          }),
        ),
        ...(said === undefined ? [] : [changeACard(said)]),
        nothing(ideas.length === 1 ? 'No, leave it' : 'None of them'),
      ]);

const changeACard = (said: string): QuickReply => ({
  text: 'Change a card',
  does: { what: 'which card', said },
});

const mostOffers = 4;
const longestChange = 200;

/** What a message wants: one thing in the place of another, or a card of its own for something it tells. */
export interface WantedChange {
  from?: string | undefined;
  to?: string | undefined;
  idea?: UnsureIdea | undefined;
}

/** The child says which card is meant: those that share words with the message come first, then the newest. */
export function offerCards(
  cards: IdeaCard[],
  message: string,
  { from, to, idea }: WantedChange = {},
): QuickReply[] {
  const likeliest = cards
    .map((card, at) => ({ card, rank: sharedWords(message, card.text) * cards.length + at }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostOffers)
    .map(({ card }) => card);
  const isOnly = ({ label }: IdeaCard): boolean => cards.filter((card) => card.label === label).length === 1;
  return toldApart([
    ...(idea ? [{ text: 'A new card', does: { what: 'keep' as const, ...idea } }] : []),
    ...likeliest.map((card): QuickReply => {
      const isPlain =
        from !== undefined &&
        to !== undefined &&
        Math.max(from.length, to.length) <= longestChange &&
        cardWithWord([card], from) !== undefined;
      return {
        text: isOnly(card) ? card.label : `${card.label}: ${shortenQuote(card.text)}`,
        does: { what: 'change', card: card.id, ...(isPlain && { from, to }) },
      };
    }),
    nothing('None of them'),
  ]);
}

/** Two cards that begin alike get a number each. */
const toldApart = (offers: QuickReply[]): QuickReply[] =>
  offers.map((offer, at) => {
    const alike = offers.filter(({ text }) => wordsOnly(text) === wordsOnly(offer.text));
    return alike.length === 1 ? offer : { ...offer, text: `${offer.text} (${at + 1})` };
  });

const longestText = 400;
const longestProposal = 7;
const mostParts = 2;

/** What can be done with a card besides rewriting it: what was likely meant comes first. */
export function offerForCard(
  { id, slot, text }: IdeaCard,
  {
    wanted,
    named = [],
    idea,
    interview,
  }: Pick<CardChange, 'wanted' | 'named' | 'idea'> & { interview: InterviewKind },
): QuickReply[] {
  const fresh = wanted?.to?.trim();
  const isNew =
    fresh !== undefined &&
    fresh !== '' &&
    fresh.length <= longestText &&
    fresh !== text &&
    !ofTheTalk.test(fresh);
  return toldApart([
    ...(isNew
      ? [
          {
            text: `Make it “${shortenQuote(fresh, longestProposal)}”`,
            does: { what: 'rewrite' as const, card: id, text: fresh },
          },
        ]
      : []),
    ...named
      .filter((name) => name !== slot)
      .slice(0, mostParts)
      .map((name) => moveTo(id, name, interview)),
    { text: 'Take it off', does: { what: 'remove', card: id } },
    ...(idea ? [{ text: 'A new card', does: { what: 'keep' as const, ...idea } }] : []),
    ...(named.every((name) => name === slot)
      ? [{ text: 'Another heading', does: { what: 'choose part' as const, card: id } }]
      : []),
    nothing('Leave it'),
  ]);
}

/** Words about the cards, or half of a clause: nothing to propose. */
const ofTheTalk =
  /\b(?:cards?|says?|said|change|should|wrong|why|instead)\b|\b(?:the|an?|of|to|and|or|with|is|was|not|its|it's)\W*$/i;

const moveTo = (card: string, slot: string, interview: InterviewKind): QuickReply => ({
  text: `Put it under “${labelOf(interview, slot)}”`,
  does: { what: 'move', card, slot },
});

/** The parts of the text that a card could be put under. */
export const offerParts = ({ id, slot }: IdeaCard, interview: InterviewKind): QuickReply[] => [
  ...partsOf(interview)
    .filter((name) => name !== slot)
    .map((name) => moveTo(id, name, interview)),
  nothing('Leave it'),
];

export const offerUndo = (before: IdeaCard[], after: IdeaCard[]): QuickReply[] => {
  const changed = before
    .map((was) => ({ was, now: after.find(({ id }) => id === was.id) ?? null }))
    .filter(({ was, now }) => !isSame(was, now));
  return changed.length === 0 ? [] : [{ text: 'Undo that', does: { what: 'undo', changed } }];
};

const isSame = (one: IdeaCard | null | undefined, other: IdeaCard | null | undefined): boolean =>
  one?.text === other?.text && one?.slot === other?.slot;

/** Puts back what was changed, except what the child has changed since. */
export const cardsWithUndo = (
  cards: IdeaCard[],
  changed: { was: IdeaCard; now: IdeaCard | null }[],
): IdeaCard[] => {
  const back = cards.map((card) => {
    const change = changed.find(({ was }) => was.id === card.id);
    return change && isSame(change.now, card) ? change.was : card;
  });
  const removed = changed.filter(({ was, now }) => now === null && !cards.some(({ id }) => id === was.id));
  return [...back, ...removed.map(({ was }) => was)];
};

const mostQuestions = 3;

/** The child says which question it was. */
export const offerQuestions = (intents: string[]): QuickReply[] => {
  const known = intents
    .flatMap((intent): QuickReply[] => {
      const text = questionFor(intent);
      return text ? [{ text, does: { what: 'answer', intent } }] : [];
    })
    .slice(0, mostQuestions);
  return known.length === 0 ? [] : [...known, nothing('Something else')];
};

const yes = /^(?:yes|yeah|yep|yup|ok|okay|sure|keep it|yes please|yes keep it)$/;
const no = /^(?:no|no leave it|nope|nah|no thanks|none|neither|leave it|never ?mind)$/;
const undo = /^(?:no )?(?:undo|undo (?:it|that)|(?:change|put) (?:it|that) back|go back)(?: please| pls)?$/;

/** Which offer of the last reply the child takes: by its words, or by a plain yes, no or undo. */
export function findTappedQuickReply(
  offers: QuickReply[] | undefined,
  message: string,
  asksToTakeOff = false,
): QuickReply | undefined {
  if (!offers) return undefined;
  const plain = wordsOnly(message);
  const keeping = offers.filter(({ does }) => does.what === 'keep');
  const shows = offers.find(({ does }) => does.what === 'remove');
  const isYesOrNo = keeping.length === 1 && !shows && !offers.some(({ does }) => does.what === 'change');
  return (
    offers.find(({ text }) => wordsOnly(text) === plain) ??
    (yes.test(plain) && isYesOrNo ? keeping[0] : undefined) ??
    (yes.test(plain) && asksToTakeOff ? shows : undefined) ??
    (no.test(plain) && (keeping.length > 0 || shows)
      ? offers.find(({ does }) => does.what === 'nothing')
      : undefined) ??
    (undo.test(plain) ? offers.find(({ does }) => does.what === 'undo') : undefined)
  );
}

/** How children say what they could tap; each is a clause of its own. */
const spoken: [does: QuickReply['does']['what'], words: RegExp][] = [
  [
    'undo',
    /^(?:ok |no |please |pls |wait )*(?:undo|undo (?:it|that)|(?:change|put) (?:it|that) back)(?: please| pls)?$/,
  ],
  [
    'nothing',
    /^(?:omg |ok |no |just |pls |please |haha |wait )*(?:leave (?:it|that)(?: as it is| alone| there)?|(?:its|it is|thats|that is) (?:fine|right|ok|okay|good|correct|all right)(?: leave it)?|never ?mind|keep it (?:like that|as it is)|dont change (?:it|anything))$/,
  ],
  [
    'keep',
    /^(?:i said |no |ok |yes |yeah |please )*(?:(?:its|it is|make|thats|as) )?(?:an? )?new (?:one|card|idea)$/,
  ],
  [
    'remove',
    /^(?:no |yes |yeah |ok |just |please |pls |can you )*(?:take|delete|remove|rub|get rid of) (?:it|that)(?: one| card)?(?: off| out| away)?(?: please| pls)?$/,
  ],
];

/** An offer that is taken in words, and what is said besides. */
export function findSpokenQuickReply(
  offers: QuickReply[] | undefined,
  message: string,
): { taken: QuickReply; rest: string } | undefined {
  if (!offers) return undefined;
  // Someone in a story may say the same.
  if (/["“”]|\b(?:said|says|yelled|shouted|asked|cried|screamed|told)\b/i.test(message)) return undefined;
  const clauses = message.split(/(?<=[.!?,;])\s+/);
  const first = clauses.findIndex((clause) => !isOnlyNo.test(wordsOnly(clause)));
  const clause = wordsOnly(clauses[first] ?? '');
  const isKeeping =
    offers.some(({ does }) => does.what === 'keep') && !offers.some(({ does }) => does.what === 'remove');
  const does = isKeeping && keeps.test(clause) ? 'keep' : spoken.find(([, words]) => words.test(clause))?.[0];
  const taken = offers.find((offer) => offer.does.what === does);
  return taken && { taken, rest: clauses.slice(first + 1).join(' ') };
}
const keeps =
  /^(?:ok |okay |yes |yeah |please |just )*(?:keep (?:it|that)|(?:its|thats) (?:right|good|an idea))(?: please)?$/;
const isOnlyNo = /^(?:(?:no+|nah|oh|um+|omg|ok|okay|yes|yeah|wait|haha|lol|please|pls|sorry|wow)(?: |$))*$/;

const wordsOnly = (text: string): string =>
  normaliseMessage(text)
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

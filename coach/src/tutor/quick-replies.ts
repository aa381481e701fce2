import type { QuickReply } from '@inkling/contract';
import { freeId } from './add-ideas-to-cards.ts';
import { questionFor } from './answers-by-intent/find-answer.ts';
import type { CardChange } from './card-edits.ts';
import type { IdeaCard, TutorMessage } from './conversation.ts';
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

const mostOffers = 4;

/** The child says which of these are ideas. */
export const offerToKeepIdeas = (ideas: UnsureIdea[]): QuickReply[] =>
  ideas.length === 0
    ? []
    : toldApart([
        ...ideas.slice(0, mostOffers).map(
          ({ slot, idea }): QuickReply => ({
            text: ideas.length === 1 ? 'Keep it' : `Keep “${shortenQuote(idea)}”`,
            does: { what: 'keep', slot, idea },
          }),
        ),
        nothing(ideas.length === 1 ? 'No, leave it' : 'None of them'),
      ]);

/** Two that read alike get a number each. */
const toldApart = (offers: QuickReply[]): QuickReply[] =>
  offers.map((offer, at) => {
    const alike = offers.filter(({ text }) => wordsOnly(text) === wordsOnly(offer.text));
    return alike.length === 1 ? offer : { ...offer, text: `${offer.text} (${at + 1})` };
  });

/** The headings that an idea may belong under. */
export const offerHeadings = (card: IdeaCard, headings: { name: string; label: string }[]): QuickReply[] => [
  ...headings.map(
    ({ name, label }): QuickReply => ({ text: label, does: { what: 'move', card: card.id, slot: name } }),
  ),
  nothing(headings.length > 1 ? 'None of them' : 'No, something else'),
];

const mostParts = 3;

/** What the child can go on with, where the coach has lost the thread. */
export const offerParts = (parts: { name: string; label: string }[]): QuickReply[] =>
  parts
    .slice(0, mostParts)
    .map(({ name, label }): QuickReply => ({ text: label, does: { what: 'ask about', slot: name } }));

/** Beside a card that is shown: a card of its own for what was said. */
export const offerForShownCard = ({ idea }: CardChange): QuickReply[] =>
  idea ? [{ text: 'Make a new card', does: { what: 'keep', ...idea } }] : [];

export const offerUndo = (before: IdeaCard[], after: IdeaCard[]): QuickReply[] => {
  const changed = before
    .map((was) => ({ was, now: after.find(({ id }) => id === was.id) ?? null }))
    .filter(({ was, now }) => !isSame(was, now));
  return changed.length === 0 ? [] : [{ text: 'Undo that', does: { what: 'undo', changed } }];
};

const isSame = (one: IdeaCard | null | undefined, other: IdeaCard | null | undefined): boolean =>
  one?.text === other?.text && one?.slot === other?.slot;

/** Puts back what was changed, except what the child has changed since. */
export const undoCardChanges = (
  cards: IdeaCard[],
  changed: { was: IdeaCard; now: IdeaCard | null }[],
): IdeaCard[] => {
  const back = cards.map((card) => {
    const change = changed.find(({ was }) => was.id === card.id);
    return change && isSame(change.now, card) ? change.was : card;
  });
  const removed = changed.flatMap(({ was, now }) =>
    now !== null || cards.some((card) => card.id === was.id && isSame(card, was)) ? [] : [was],
  );
  // The number of a card that went may be another card's by now.
  for (const card of removed) {
    const isTaken = back.some(({ id }) => id === card.id);
    back.push(isTaken ? { ...card, id: freeId(back) } : card);
  }
  return back;
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

/** A change can still be taken back this many replies later. */
const undoFor = 3;

/** What can be taken up now: what the last reply offers, and the newest change that can be undone. */
export function offersNow(history: TutorMessage[]): QuickReply[] {
  const replies = history.filter(({ role }) => role === 'assistant');
  const last = replies.at(-1)?.offers ?? [];
  const undo = replies
    .slice(-undoFor)
    .flatMap(({ offers = [] }) => offers.filter(({ does }) => does.what === 'undo'))
    .at(-1);
  return undo && !last.includes(undo) ? [...last, undo] : last;
}

const yes = /^(?:yes|yeah|yep|yup|ok|okay|sure|keep it|yes please|yes keep it)$/;
const no = /^(?:no|no leave it|nope|nah|no thanks|none|neither|leave it|never ?mind)$/;

/** Which offer the child takes: by its words, or by a plain yes or no. */
export function findTappedQuickReply(offers: QuickReply[], message: string): QuickReply | undefined {
  const plain = wordsOnly(message);
  const keeping = offers.filter(({ does }) => does.what === 'keep');
  const leave = offers.find(({ does }) => does.what === 'nothing');
  const moving = offers.filter(({ does }) => does.what === 'move');
  // Only “Shall I keep it?” and “Is that how it ends?” are answered by a plain yes or no.
  const asking = leave === undefined ? [] : [...keeping, ...moving];
  return (
    offers.find(({ text }) => wordsOnly(text) === plain) ??
    (yes.test(plain) && asking.length === 1 ? asking[0] : undefined) ??
    (no.test(plain) && asking.length > 0 ? leave : undefined)
  );
}

/** How children say what they could tap; each is a clause of its own. */
const plainUndo = /^(?:ok |no |please |pls |wait |can you )*undo(?: it| that)?(?: please| pls)?$/;
const spokenUndo =
  /^(?:ok |no |please |pls |wait |can you )*(?:undo(?: it| that)?|(?:change|put) (?:it|that) back)(?: please| pls)?$/;
const spokenLeave =
  /^(?:omg |ok |no |nah |just |pls |please |haha |lol |wait )*(?:dont (?:put|keep|write|add) (?:it|that|this)(?: in| down| on(?: a card)?)?|leave (?:it|that)(?: as it is| alone| there)?|(?:its|it is|thats|that is) (?:fine|right|ok|okay|good|correct|all right)(?: leave it)?|never ?mind|keep it (?:like that|as it is)|dont change (?:it|anything))$/;
const spokenNewCard =
  /^(?:i said |no |ok |yes |yeah |please )*(?:(?:its|it is|make|thats|as) )?(?:an? )?new (?:one|card|idea)$/;
const spokenKeep =
  /^(?:ok |okay |yes |yeah |please |just )*(?:keep (?:it|that)|(?:its|thats) (?:right|good|an idea))(?: please)?$/;

function offerTakenBy(clause: string, offers: QuickReply[]): QuickReply | undefined {
  const find = (what: QuickReply['does']['what']) => offers.find(({ does }) => does.what === what);
  const words = wordsOnly(clause);
  if (spokenUndo.test(words)) return find('undo');
  if (spokenNewCard.test(words)) return find('keep');
  const leave = find('nothing');
  if (leave && spokenKeep.test(words) && find('keep')) return find('keep');
  return spokenLeave.test(words) ? leave : undefined;
}

const namesNone = /^(?:none(?: of (?:them|those|these))?|neither|no|nope|nah)$/;
const mostWordsOfHeading = 6;
const saysNothing = new Set(['what', 'they', 'the', 'and', 'you', 'for']);

/** "what goes wrong obviously", "neither, its how she feels": asked under which heading an idea belongs, the child says it. */
function findSaidHeading(
  offers: QuickReply[],
  message: string,
): { taken: QuickReply; rest: string } | undefined {
  const headings = offers.filter(({ does }) => does.what === 'move');
  if (headings.length === 0) return undefined;
  const [first = '', ...others] = message.split(/(?<=[.!?,;])\s+|\s+(?=that was|it wasn|thats not)/i);
  const said = wordsOnly(first);
  const rest = others.join(' ');
  const leave = offers.find(({ does }) => does.what === 'nothing');
  if (leave && namesNone.test(said)) return { taken: leave, rest };
  const wordsOf = ({ text }: QuickReply): string[] =>
    wordsOnly(text)
      .split(' ')
      .filter((word) => word.length > 2 && !saysNothing.has(word));
  const named = headings.filter((heading) => {
    const own = wordsOf(heading).filter((word) =>
      headings.every((other) => other === heading || !wordsOf(other).includes(word)),
    );
    return own.length > 0 && own.some((word) => said.split(' ').includes(word));
  });
  const [taken] = named;
  return taken && named.length === 1 && said.split(' ').length <= mostWordsOfHeading
    ? { taken, rest }
    : undefined;
}

/** An offer that is taken in words, and what is said besides. */
export function findSpokenQuickReply(
  offers: QuickReply[],
  message: string,
): { taken: QuickReply; rest: string } | undefined {
  const heading = findSaidHeading(offers, message);
  if (heading) return heading;
  // Someone in a story may say the same.
  if (/["“”]|\b(?:said|says|yelled|shouted|asked|cried|screamed|told)\b/i.test(message)) return undefined;
  const clauses = message.split(/(?<=[.!?,;])\s+/);
  const first = clauses.findIndex((clause) => !isOnlyNo.test(wordsOnly(clause)));
  const taken = offerTakenBy(clauses[first] ?? '', offers);
  if (taken) return { taken, rest: clauses.slice(first + 1).join(' ') };
  // "heyy thats not where! undo that": to undo may be said behind something else.
  const undoAt = clauses.findIndex((clause) => plainUndo.test(wordsOnly(clause)));
  const undo = undoAt < 0 ? undefined : offers.find(({ does }) => does.what === 'undo');
  return undo && { taken: undo, rest: clauses.filter((_, place) => place !== undoAt).join(' ') };
}
const isOnlyNo =
  /^(?:(?:lol|no+|nah|oh|um+|omg|ok|okay|yes|yeah|wait|haha|lol|please|pls|sorry|wow)(?: |$))*$/;

const wordsOnly = (text: string): string =>
  normaliseMessage(text)
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

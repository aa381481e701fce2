import type { Respell } from '../understanding/index.ts';
import { changed, changeIn } from './change-cards.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import { isDeclined, isDistress, isSelfDoubt, withoutWish } from './feelings.ts';
import { anyIdea, type Family, interviews } from './interview/interview.ts';
import { familyFor, kindSaidIn } from './kind-of-text.ts';
import { announces } from './message-parts.ts';
import { updateNotes } from './notes.ts';
import { plainMessage } from './plain-message.ts';
import { asksForRule, guessIn, proposalIn } from './proposal.ts';
import { refile } from './refile.ts';
import { isNoise } from './second-net.ts';
import type { Situation } from './situation.ts';
import { slotNamedIn } from './slot-names.ts';
import { type ReadTurn, type Understood, understandTurn } from './understand-turn.ts';
import { valenceOf } from './valence.ts';
import { isGrieving, isLossIn } from './who-it-is-about.ts';

/** What the tutor hears with: what a turn does, and how its words are spelt. */
export interface Hearing {
  readTurn: ReadTurn;
  respell: Respell;
}

/** Understands the last message and puts what it tells, or corrects, on cards. */
export function hear(input: TutorInput, { readTurn, respell }: Hearing): Situation {
  const at = input.history.findLastIndex(({ role }) => role === 'user');
  const message = input.history[at]?.content ?? '';
  const earlier = { ...input, history: input.history.slice(0, Math.max(at, 0)) };
  const before = earlier.history.findLast(({ role }) => role === 'assistant');
  const saidBefore = earlier.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const understood = understandTurn({ coach: before?.content ?? '', child: message }, readTurn, {
    earlier: saidBefore,
    respell,
    isAsked: before?.asked !== undefined || input.cards.length > 0 || input.subject === 'wellbeing',
  });
  const isTold = understood.heard === 'idea' || understood.heard === 'feeling';
  // What is beside the point does not decide what kind of text it is.
  const family = isTold || kindSaidIn(message) ? familyFor(input) : familyFor(earlier);
  const turn: Turn = { input, earlier, message, family, asked: before?.asked, understood };
  return corrected(turn) ?? otherKind(turn) ?? told(turn);
}

interface Turn {
  input: TutorInput;
  /** The conversation before this message. */
  earlier: TutorInput;
  message: string;
  family: Family;
  asked: string | undefined;
  understood: Understood;
}

const collects = ({ step }: TutorInput, family: Family): boolean =>
  (step.type === 'chat' || step.type === 'structuredForm') && interviews[family].length > 0;

const situationOf = (
  { input, message, family, asked, understood }: Turn,
  cards: IdeaCard[],
  rest: Partial<Situation>,
): Situation => ({
  input: { ...input, cards },
  family,
  heard: understood.heard,
  message,
  told: understood.told,
  asks: understood.asks,
  asked,
  isProposal: false,
  isGuess: false,
  isNoted: cards.length > input.cards.length,
  isReminder: false,
  ...rest,
});

/** In words: a longer message is about somebody else. */
const longestDoubt = 8;

/** Buttons and other languages correct nothing. */
const corrects = new Set([
  'idea',
  'question',
  'complaint',
  'confusion',
  'feeling',
  'silly',
  'request-to-write',
  'off-topic',
  'finished',
  'greeting',
]);

/** A correction of a card, or the answer to what a card should say. */
function corrected(turn: Turn): Situation | undefined {
  const { input, message, family, asked, understood } = turn;
  if (!collects(input, family) || !corrects.has(understood.heard) || kindSaidIn(message)) return undefined;
  const noted = input.cards.at(-1)?.slot;
  const change = changeIn(message, input.cards, family, noted);
  if (change?.isOpen)
    return situationOf(turn, noteBeside(turn), {
      heard: 'change',
      change: { what: 'open', slot: change.changed?.slot, label: change.changed?.label },
    });
  const pending = /^change ?(.*)$/.exec(asked ?? '');
  const isAnswer = pending && understood.told !== '' && !isNoise(plainMessage(understood.told));
  const done =
    change ??
    (isAnswer
      ? changed(understood.told, { slot: pending[1] || undefined }, { cards: input.cards, family, noted })
      : undefined);
  if (!done) return undefined;
  const isNew = done.cards.length > input.cards.length;
  const cards = done.told ? updateNotes(done.cards, done.told, { family, asked }).cards : done.cards;
  return situationOf(turn, cards, {
    heard: 'change',
    isNoted: true,
    change: { what: done.isRemoved ? 'removed' : isNew ? 'added' : 'changed' },
  });
}

/** "he knocks back. and my card is wrong": the first half is part of the text. */
const noteBeside = ({ input, family, asked, understood: { told, remarks } }: Turn): IdeaCard[] =>
  told !== '' && remarks ? updateNotes(input.cards, told, { family, asked }).cards : input.cards;

/** "its a poem not a story": the interview is another one, and what was told so far stays as ideas. */
function otherKind(turn: Turn): Situation | undefined {
  const { input, earlier, message, family } = turn;
  const kind = kindSaidIn(message);
  if (!kind || !collects(input, family) || turn.understood.heard === 'request-to-write') return undefined;
  const isOther = familyFor(earlier) !== family;
  // "my story is about a dog" names no other kind.
  if (!isOther && !/\bnot an?\b|\bi said\b/i.test(message)) return undefined;
  const own = interviews[family];
  const { name, label } = anyIdea(family);
  const kept = input.cards.map((card) =>
    own.some((slot) => slot.name === card.slot) ? card : { ...card, slot: name, label },
  );
  const rest = message
    .split(/(?<=[.!?])\s+/)
    .filter(
      (part) =>
        kindSaidIn(part) === undefined && !isDenial(plainMessage(part)) && !/\?$|^how\b/.test(part.trim()),
    );
  const named = /\b(?:about|on|for|why) (?!my friends?$)(.{2,120})$/i.exec(
    message.replace(/[?.! ]+$/, ''),
  )?.[1];
  const about = named && pronoun.test(named) ? whoWasNamed(earlier) : named;
  const tells = rest.length > 0 ? rest.join(' ') : isOther ? about : undefined;
  const cards = tells ? updateNotes(kept, tells, { family, asked: own[0]?.name }).cards : kept;
  return situationOf(turn, cards, { heard: 'change', change: { what: isOther ? 'otherKind' : 'sameKind' } });
}

const pronoun = /^(?:it|that|this|him|her|them|me)$/i;

/** "can i write a story about her", after "she is called Biscuit". */
const whoWasNamed = ({ history }: TutorInput): string | undefined =>
  history
    .filter(({ role, content }) => role === 'user' && /\b(?:called|named|name(?:'s|s| is))\b/i.test(content))
    .at(-1)?.content;

/** "nothing", "he doesn't want anything": this part stays empty, and another is asked for. */
const denial =
  /^(?:(?:nothing|nobody|no one|none|nowhere)(?: really| much| at all| special| i think| else| goes? wrong| went wrong| happens| gets? \p{L}+| stands in the way|,? its? just .{0,30})*|(?:there (?:is|are|isn'?t|aren'?t)(?: no| not| any)|(?:he|she|they|it|i|we) (?:don'?t|doesn'?t|do not|does not) (?:really )?(?:have|want|need))(?: (?:an?|any|anything|one|it|that|much|main)(?: \p{L}+){0,2})?(?: really)?)[.! ]*$/u;
export const isDenial = (plain: string): boolean => denial.test(plain);

/** "i dont have one. i LIKE homework": what is not there is left out beside what is. */
function withoutDenials(told: string): string {
  const sentences = told.split(/(?<=[.!?])\s+/);
  const kept = sentences.filter((sentence) => !isDenial(plainMessage(sentence)));
  return kept.length > 0 ? kept.join(' ') : told;
}

const contentWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Said again, and noted the first time. */
const isOnCards = (told: string, cards: IdeaCard[]): boolean => {
  const known = new Set(cards.flatMap(({ text }) => contentWords(text)));
  const words = contentWords(told);
  return words.length > 0 && words.every((word) => known.has(word));
};

/** Worry, doubt of oneself, and what a child would rather not talk about. */
function asksForCare({ input, message, family, asked, understood: { heard, asks } }: Turn): boolean {
  const isWorry = /\bwhat if\b/i.test(asks) || (heard === 'question' && valenceOf(message) === 'hard');
  if (family === 'wellbeing' && isWorry) return true;
  if (heard === 'idea') return isSelfDoubt(message) && message.split(' ').length <= longestDoubt;
  if (heard === 'question') return family === 'recount' && isDeclined(message);
  return heard === 'feeling' && isDistress(message, { family, asked, cards: input.cards });
}

/** What is told about the text is noted; a feeling may be what the text is about. */
function told(turn: Turn): Situation {
  const { input, earlier, message, family, asked, understood } = turn;
  const asksOrAll = understood.asks || message;
  const guess = guessIn(asksOrAll);
  const proposal = asksForRule(asksOrAll) ? undefined : (guess ?? proposalIn(asksOrAll, family));
  const isAnnounced = announces.test(plainMessage(message));
  const isProposal =
    proposal !== undefined &&
    !isAnnounced &&
    (understood.heard === 'question' ||
      understood.heard === 'idea' ||
      understood.heard === 'request-to-write');
  const hasLost = isLossIn(input, message) && !isGrieving(earlier);
  const wish = withoutWish(understood.told);
  const heard =
    hasLost || asksForCare(turn)
      ? 'feeling'
      : isProposal ||
          isAnnounced ||
          understood.heard === 'feeling' ||
          (wish.isWish && understood.heard !== 'question')
        ? 'idea'
        : understood.heard;
  if (heard === 'idea' && isDenial(plainMessage(understood.told)) && collects(input, family))
    return situationOf(turn, input.cards, { heard: understood.asks === '' ? 'skip' : 'question' });
  const found =
    (heard === 'complaint' && understood.told === '') || (heard === 'finished' && asked === 'ending')
      ? refile(earlier, { family, asked, message })
      : undefined;
  const own = isProposal ? proposal : withoutDenials(wish.told);
  const isRepeated = understood.isReminder && isOnCards(own, input.cards);
  const isNotable = (takesNotes(turn, { heard, own, isProposal }) && !isRepeated) || hasLost;
  // "can i write about pasta too" adds something, and the open question stays open.
  const isExtra = isProposal && guess === undefined && input.cards.length > 0;
  const meant = isExtra ? undefined : understood.isReminder ? (slotNamedIn(message, family) ?? asked) : asked;
  const cards =
    found ??
    (isNotable && own !== '' && collects(input, family)
      ? updateNotes(input.cards, own, {
          family,
          asked: hasLost ? interviews[family][0]?.name : meant,
          isGrieving: !hasLost && isGrieving(input),
        }).cards
      : input.cards);
  return situationOf(turn, cards, {
    heard: found ? 'complaint' : heard,
    told: own,
    isProposal,
    isGuess: guess !== undefined,
    isReminder: understood.isReminder || found !== undefined,
    isNoted: cards !== input.cards,
  });
}

/** "is it ok? teacher says past tense": it belongs to the question. */
const saysElse =
  /^(?:my |the )?(?:teacher|miss|mrs?|sir|mum|mom|dad|tutor) (?:say|says|said|told|likes?|wants?|hates?)\b/;

/** Anything but a bare "yes" after a question counts as its answer, sure or not. */
function takesNotes(
  { input, message, asked, understood }: Turn,
  { heard, own, isProposal }: { heard: string; own: string; isProposal: boolean },
): boolean {
  if (heard !== 'idea') return false;
  const plain = plainMessage(own);
  if (announces.test(plainMessage(message)) || (understood.asks !== '' && saysElse.test(plain))) return false;
  // "who is they? its just one dog" explains, and adds nothing.
  if (
    /\b(?:who|what)(?:'s| is|s) ["'‘“]?(?:they|it|he|she)\b/i.test(understood.asks) &&
    own.split(/\s+/).length <= 5
  )
    return false;
  const isSide = asked === 'opinion' && /^(?:yes|yeah|yep|no|nope|nah)\b/.test(plain);
  return (
    isProposal ||
    isSide ||
    (!isNoise(plain) && (understood.isSure || asked !== undefined || input.cards.length > 0))
  );
}

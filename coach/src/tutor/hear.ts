import type { Respell } from '../understanding/index.ts';
import { changed, changeIn } from './change-cards.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import { isDistress, withoutWish } from './feelings.ts';
import { anyIdea, type Family, interviews } from './interview/interview.ts';
import { familyFor, kindSaidIn } from './kind-of-text.ts';
import { updateNotes } from './notes.ts';
import { plainMessage } from './plain-message.ts';
import { proposalIn } from './proposal.ts';
import { refile } from './refile.ts';
import { isNoise } from './second-net.ts';
import type { Situation } from './situation.ts';
import { type ReadTurn, type Understood, understandTurn } from './understand-turn.ts';
import { isGrieving, isLossIn } from './who-it-is-about.ts';

/** What the tutor hears with: what a turn does, and how its words are spelt. */
export interface Hearing {
  readTurn: ReadTurn;
  respell: Respell;
}

/** Understands the last message and puts what it tells, or corrects, on cards. */
export function hear(input: TutorInput, { readTurn }: Hearing): Situation {
  const at = input.history.findLastIndex(({ role }) => role === 'user');
  const message = input.history[at]?.content ?? '';
  const earlier = { ...input, history: input.history.slice(0, Math.max(at, 0)) };
  const before = earlier.history.findLast(({ role }) => role === 'assistant');
  const saidBefore = earlier.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const understood = understandTurn({ coach: before?.content ?? '', child: message }, readTurn, {
    earlier: saidBefore,
    isAsked: before?.asked !== undefined || input.cards.length > 0,
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
  isNoted: cards.length > input.cards.length,
  isReminder: false,
  ...rest,
});

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
  if (!collects(input, family) || !corrects.has(understood.heard)) return undefined;
  const noted = input.cards.at(-1)?.slot;
  const change = changeIn(message, input.cards, family, noted);
  if (change?.isOpen)
    return situationOf(turn, input.cards, {
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
  const about = /\b(?:about|on|for|why) (?!my friends?$)(.{3,120})$/i.exec(
    message.replace(/[?.! ]+$/, ''),
  )?.[1];
  const tells = rest.length > 0 ? rest.join(' ') : isOther ? about : undefined;
  const cards = tells ? updateNotes(kept, tells, { family, asked: own[0]?.name }).cards : kept;
  return situationOf(turn, cards, { heard: 'change', change: { what: isOther ? 'otherKind' : 'sameKind' } });
}

/** "nothing", "he doesn't want anything": this part stays empty, and another is asked for. */
const denial =
  /^(?:(?:nothing|nobody|no one|none|nowhere)(?: really| much| at all| special| i think| else| goes? wrong| went wrong| happens| gets? \p{L}+| stands in the way|,? its? just .{0,30})*|(?:there (?:is|are|isn'?t|aren'?t)(?: no| not| any)|(?:he|she|they|it|i|we) (?:don'?t|doesn'?t|dont|doesnt|do not|does not) (?:really )?(?:have|want|need))(?: (?:an?|any|anything|one|it|that|to|much|really|main|\p{L}+)){0,3}(?: really)?)[.! ]*$/u;
export const isDenial = (plain: string): boolean => denial.test(plain);

/** What is told about the text is noted; a feeling may be what the text is about. */
function told(turn: Turn): Situation {
  const { input, earlier, message, family, asked, understood } = turn;
  const proposal = proposalIn(understood.asks || message);
  const isProposal =
    proposal !== undefined &&
    (understood.heard === 'question' ||
      understood.heard === 'idea' ||
      understood.heard === 'request-to-write');
  const hasLost = isLossIn(input, message) && !isGrieving(earlier);
  const wish = withoutWish(understood.told);
  const heard =
    hasLost || (understood.heard === 'feeling' && isDistress(message, { family, asked, cards: input.cards }))
      ? 'feeling'
      : isProposal || understood.heard === 'feeling' || (wish.isWish && understood.heard !== 'question')
        ? 'idea'
        : understood.heard;
  if (heard === 'idea' && isDenial(plainMessage(understood.told)) && collects(input, family))
    return situationOf(turn, input.cards, { heard: 'skip' });
  const found =
    heard === 'complaint' && understood.told === '' ? refile(earlier, { family, asked, message }) : undefined;
  const own = isProposal ? proposal : wish.told;
  const isNotable = takesNotes(turn, { heard, own, isProposal }) || hasLost;
  const cards =
    found ??
    (isNotable && own !== '' && collects(input, family)
      ? updateNotes(input.cards, own, {
          family,
          asked: hasLost ? interviews[family][0]?.name : asked,
          isGrieving: !hasLost && isGrieving(input),
        }).cards
      : input.cards);
  return situationOf(turn, cards, {
    heard,
    told: own,
    isProposal,
    isReminder: understood.isReminder || found !== undefined,
    isNoted: cards !== input.cards,
  });
}

/** Anything but a bare "yes" after a question counts as its answer, sure or not. */
function takesNotes(
  { asked, understood }: Turn,
  { heard, own, isProposal }: { heard: string; own: string; isProposal: boolean },
): boolean {
  if (heard !== 'idea') return false;
  const plain = plainMessage(own);
  // "who is they? its just one dog" explains, and adds nothing.
  if (
    /\b(?:who|what)(?:'s| is|s) ["'‘“]?(?:they|it|he|she)\b/i.test(understood.asks) &&
    own.split(/\s+/).length <= 5
  )
    return false;
  const isSide = asked === 'opinion' && /^(?:yes|yeah|yep|no|nope|nah)\b/.test(plain);
  return isProposal || isSide || (!isNoise(plain) && (understood.isSure || asked !== undefined));
}

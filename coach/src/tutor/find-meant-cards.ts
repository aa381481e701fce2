import type { MessagePart } from '../understanding/index.ts';
import type { IdeaCard } from './conversation.ts';
import type { ReplyContext } from './reply-context.ts';

/** A card is meant from this share on, where no other comes near it. */
const surelyMeant = 0.5;
const farAhead = 1.5;
/** It is worth showing from this share on. */
const likelyMeant = 0.2;
const mostShown = 2;

export interface FoundCards {
  /** The cards that may be meant, the likeliest first; one where it is sure. */
  likeliest: IdeaCard[];
  isSure: boolean;
}

/** The cards that a correction or a complaint may mean. */
export function findMeantCards(
  part: MessagePart,
  context: Pick<ReplyContext, 'input' | 'findCard' | 'message'>,
  cards: IdeaCard[] = context.input.cards,
): FoundCards {
  const coach = context.input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const [first, second] = context
    .findCard(part, { cards, coach, message: context.message })
    .flatMap((share, at) => (cards[at] ? [{ share, card: cards[at] }] : []))
    .sort((a, b) => b.share - a.share);
  const isSure =
    first !== undefined && first.share >= surelyMeant && first.share >= farAhead * (second?.share ?? 0);
  const likely = [first, second].flatMap((one) => (one && one.share >= likelyMeant ? [one.card] : []));
  return { likeliest: likely.slice(0, isSure ? 1 : mostShown), isSure };
}

import type { MessagePart } from '../understanding/index.ts';
import type { IdeaCard } from './conversation.ts';
import type { ReplyContext } from './reply-context.ts';

/** A card is meant from this share on, where no other comes near it. */
const surelyMeant = 0.5;
const farAhead = 1.5;

/** The card that a correction or complaint means, where one is far likelier than the others. */
export function findReferencedCard(
  part: MessagePart,
  { input, findCard }: Pick<ReplyContext, 'input' | 'findCard'>,
  cards: IdeaCard[] = input.cards,
): IdeaCard | undefined {
  const coach = input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const [first, second] = findCard(part, { cards, coach })
    .map((share, at) => ({ share, card: cards[at] }))
    .sort((a, b) => b.share - a.share);
  return first && first.share >= surelyMeant && first.share >= farAhead * (second?.share ?? 0)
    ? first.card
    : undefined;
}

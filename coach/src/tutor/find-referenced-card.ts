import type { MessagePart } from '../understanding/index.ts';
import type { IdeaCard } from './conversation.ts';
import type { ReplyContext } from './reply-context.ts';

/** A card is meant from this share on, where no other comes near it. */
const surelyMeant = 0.5;
const farAhead = 1.5;

/** It is worth asking about from this share on. */
const likelyMeant = 0.25;
const somewhatAhead = 1.15;

type Finding = Pick<ReplyContext, 'input' | 'findCard'>;

/** The card that a correction or complaint means, where one is far likelier than the others. */
export const findReferencedCard = (
  part: MessagePart,
  context: Finding,
  cards: IdeaCard[] = context.input.cards,
): IdeaCard | undefined => likeliestCard(part, context, { cards, least: surelyMeant, ahead: farAhead });

/** The card to ask about: four of five are the right one. */
export const findLikelyCard = (
  part: MessagePart,
  context: Finding,
  cards: IdeaCard[] = context.input.cards,
): IdeaCard | undefined => likeliestCard(part, context, { cards, least: likelyMeant, ahead: somewhatAhead });

function likeliestCard(
  part: MessagePart,
  { input, findCard }: Finding,
  { cards, least, ahead }: { cards: IdeaCard[]; least: number; ahead: number },
): IdeaCard | undefined {
  const coach = input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const [first, second] = findCard(part, { cards, coach })
    .map((share, at) => ({ share, card: cards[at] }))
    .sort((a, b) => b.share - a.share);
  return first && first.share >= least && first.share >= ahead * (second?.share ?? 0)
    ? first.card
    : undefined;
}

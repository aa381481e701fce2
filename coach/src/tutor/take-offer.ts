import type { CoachOffer } from '@inkling/contract';
import { replaced } from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import { undone } from './offers.ts';
import { newCard } from './put-ideas-on-cards.ts';
import type { Situation } from './situation.ts';

/** As many as the contract takes. */
const mostCards = 30;

/** Does what the child tapped. */
export function takeOffer(situation: Situation, { does }: CoachOffer): Situation {
  const { input, interview } = situation;
  const withCards = (cards: IdeaCard[], done: Partial<Situation>): Situation => ({
    ...situation,
    input: { ...input, cards },
    ...done,
  });
  const cardOf = (id: string): IdeaCard | undefined => input.cards.find((card) => card.id === id);
  switch (does.what) {
    case 'keep': {
      if (input.cards.length >= mostCards) return situation;
      const card = newCard(input.cards, { slot: does.slot, text: does.idea }, { interview });
      return withCards([...input.cards, card], { noted: [card] });
    }
    case 'change': {
      const card = cardOf(does.card);
      if (!card) return { ...situation, changes: [{ cards: input.cards, what: 'which card' }] };
      if (does.from !== undefined && does.to !== undefined) {
        const { cards, to } = replaced([card], does.from, does.to);
        const after = input.cards.map((each) => (each === card ? (cards[0] ?? each) : each));
        return withCards(after, { changes: [{ cards: after, what: 'replaced', to, label: card.label }] });
      }
      return { ...situation, changes: [{ cards: input.cards, what: 'this card', label: card.label, card }] };
    }
    case 'remove': {
      const cards = input.cards.filter(({ id }) => id !== does.card);
      return withCards(cards, {
        changes: [{ cards, what: 'removed', label: cardOf(does.card)?.label }],
      });
    }
    case 'undo': {
      const cards = undone(input.cards, does.changed);
      return withCards(cards, { changes: [{ cards, what: 'undone' }] });
    }
    case 'answer':
      if (does.intent === 'do-to-card')
        return { ...situation, changes: [{ cards: input.cards, what: 'which card' }] };
      return { ...situation, parts: [{ text: situation.message, act: 'asks', sureness: 1 }] };
    case 'which card':
      return { ...situation, message: does.said, changes: [{ cards: input.cards, what: 'which card' }] };
    // The first two are met before a turn is understood.
    case 'go on':
    case 'get help':
    case 'nothing':
      return situation;
  }
}

import type { QuickReply } from '@inkling/contract';
import { newCard } from './add-ideas-to-cards.ts';
import { moveCard, replaceOnCards } from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import { cardsWithUndo } from './quick-replies.ts';
import type { ReplyContext } from './reply-context.ts';

/** As many as the contract takes. */
const mostCards = 30;

/** Does what the child tapped. */
export function applyTappedQuickReply(context: ReplyContext, { does }: QuickReply): ReplyContext {
  const { input, interview } = context;
  const withCards = (cards: IdeaCard[], done: Partial<ReplyContext>): ReplyContext => ({
    ...context,
    input: { ...input, cards },
    ...done,
  });
  const cardOf = (id: string): IdeaCard | undefined => input.cards.find((card) => card.id === id);
  switch (does.what) {
    case 'keep': {
      if (input.cards.length >= mostCards) return context;
      const card = newCard(input.cards, { slot: does.slot, text: does.idea }, { interview });
      return withCards([...input.cards, card], { noted: [card] });
    }
    case 'change': {
      const card = cardOf(does.card);
      if (!card) return { ...context, changes: [{ cards: input.cards, what: 'which card' }] };
      if (does.from !== undefined && does.to !== undefined) {
        const { cards, to } = replaceOnCards([card], does.from, does.to);
        const after = input.cards.map((each) => (each === card ? (cards[0] ?? each) : each));
        return withCards(after, { changes: [{ cards: after, what: 'replaced', to, label: card.label }] });
      }
      return { ...context, changes: [{ cards: input.cards, what: 'this card', label: card.label, card }] };
    }
    case 'rewrite': {
      const card = cardOf(does.card);
      if (!card) return { ...context, changes: [{ cards: input.cards, what: 'which card' }] };
      const cards = input.cards.map((each) => (each === card ? { ...each, text: does.text } : each));
      return withCards(cards, { changes: [{ cards, what: 'rewritten', label: card.label }] });
    }
    case 'move': {
      const card = cardOf(does.card);
      if (!card) return { ...context, changes: [{ cards: input.cards, what: 'which card' }] };
      const moved = moveCard(input.cards, { card, to: does.slot, interview });
      return withCards(moved.cards, { changes: [moved] });
    }
    case 'choose part': {
      const card = cardOf(does.card);
      return {
        ...context,
        changes: [
          card
            ? { cards: input.cards, what: 'which part', label: card.label, card }
            : { cards: input.cards, what: 'which card' },
        ],
      };
    }
    case 'remove': {
      const cards = input.cards.filter(({ id }) => id !== does.card);
      return withCards(cards, {
        changes: [{ cards, what: 'removed', label: cardOf(does.card)?.label }],
      });
    }
    case 'undo': {
      const cards = cardsWithUndo(input.cards, does.changed);
      return withCards(cards, { changes: [{ cards, what: 'undone' }] });
    }
    case 'answer':
      if (does.intent === 'do-to-card')
        return { ...context, changes: [{ cards: input.cards, what: 'which card' }] };
      return { ...context, parts: [{ text: context.message, act: 'asks', sureness: 1 }] };
    case 'which card':
      return { ...context, message: does.said, changes: [{ cards: input.cards, what: 'which card' }] };
    // The first two are met before a turn is understood.
    case 'go on':
    case 'get help':
    case 'nothing':
      return context;
  }
}

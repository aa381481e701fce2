import type { QuickReply } from '@inkling/contract';
import { newCard } from './add-ideas-to-cards.ts';
import { moveCard } from './card-edits.ts';
import { undoCardChanges } from './quick-replies.ts';
import { type ReplyContext, withCards } from './reply-context.ts';

/** As many as the contract takes. */
const mostCards = 30;

/** Does what the child tapped. */
export function applyTappedQuickReply(context: ReplyContext, { does }: QuickReply): ReplyContext {
  const { cards } = context.input;
  switch (does.what) {
    case 'keep': {
      if (cards.length >= mostCards) return context;
      const { interview } = context;
      return withCards(
        context,
        [...cards, newCard(cards, { slot: does.slot, text: does.idea }, { interview })],
        [],
      );
    }
    case 'undo': {
      const back = undoCardChanges(cards, does.changed);
      return { ...withCards(context, back, [{ cards: back, what: 'undone' }]), noted: [] };
    }
    case 'move': {
      const card = cards.find(({ id }) => id === does.card);
      if (!card) return context;
      const change = moveCard(cards, { card, to: does.slot, interview: context.interview });
      return withCards(context, change.cards, [change]);
    }
    case 'answer':
      return { ...context, parts: [{ text: context.message, act: 'asks', sureness: 1 }] };
    // The first two are met before a turn is understood, and the part to ask about when the reply is decided.
    case 'go on':
    case 'get help':
    case 'ask about':
    case 'nothing':
      return context;
  }
}

import type { Answers } from './answer-question.ts';
import { replyLines } from './coach-lines/reply-lines.ts';
import type { ReplyParts } from './compose-reply.ts';
import type { CardChange } from './correct-idea-cards.ts';
import {
  offerCards,
  offerForCard,
  offerParts,
  offerQuestions,
  offerToKeepIdeas,
  offerUndo,
} from './quick-replies.ts';
import type { ReplyContext } from './reply-context.ts';
import { askedFor } from './update-cards-from-message.ts';

type ClarifyingQuestion = Pick<ReplyParts, 'questions' | 'asked' | 'offers'>;

/** Where the coach is not sure what was meant it asks, with answers to tap; one thing at a time. */
export function askToClarify(
  context: ReplyContext,
  answers: Answers | undefined,
): ClarifyingQuestion | undefined {
  const { input, message, asked, changes, unsureIdeas } = context;
  const homeless = changes.find(({ what }) => what === 'which part')?.card;
  if (homeless)
    return { questions: replyLines.whichPart, asked, offers: offerParts(homeless, context.interview) };
  const open = changes.find(({ what }) => what === 'this card');
  if (open?.card)
    return {
      questions: open.isRemoval ? replyLines.takeItOff : replyLines.whatShouldItSay,
      asked: askedFor(open.card.id),
      offers: offerForCard(open.card, { ...open, interview: context.interview }),
    };
  const unclear = changes.find(({ what }) => what === 'which card');
  if (unclear) {
    const idea = unsureIdeas[0] ?? unclear.idea;
    return {
      questions: idea ? replyLines.newOrChange : replyLines.whichCard,
      asked,
      offers: offerCards(input.cards, message, { ...unclear.wanted, idea }),
    };
  }
  const questions = offerQuestions(answers?.mayAsk ?? []);
  if (questions.length > 0) return { questions: replyLines.didYouMean, asked, offers: questions };
  return unsureIdeas.length > 0
    ? {
        questions:
          unsureIdeas.length > 1
            ? replyLines.keepWhich
            : context.noted.length > 0
              ? replyLines.keepToo
              : replyLines.keepIt,
        asked,
        offers: offerToKeepIdeas(unsureIdeas, input.cards.length > 0 ? message : undefined),
      }
    : undefined;
}

const canBeUndone = new Set<CardChange['what']>(['replaced', 'everywhere', 'rewritten', 'removed', 'moved']);

/** What was changed can be put back. */
export function offerUndoOfChanges({ changes, cardsBefore, input }: ReplyContext): ReplyParts['offers'] {
  const offers = changes.some(({ what }) => canBeUndone.has(what)) ? offerUndo(cardsBefore, input.cards) : [];
  return offers.length > 0 ? offers : undefined;
}

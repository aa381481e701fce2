import type { Answers } from './answer-question.ts';
import type { CardChange } from './card-edits.ts';
import { replyLines } from './coach-lines/reply-lines.ts';
import type { ReplyParts } from './compose-reply.ts';
import { offerForShownCard, offerQuestions, offerToKeepIdeas, offerUndo } from './quick-replies.ts';
import type { ReplyContext } from './reply-context.ts';

type ClarifyingQuestion = Pick<ReplyParts, 'questions' | 'asked' | 'offers'>;

/** Where the coach is not sure what was meant it asks, with answers to tap; one thing at a time. */
export function askToClarify(
  { asked, unsureIdeas, noted }: ReplyContext,
  answers: Answers | undefined,
): ClarifyingQuestion | undefined {
  const questions = offerQuestions(answers?.mayAsk ?? []);
  if (questions.length > 0) return { questions: replyLines.didYouMean, asked, offers: questions };
  return unsureIdeas.length > 0
    ? {
        questions:
          unsureIdeas.length > 1
            ? replyLines.keepWhich
            : noted.length > 0
              ? replyLines.keepToo
              : replyLines.keepIt,
        asked,
        offers: offerToKeepIdeas(unsureIdeas),
      }
    : undefined;
}

const canBeUndone = new Set<CardChange['what']>(['renamed', 'subject', 'rewritten', 'removed', 'moved']);

/** What was changed can be put back, and what was said of a card that is shown can be a card of its own. */
export function offerForChanges({ changes, cardsBefore, input }: ReplyContext): ReplyParts['offers'] {
  const offers = [
    ...changes.flatMap(offerForShownCard),
    ...(changes.some(({ what }) => canBeUndone.has(what)) ? offerUndo(cardsBefore, input.cards) : []),
  ];
  return offers.length > 0 ? offers : undefined;
}

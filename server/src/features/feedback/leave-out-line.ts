import type { AiFeedback, CriterionFeedback, FeedbackCategory } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { lockReviewableWriting, whyReviewIsRefused } from '../reviews/index.ts';
import { readWritingFeedback } from '../writings/index.ts';
import { findSaidWithAdvice, setLeftOut } from './left-out-lines.queries.ts';

interface Choice {
  writingId: number;
  criterion: FeedbackCategory;
  line: string;
  is_left_out: boolean;
}

/** A suggestion is advice, too, which keeps its own words where a language model chose others: both go, or neither. */
const sameLines = (line: string, { output, advice }: { output: CriterionFeedback; advice: string[] }) => {
  const wishes = output.suggestions.content;
  const places = [wishes.indexOf(line), advice.indexOf(line)].filter((place) => place >= 0);
  const alike = places.flatMap((place) => [wishes[place], advice[place]]);
  return new Set([line, ...alike.filter((each) => each !== undefined)]);
};

const linesOf = (output: CriterionFeedback): string[] => [
  output.comment,
  ...output.what_you_did_well.content,
  ...output.suggestions.content,
  output.example_to_learn_from,
];

/** Keeps a line of the coach from the child and the parents, or gives it back to them. */
export const leaveOutLine = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  teacher: Caller,
  { writingId, criterion, line, is_left_out }: Choice,
): Promise<AiFeedback> => {
  await deps.db.transaction(async (tx) => {
    const writing = await lockReviewableWriting(tx, teacher, writingId);
    const reason = writing && whyReviewIsRefused('comment', writing, teacher);
    if (!writing) throw notFound('This writing');
    if (reason) throw conflict(reason);
    const said = await findSaidWithAdvice(tx, { writingId, criterion });
    if (!said || ![...linesOf(said.output), ...said.advice, ...said.left_out].includes(line))
      throw conflict('The coach has read a newer draft since you opened it. Please open it again.');
    const lines = sameLines(line, said);
    const others = said.left_out.filter((each) => !lines.has(each));
    await setLeftOut(
      tx,
      { feedbackId: said.feedback_id, criterion },
      is_left_out ? [...others, ...lines] : others,
    );
  });
  return readWritingFeedback(deps, teacher, writingId);
};

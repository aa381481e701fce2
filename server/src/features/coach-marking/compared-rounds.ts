import { type FeedbackOnDraft, type FeedbackRequest, markingVersion } from '@inkling/coach';
import type { RoundMark } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { askCoachForFeedback, withoutLanguageModel } from './ask-coach-for-feedback.ts';
import { criteriaOfWriting } from './criteria-of-writing.ts';
import type { DraftWithTask } from './drafts.queries.ts';
import { storedScoreOf } from './scores.queries.ts';
import { findNewestRound, findRound, type Round } from './store-round.queries.ts';

/** Only what the feedback step names: a teacher who asks for three criteria shows three. */
export const marksOfDraft = (
  draft: DraftWithTask,
  { assessment }: Pick<FeedbackOnDraft, 'assessment'>,
): RoundMark[] => {
  const wanted = criteriaOfWriting(draft);
  return (assessment?.marks ?? [])
    .filter(({ criterion }) => wanted.includes(criterion))
    .map(({ criterion, mark, maximum }) => ({ criterion, mark, maximum }));
};

type RoundByToday = Pick<Round, 'content' | 'marks' | 'overall'>;

/** What a draft is compared with, each by today's coach. */
export interface ComparedRounds {
  before: RoundByToday | null;
  first: RoundByToday | null;
  /** The draft whose marks stand until this one gives a reason to move them; the same text where it is read again. */
  previous: RoundByToday | null;
}

export const nothingBefore: ComparedRounds = { before: null, first: null, previous: null };

/** A draft that was read before as today's coach marks it, since marks of two coaches can't be compared. */
const asTodaysCoach = async (
  deps: Pick<Deps, 'coach'>,
  draft: DraftWithTask,
  round: Round,
): Promise<RoundByToday> => {
  if (round.coach_version === (await markingVersion())) return round;
  const again = { text: round.content, criteria: criteriaOfWriting(draft), consent: withoutLanguageModel };
  const read = await askCoachForFeedback(deps, draft, again);
  return {
    content: round.content,
    marks: marksOfDraft(draft, read),
    overall: storedScoreOf(read).ai_scoring,
  };
};

/** The draft before and the first one. The same text read again is no revision, and by the same coach it keeps its marks. */
export const findComparedRounds = async (
  deps: Pick<Deps, 'coach' | 'db'>,
  draft: DraftWithTask,
): Promise<ComparedRounds> => {
  const newest = await findNewestRound(deps.db, draft.writing.id);
  if (!newest) return nothingBefore;
  const isReadAgain = newest.content === draft.writing.content;
  const isByTodaysCoach = newest.coach_version === (await markingVersion());
  const last = isReadAgain ? await findRound(deps.db, draft.writing.id, newest.number - 1) : newest;
  const before = last ? await asTodaysCoach(deps, draft, last) : null;
  const previous = isReadAgain && isByTodaysCoach ? newest : before;
  if (newest.number === 1) return { before, first: before, previous };
  const first = await findRound(deps.db, draft.writing.id, 1);
  return { before, first: first ? await asTodaysCoach(deps, draft, first) : null, previous };
};

/** As the coach wants it. */
export const previousDraftOf = ({ previous }: ComparedRounds): FeedbackRequest['previous'] =>
  previous ? { text: previous.content, marks: previous.marks, overall: previous.overall } : undefined;

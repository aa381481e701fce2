import { type AdviceFollowUp, type FeedbackOnDraft, markingVersion } from '@inkling/coach';
import { countWords, type RoundMark } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { askCoachForFeedback, withoutLanguageModel } from './ask-coach-for-feedback.ts';
import { criteriaOfWriting } from './criteria-of-writing.ts';
import type { DraftWithTask } from './drafts.queries.ts';
import { storedScoreOf } from './scores.queries.ts';
import {
  findNewestRound,
  insertAdvice,
  insertRound,
  lockRounds,
  type Round,
  storeAdviceOutcomes,
  updateRound,
} from './store-round.queries.ts';

/** A draft as it was when the coach read it. */
export interface DraftReadByCoach {
  content: string;
  version: number;
  read: Pick<FeedbackOnDraft, 'assessment' | 'unscored' | 'advice'>;
  readAt: Date;
  /** What became of the advice of the round before. */
  judged?: (AdviceFollowUp & { id: number })[];
}

/** Only what the feedback step names: a teacher who asks for three criteria shows three. */
export const marksOfDraft = (draft: DraftWithTask, { assessment }: DraftReadByCoach['read']): RoundMark[] => {
  const wanted = criteriaOfWriting(draft);
  return (assessment?.marks ?? [])
    .filter(({ criterion }) => wanted.includes(criterion))
    .map(({ criterion, mark, maximum }) => ({ criterion, mark, maximum }));
};

/** The draft before as today's coach marks it, since marks of two coaches can't be compared. */
const marksBefore = async (
  deps: Pick<Deps, 'coach'>,
  draft: DraftWithTask,
  before: Round | undefined,
): Promise<RoundMark[] | null> => {
  if (!before) return null;
  if (before.coach_version === (await markingVersion())) return before.marks;
  const again = { text: before.content, criteria: criteriaOfWriting(draft), consent: withoutLanguageModel };
  return marksOfDraft(draft, await askCoachForFeedback(deps, draft, again));
};

/** Keeps what the coach found in a draft as the next round, unless a later draft was read before this reading came in; the same text read again stays the same round. */
export const storeRound = async (
  deps: Pick<Deps, 'coach' | 'db'>,
  draft: DraftWithTask,
  { content, version, read, readAt, judged = [] }: DraftReadByCoach,
): Promise<void> => {
  const { ai_scoring: overall, unscored } = storedScoreOf(read);
  const marks = marksOfDraft(draft, read);
  const found = { version, marks, overall, unscored, coach_version: await markingVersion() };
  const before = await findNewestRound(deps.db, draft.writing.id);
  const marks_before = before?.content === content ? null : await marksBefore(deps, draft, before);
  await deps.db.transaction(async (tx: Db) => {
    await lockRounds(tx, draft.writing.id);
    const newest = await findNewestRound(tx, draft.writing.id);
    if (newest?.content === content) return updateRound(tx, newest.id, found);
    const wanted = new Set(marks.map(({ criterion }) => criterion));
    const advice = read.advice.filter(({ criterion }) => wanted.has(criterion));
    const round = {
      ...found,
      writing_id: draft.writing.id,
      content,
      words: countWords(content),
      marks_before,
      created_at: readAt,
    };
    const roundId = await insertRound(tx, round);
    if (roundId === undefined) return;
    await insertAdvice(tx, roundId, advice);
    if (judged.length > 0) await storeAdviceOutcomes(tx, judged, readAt);
  });
};

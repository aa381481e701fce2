import { type FeedbackOnDraft, markingVersion } from '@inkling/coach';
import { countWords } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { type GivenAdvice, insertAdvice, storeAdviceOutcomes } from './advice.queries.ts';
import { type JudgedAdvice, withEarlierDismissals } from './advice-still-open.ts';
import { type ComparedRounds, marksOfDraft, nothingBefore } from './compared-rounds.ts';
import type { DraftWithTask } from './drafts.queries.ts';
import { storedScoreOf, storeFirstScore } from './scores.queries.ts';
import { findNewestRound, insertRound, lockRounds, updateRound } from './store-round.queries.ts';

/** A draft as it was when the coach read it. */
export interface DraftReadByCoach {
  content: string;
  version: number;
  read: Pick<FeedbackOnDraft, 'assessment' | 'unscored' | 'advice'>;
  readAt: Date;
  /** Advice of the rounds before, and what became of what was open of it. */
  given?: GivenAdvice[];
  judged?: JudgedAdvice[];
  compared?: ComparedRounds;
}

/** Keeps what the coach found in a draft as the next round, unless a later draft was read before this reading came in; the same text read again stays the same round. */
export const storeRound = async (
  deps: Pick<Deps, 'db'>,
  draft: DraftWithTask,
  { content, version, read, readAt, given = [], judged = [], compared = nothingBefore }: DraftReadByCoach,
): Promise<void> => {
  const { id } = draft.writing;
  const { ai_scoring: overall, unscored } = storedScoreOf(read);
  const marks = marksOfDraft(draft, read);
  const marks_before = compared.before?.marks ?? null;
  const found = { version, marks, marks_before, overall, unscored, coach_version: await markingVersion() };
  const wanted = new Set(marks.map(({ criterion }) => criterion));
  const advice = read.advice.filter(({ criterion }) => wanted.has(criterion));
  await deps.db.transaction(async (tx: Db) => {
    await lockRounds(tx, id);
    const newest = await findNewestRound(tx, id);
    if (newest?.content === content) await updateRound(tx, newest.id, found);
    else {
      const round = await insertRound(tx, {
        ...found,
        writing_id: id,
        content,
        words: countWords(content),
        created_at: readAt,
      });
      if (!round) return;
      await insertAdvice(tx, round.id, withEarlierDismissals(advice, [...judged, ...given]));
      if (judged.length > 0) await storeAdviceOutcomes(tx, judged, { number: round.number, now: readAt });
    }
    await storeFirstScore(tx, id, compared.first?.overall ?? null);
  });
};

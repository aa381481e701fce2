import { type FeedbackOnDraft, markingVersion } from '@inkling/coach';
import { countWords, type RoundMark } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { type GivenAdvice, insertAdvice, storeAdviceOutcomes } from './advice.queries.ts';
import { askCoachForFeedback, withoutLanguageModel } from './ask-coach-for-feedback.ts';
import { criteriaOfWriting } from './criteria-of-writing.ts';
import type { DraftWithTask } from './drafts.queries.ts';
import { type JudgedAdvice, withAnswersBefore } from './open-advice.ts';
import { storedScoreOf, storeFirstScore } from './scores.queries.ts';
import {
  findFirstRound,
  findNewestRound,
  insertRound,
  lockRounds,
  type Round,
  updateRound,
} from './store-round.queries.ts';

/** A draft as it was when the coach read it. */
export interface DraftReadByCoach {
  content: string;
  version: number;
  read: Pick<FeedbackOnDraft, 'assessment' | 'unscored' | 'advice'>;
  readAt: Date;
  /** Advice of the rounds before, and what became of what was open of it. */
  given?: GivenAdvice[];
  judged?: JudgedAdvice[];
}

/** Only what the feedback step names: a teacher who asks for three criteria shows three. */
export const marksOfDraft = (draft: DraftWithTask, { assessment }: DraftReadByCoach['read']): RoundMark[] => {
  const wanted = criteriaOfWriting(draft);
  return (assessment?.marks ?? [])
    .filter(({ criterion }) => wanted.includes(criterion))
    .map(({ criterion, mark, maximum }) => ({ criterion, mark, maximum }));
};

type RoundByToday = Pick<Round, 'content' | 'marks' | 'overall'>;

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

/** What the draft is compared with: the one before it and the first, each by today's coach. */
const findCompared = async (
  deps: Pick<Deps, 'coach' | 'db'>,
  draft: DraftWithTask,
  content: string,
): Promise<{ before: RoundByToday | null; first: RoundByToday | null }> => {
  const newest = await findNewestRound(deps.db, draft.writing.id);
  if (!newest) return { before: null, first: null };
  const isReadAgain = newest.content === content;
  if (isReadAgain && newest.number === 1) return { before: null, first: null };
  const before = isReadAgain ? null : await asTodaysCoach(deps, draft, newest);
  if (newest.number === 1) return { before, first: before };
  const first = await findFirstRound(deps.db, draft.writing.id);
  return { before, first: first ? await asTodaysCoach(deps, draft, first) : null };
};

/** Keeps what the coach found in a draft as the next round, unless a later draft was read before this reading came in; the same text read again stays the same round. */
export const storeRound = async (
  deps: Pick<Deps, 'coach' | 'db'>,
  draft: DraftWithTask,
  { content, version, read, readAt, given = [], judged = [] }: DraftReadByCoach,
): Promise<void> => {
  const { id } = draft.writing;
  const { ai_scoring: overall, unscored } = storedScoreOf(read);
  const marks = marksOfDraft(draft, read);
  const found = { version, marks, overall, unscored, coach_version: await markingVersion() };
  const { before, first } = await findCompared(deps, draft, content);
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
        marks_before: before?.marks ?? null,
        created_at: readAt,
      });
      if (!round) return;
      await insertAdvice(tx, round.id, withAnswersBefore(advice, [...judged, ...given]));
      if (judged.length > 0) await storeAdviceOutcomes(tx, judged, { number: round.number, now: readAt });
    }
    await storeFirstScore(tx, id, first?.overall ?? null);
  });
};

import type { CheckedInput, Review, reviews } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { WritingRow, writingReviews } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { queueGrades } from '../lti/index.ts';
import { approveDraftFeedback, approveFeedback } from './approve-feedback.ts';
import { notifyFamilyOfReview } from './notify-family-of-review.ts';
import { returnWriting } from './return-writing.ts';
import { reviewNotificationWindowMs } from './review-notification-window.ts';
import { whyReviewIsRefused } from './reviews.policy.ts';
import { presentReview } from './reviews.presenter.ts';
import {
  changeReviewedWriting,
  findReview,
  findReviewedToday,
  hasReviewedSince,
  insertReview,
  lockReviewableWriting,
} from './reviews.queries.ts';

type Said = CheckedInput<typeof reviews.addReview>['body'];
type Spoken = Exclude<Said, { action: 'reviewed' | 'approve' }>;
type Stored = Pick<typeof writingReviews.$inferInsert, 'comment' | 'passage' | 'score' | 'reason'>;

const quoteOf = (
  { content }: WritingRow,
  passage: NonNullable<Extract<Said, { action: 'comment' }>['passage']>,
) => {
  const { start, end } = passage;
  const quote = content.slice(start, end);
  if (passage.quote !== undefined && passage.quote !== quote)
    throw conflict(
      'The text has changed since you opened it. Please open it again and select the passage again.',
    );
  if (start >= end || end > content.length || quote.trim() === '')
    throw invalid('passage', 'Please choose a passage of the text.');
  return { start, end, quote };
};

/** Does what was said to the writing; returns what is to be kept of it. */
const carryOut = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  writing: WritingRow,
  said: Spoken,
): Promise<Stored> => {
  if (said.action === 'return') {
    const passage = said.passage ? quoteOf(writing, said.passage) : null;
    await returnWriting(deps, tx, writing);
    return { comment: said.comment, passage };
  }
  const commented_at = deps.clock.now();
  if (said.action === 'comment') {
    const passage = said.passage ? quoteOf(writing, said.passage) : null;
    await changeReviewedWriting(tx, writing.id, { commented_at });
    return { comment: said.comment, passage };
  }
  await changeReviewedWriting(tx, writing.id, {
    commented_at,
    teacher_scoring: said.score,
    approved_version: writing.version,
  });
  return { score: said.score, reason: said.reason };
};

const speak = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { teacher, writing, said }: { teacher: Caller; writing: WritingRow; said: Spoken },
): Promise<number> => {
  const now = deps.clock.now();
  const who = { writingId: writing.id, teacherId: teacher.id };
  const isSameVisit =
    said.action === 'comment' &&
    (await hasReviewedSince(tx, who, new Date(now.getTime() - reviewNotificationWindowMs)));
  const stored = await carryOut(deps, tx, writing, said);
  const id = await insertReview(tx, {
    writing_id: writing.id,
    reviewer_id: teacher.id,
    action: said.action,
    ...stored,
    created_at: now,
    updated_at: now,
  });
  if (said.action === 'score') await queueGrades(deps, tx, [writing.id]);
  if (!isSameVisit)
    await notifyFamilyOfReview(deps, tx, { writing, teacherId: teacher.id, action: said.action });
  return id;
};

/** Marks it as reviewed, or approves the feedback on the draft of a version; returns the note of it. */
const confirm = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { teacher, writing, draftVersion }: { teacher: Caller; writing: WritingRow; draftVersion?: number },
): Promise<number> => {
  const when = { now: deps.clock.now(), zone: deps.config.TIME_ZONE };
  const who = { teacherId: teacher.id, writingId: writing.id };
  if (draftVersion === undefined)
    await approveFeedback(deps, tx, { teacherId: teacher.id, writingIds: [writing.id] });
  else await approveDraftFeedback(deps, tx, { ...who, version: draftVersion });
  const id = await findReviewedToday(tx, who, when);
  if (!id) throw new Error('a review is there after it was noted');
  return id;
};

/** Returns what is kept of it: the comment, where there is one. */
const sayAndMark = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { teacher, writing, said }: { teacher: Caller; writing: WritingRow; said: Said },
): Promise<number> => {
  if (said.action === 'approve') return confirm(deps, tx, { teacher, writing, draftVersion: said.version });
  if (said.action !== 'reviewed') return speak(deps, tx, { teacher, writing, said });
  const { comment, passage } = said;
  const commentId =
    comment === undefined
      ? null
      : await speak(deps, tx, { teacher, writing, said: { action: 'comment', comment, passage } });
  const reviewedId = await confirm(deps, tx, { teacher, writing });
  return commentId ?? reviewedId;
};

/** What a teacher says of a writing they set, and what follows from it, in one transaction. */
export const addReview = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  teacher: Caller,
  { writingId, body: said }: { writingId: number; body: Said },
): Promise<Review> =>
  deps.db.transaction(async (tx) => {
    const writing = await lockReviewableWriting(tx, teacher, writingId);
    if (!writing) throw notFound('This writing');
    const reason = whyReviewIsRefused(said.action, writing, teacher);
    if (reason) throw conflict(reason);
    const id = await sayAndMark(deps, tx, { teacher, writing, said });
    const review = await findReview(tx, id);
    if (!review) throw new Error('a review is there after it was stored');
    return presentReview(review, teacher);
  });

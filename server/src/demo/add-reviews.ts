import type { Db } from '../db/connect.ts';
import type { writingReviews } from '../db/schema/index.ts';
import type { DemoClock } from './demo-clock.ts';
import { insertAll } from './demo-school.queries.ts';
import type { DemoWritingContext } from './demo-writing-context.ts';
import { type DemoReview, type DemoWriting, demoDraftVersion } from './writings/demo-writing.ts';

/** The teacher sits down in the evening of the day on which a piece was handed in. */
const eveningMinutes = 120;

const eveningOf = ({ days }: DemoWriting, clock: DemoClock): Date =>
  clock.afterSchool(days.at(-1) ?? 1, eveningMinutes);

const firstEveningOf = ({ days }: DemoWriting, clock: DemoClock): Date =>
  clock.afterSchool(days[0] ?? 1, eveningMinutes);

const scoreIn = (reviews: DemoReview[]): number | null =>
  reviews.flatMap((review) => (review.action === 'score' ? [review.score] : [])).at(-1) ?? null;

/** What a review leaves on the writing itself. */
export const reviewColumns = (writing: DemoWriting, clock: DemoClock) => {
  const { reviews = [], returned, returnedBefore } = writing;
  const evening = eveningOf(writing, clock);
  const firstEvening = returnedBefore ? firstEveningOf(writing, clock) : null;
  const isSpoken = returned || reviews.some(({ action }) => action !== 'reviewed');
  return {
    returned_at: returned ? evening : null,
    times_returned: (returned ? 1 : 0) + (returnedBefore ? 1 : 0),
    reviewed_at: returned || reviews.length > 0 ? evening : firstEvening,
    commented_at: isSpoken ? evening : firstEvening,
    teacher_scoring: scoreIn(reviews),
    approved_version:
      returned || reviews.some(({ action }) => action !== 'comment') ? demoDraftVersion : null,
  };
};

type NewRow = Omit<typeof writingReviews.$inferInsert, 'writing_id' | 'reviewer_id'>;

const rowOf = (review: DemoReview, draft: string): NewRow => {
  if (review.action !== 'comment' || !review.about) return review;
  const { action, comment, about: quote } = review;
  const start = draft.indexOf(quote);
  if (start < 0) throw new Error(`no draft says: ${quote}`);
  return { action, comment, passage: { start, end: start + quote.length, quote } };
};

export const addReviews = (
  db: Db,
  writing_id: number,
  { writing, school }: DemoWritingContext,
): Promise<void> => {
  const said: NewRow[] = (writing.reviews ?? []).map((review) => rowOf(review, writing.draft ?? ''));
  if (writing.returned) said.push({ action: 'return', comment: writing.returned });
  const created_at = eveningOf(writing, school.clock);
  const rows = said.map((row) => ({ ...row, created_at }));
  if (writing.returnedBefore)
    rows.unshift({
      action: 'return',
      comment: writing.returnedBefore,
      created_at: firstEveningOf(writing, school.clock),
    });
  return insertAll(
    db,
    'writingReviews',
    rows.map((row) => ({ ...row, writing_id, reviewer_id: school.teacherId })),
  );
};

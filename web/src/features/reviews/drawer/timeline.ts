import type { Review, TimeLog, Writing } from '@inkling/contract';
import { t } from './texts.ts';

export interface TimelineEntry {
  key: string;
  title: string;
  text: string;
  at: string;
}

/** Each step when it was first begun; coming back to it is told by its time. */
const startsOf = (logs: TimeLog[]): TimelineEntry[] => {
  const seen = new Set<string>();
  return logs.flatMap(({ id, step, started_at }) => {
    if (seen.has(step)) return [];
    seen.add(step);
    return { key: `log-${id}`, title: t.started, text: step, at: started_at };
  });
};

const reviewTitles: Partial<Record<Review['action'], string>> = {
  reviewed: t.reviewed,
  return: t.returnedForAnotherDraft,
};

const reviewsIn = (reviews: Review[]): TimelineEntry[] =>
  reviews.flatMap(({ id, action, reviewer, created_at }) => {
    const title = reviewTitles[action];
    return title
      ? {
          key: `review-${id}`,
          title,
          text: reviewer ? t.by(reviewer.full_name) : t.byATeacher,
          at: created_at,
        }
      : [];
  });

/** What happened to a writing, in order. */
export const timelineOf = (
  writing: Pick<Writing, 'id' | 'status' | 'completed_at'>,
  { logs, reviews }: { logs: TimeLog[]; reviews: Review[] },
): TimelineEntry[] => {
  const entries = [...startsOf(logs), ...reviewsIn(reviews)];
  if (writing.status === 'completed' && writing.completed_at)
    entries.push({ key: 'completed', title: t.completed, text: t.byTheStudent, at: writing.completed_at });
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

/** The colours of the timeline, over and over. */
export const timelineColors = ['ink', 'coral', 'leaf', 'sun', 'violet', 'teal', 'pink'] as const;

import type { CourseGridCell } from '@inkling/contract';
import { displayedWritingStatus, isAwaitingReview } from '../../../shared/displayed-writing-status.ts';
import type { ChipColor } from '../../../ui/chip.tsx';

const dayMs = 24 * 60 * 60 * 1000;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const ago = (iso: string, now: Date): string => {
  const count = Math.floor((now.getTime() - Date.parse(iso)) / dayMs);
  return count < 1 ? 'today' : `${days(count)} ago`;
};

/** Whole days between a day at school and today, where the reader is. */
const daysUntil = (day: string, now: Date): number => {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / dayMs);
};

const whenOf = (work: CourseGridCell, now: Date): string => {
  if (work.completed_at && work.status === 'completed') return ago(work.completed_at, now);
  const left = work.due_date ? daysUntil(work.due_date, now) : null;
  if (left !== null && left < 0) return `by ${days(-left)}`;
  const touched = work.status === 'progressing' ? ago(work.returned_at ?? work.updated_at, now) : null;
  const due = left !== null && (left === 0 ? 'due today' : `due in ${days(left)}`);
  return [touched, due, work.usual_due_date && 'more time'].filter(Boolean).join(', ');
};

export interface CellTexts {
  label: string;
  tone: ChipColor;
  /** What the first attempt scored, how long ago it was handed in or touched, or how long it is until or since the due date. */
  when: string;
}

/** One activity of one student in a word and a number; a finished piece is its score once it is reviewed. */
export const cellTexts = (work: CourseGridCell, now: Date): CellTexts => {
  const { label, tone } = displayedWritingStatus(work, now);
  const score = work.score === null ? null : String(Math.round(work.score));
  const first = work.first_score === null ? null : `first ${Math.round(work.first_score)}`;
  const when = whenOf(work, now);
  if (work.status !== 'completed' || score === null) return { label, tone, when };
  const facts = { tone, when: [first, when].filter(Boolean).join(', ') };
  return { label: isAwaitingReview(work) ? `${label}: ${score}` : score, ...facts };
};

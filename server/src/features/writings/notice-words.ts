import { screenPath } from '@inkling/contract';
import type { WritingRow } from '../../db/schema/index.ts';
import { dayInWords } from '../../services/clock/school-day.ts';
import type { NewNotice, NoticeWords } from '../notifications/index.ts';
import type { NewWork } from './assignments.queries.ts';

export const linkTo = ({ count, writing_id }: Pick<NewWork, 'count' | 'writing_id'>): string =>
  count === 1 ? screenPath('writing', { id: writing_id }) : screenPath('my-writing');

/** One notice for all that a student is given at once. */
export const workAssigned = (work: NewWork): NewNotice => {
  const due = work.due_date ? ` It is due on ${dayInWords(work.due_date)}.` : '';
  return {
    user_id: work.student_id,
    topic: 'assignments',
    title: work.count === 1 ? 'New writing to do' : 'New writings to do',
    body:
      work.count === 1
        ? `“${work.title}” is waiting for you.${due}`
        : `${work.count} writings are waiting for you.`,
    link: linkTo(work),
  };
};

export const workDue = (work: NewWork, day: string): NewNotice => ({
  user_id: work.student_id,
  topic: 'reminders',
  title: 'Due tomorrow',
  body:
    work.count === 1
      ? `“${work.title}” is due on ${dayInWords(day)}.`
      : `${work.count} of your writings are due on ${dayInWords(day)}.`,
  link: linkTo(work),
  told_once: `due ${day}`,
});

/** Without a name: what is said of a child goes when the child goes. */
export const workHandedIn = (
  { id, title, activity_id }: Pick<WritingRow, 'id' | 'title' | 'activity_id'>,
  students: number,
): NoticeWords => ({
  title: 'Work handed in',
  body: `${students === 1 ? '1 student' : `${students} students`} handed in “${title}”.`,
  link:
    students === 1
      ? screenPath('feedback', {}, { writing: String(id) })
      : screenPath(
          'teacher-assignments',
          {},
          { status_eq: 'completed', activity_id_eq: String(activity_id) },
        ),
});

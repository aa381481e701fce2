import { screenPath } from '@inkling/contract';
import { dayInWords } from '../../services/clock/school-day.ts';
import type { NewNotice } from '../notifications/index.ts';
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

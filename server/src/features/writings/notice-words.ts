import { screenPath } from '@inkling/contract';
import type { NewNotice } from '../notifications/index.ts';
import type { NewWork } from './assignments.queries.ts';

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** "Friday 14 November", of a day of the calendar. */
const inWords = (day: string): string => dayWords.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

const linkTo = ({ count, writing_id }: Pick<NewWork, 'count' | 'writing_id'>): string =>
  count === 1 ? screenPath('writing', { id: writing_id }) : screenPath('my-writing');

/** One notice for all that a student is given at once. */
export const workAssigned = (work: NewWork): NewNotice => {
  const due = work.due_date ? ` It is due on ${inWords(work.due_date)}.` : '';
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
      ? `“${work.title}” is due on ${inWords(day)}.`
      : `${work.count} of your writings are due on ${inWords(day)}.`,
  link: linkTo(work),
  told_once: `due ${day}`,
});

import { pluralise, screenPath } from '@inkling/contract';
import type { WritingRow } from '../../db/schema/index.ts';
import { dayInWords } from '../../services/clock/local-date.ts';
import type { NotificationText, OutgoingNotification } from '../notifications/index.ts';
import type { WritingsOfStudent } from './assignments.queries.ts';
import {
  workAssignedForParent,
  workDueForParent,
  workGotOtherDayForParent,
} from './work-notifications-for-parents.ts';

const linkTo = ({ count, writing_id }: Pick<WritingsOfStudent, 'count' | 'writing_id'>): string =>
  count === 1 ? screenPath('writing', { id: writing_id }) : screenPath('my-writing');

const dueText = ({ due_date }: Pick<WritingRow, 'due_date'>): string =>
  due_date ? ` It is due on ${dayInWords(due_date)}.` : '';

/** On a day that may be after it. */
const dueTextOn = (day: string, work: Pick<WritingRow, 'due_date'>): string =>
  work.due_date && work.due_date < day ? ` It was due on ${dayInWords(work.due_date)}.` : dueText(work);

/** One notification for everything a student is given at once. */
export const workAssigned = (work: WritingsOfStudent): OutgoingNotification => {
  const { count, title } = work;
  return {
    user_id: work.student_id,
    topic: 'assignments',
    ...(count === 1
      ? { title: 'New writing to do', body: `“${title}” is waiting for you.${dueText(work)}` }
      : { title: 'New writings to do', body: `${count} writings are waiting for you.` }),
    link: linkTo(work),
    forParent: workAssignedForParent(work),
  };
};

export const workDue = (work: WritingsOfStudent, day: string): OutgoingNotification => {
  const { count, title } = work;
  const due = dayInWords(day);
  return {
    user_id: work.student_id,
    topic: 'reminders',
    title: 'Due tomorrow',
    body: count === 1 ? `“${title}” is due on ${due}.` : `${count} of your writings are due on ${due}.`,
    link: linkTo(work),
    dedupe_key: `due ${day}`,
    forParent: { ...workDueForParent(work, day), dedupe_key: `due ${day} of ${work.student_id}` },
  };
};

type OneWriting = Pick<WritingRow, 'id' | 'student_id' | 'title' | 'due_date'>;

interface WorkChange {
  title: string | undefined;
  due_date: string | undefined;
  isTaskChanged: boolean;
  /** The teacher who changed it. */
  by: string | null;
}

/** For somebody in the middle of it: what is new, and that nothing of theirs is gone. */
export const workChanged = (
  work: OneWriting,
  { title, due_date, isTaskChanged, by }: WorkChange,
): OutgoingNotification => {
  const sentences = [
    title && `“${work.title}” is now called “${title}”.`,
    isTaskChanged &&
      `${by ?? 'Your teacher'} changed what to do in “${title ?? work.title}”. Please read it again.`,
    due_date && `“${title ?? work.title}” is now due on ${dayInWords(due_date)}.`,
    'Your words are all there.',
  ];
  return {
    user_id: work.student_id,
    topic: 'assignments',
    title: 'Your task was changed',
    body: sentences.filter(Boolean).join(' '),
    link: screenPath('writing', { id: work.id }),
  };
};

/** For one student alone: more time than the others, or no longer. */
export const workGotOtherDay = ({
  id,
  student_id,
  title,
  due_date,
  usual_due_date,
}: OneWriting & { due_date: string; usual_due_date: string | null }): OutgoingNotification => ({
  user_id: student_id,
  topic: 'assignments',
  title: usual_due_date ? 'You have more time' : 'Another due date',
  body: `“${title}” is now due on ${dayInWords(due_date)}.`,
  link: screenPath('writing', { id }),
  forParent: workGotOtherDayForParent({ title, due_date, usual_due_date }),
});

/** From the teacher, at most once on a day. */
export const workNotStarted = (work: OneWriting, day: string): OutgoingNotification => ({
  user_id: work.student_id,
  topic: 'reminders',
  title: 'Time to start',
  body: `“${work.title}” is waiting for you.${dueTextOn(day, work)}`,
  link: screenPath('writing', { id: work.id }),
  dedupe_key: `start ${work.id} ${day}`,
});

/** The same for a piece that was begun and is late. */
export const workNotFinished = (work: OneWriting, day: string): OutgoingNotification => ({
  user_id: work.student_id,
  topic: 'reminders',
  title: 'Time to finish',
  body: `Your draft of “${work.title}” is waiting for you.${dueTextOn(day, work)}`,
  link: screenPath('writing', { id: work.id }),
  dedupe_key: `finish ${work.id} ${day}`,
});

/** Without a name: what is said of a child goes when the child goes. */
export const workHandedIn = (
  { id, title, activity_id }: Pick<WritingRow, 'id' | 'title' | 'activity_id'>,
  { students, again }: { students: number; again: boolean },
): NotificationText => ({
  title: again ? 'Another draft handed in' : 'Work handed in',
  body: `${pluralise(students, 'student')} handed in “${title}”${again ? ' again' : ''}.`,
  link:
    students === 1
      ? screenPath('feedback', {}, { writing: String(id) })
      : screenPath(
          'teacher-assignments',
          {},
          { status_eq: 'completed', activity_id_eq: String(activity_id) },
        ),
});

import { pluralise, screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const schoolYearMessages = {
  onceAYear: 'The new school year has begun already. It begins once a year.',
  nothingToUndo: 'There is no new school year to undo.',
  tooLate: 'A new school year can be undone for 24 hours, and that time is over.',
};

interface Told {
  user_id: number;
  count: number;
  school: string;
}

export const yearBegun = ({ user_id, count, school }: Told): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `A new school year at ${school}`,
  body: `${pluralise(count, 'class of yours is', 'classes of yours are')} archived now, with all the work in ${count === 1 ? 'it' : 'them'}. Students have moved up a year.`,
  link: screenPath('teacher-courses'),
});

export const yearUndone = ({ user_id, count, school }: Told): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `The new school year at ${school} was undone`,
  body: `${pluralise(count, 'class of yours is', 'classes of yours are')} open again, as before.`,
  link: screenPath('teacher-courses'),
});

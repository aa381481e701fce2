import { pluralise, screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const onlyAdmin = (school: string): string =>
  `You are the only admin of ${school}. Please make a colleague an admin first, under School in the menu of your profile.`;

interface Left {
  user_id: number;
  leaver: string;
  /** How many went to somebody else. */
  courses: number;
}

export const colleagueLeft = ({ user_id, leaver, courses }: Left): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `${leaver} has left the school`,
  body:
    courses === 0
      ? 'They deleted their account and led no class.'
      : `They deleted their account. ${pluralise(courses, 'class', 'classes')} went to a co-teacher, or to the admin who has been here longest. Under School you see who leads them now and can hand them over.`,
  link: screenPath('school'),
});

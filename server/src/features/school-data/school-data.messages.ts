import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const schoolDataMessages = {
  otherName: 'Please type the name of the school as it stands above.',
  isAskedAlready: 'The school is to be deleted already.',
  isNotAsked: 'The school is not to be deleted.',
};

interface About {
  user_id: number;
  school: string;
  at: Date;
  now: Date;
}

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const about = ({ user_id, now }: About, what: string) => ({
  user_id,
  topic: 'announcements' as const,
  link: screenPath('school'),
  dedupe_key: `${what} ${now.toISOString()}`,
});

export const erasureAsked = (asked: About): OutgoingNotification => ({
  ...about(asked, 'school erasure'),
  title: `${asked.school} is to be deleted`,
  body: `An admin asked for it. On ${dayOf(asked.at)} its classes go, and the students whose account is the school’s alone, with all they wrote. Until then each admin can stop it under School, Data of the school. Your account stays.`,
});

export const erasureCancelled = (cancelled: About): OutgoingNotification => ({
  ...about(cancelled, 'school stays'),
  title: `${cancelled.school} is not deleted after all`,
  body: 'An admin stopped it. Nothing has changed.',
});

export const schoolErased = (erased: About): OutgoingNotification => ({
  ...about(erased, 'school erased'),
  title: `${erased.school} was deleted`,
  body: 'Its classes and the students whose account was the school’s alone are gone. You keep your account and the lessons you made.',
});

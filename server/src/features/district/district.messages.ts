import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const districtMessages = {
  oneDistrict: 'Your school belongs to a district already. Please leave it first.',
};

const notice = (user_id: number, words: Pick<OutgoingNotification, 'title' | 'body' | 'link'>) => ({
  user_id,
  topic: 'announcements' as const,
  ...words,
});

export const schoolInvited = (user_id: number, district: string): OutgoingNotification =>
  notice(user_id, {
    title: `${district} invites your school`,
    body: 'If your school joins, the district sees how many staff, students, classes and pieces of writing there are, and no name or word of a child. The invitation stands under School.',
    link: screenPath('school'),
  });

const answers = {
  joined: 'has joined your district',
  declined: 'does not join your district',
  left: 'has left your district',
};

export const schoolAnswered = (
  user_id: number,
  { school, what }: { school: string; what: keyof typeof answers },
): OutgoingNotification =>
  notice(user_id, {
    title: `${school} ${answers[what]}`,
    body: what === 'joined' ? 'You see its numbers from now on.' : 'You see no numbers of it.',
    link: screenPath('district'),
  });

export const schoolRemoved = (user_id: number, district: string): OutgoingNotification =>
  notice(user_id, {
    title: `${district} has let your school go`,
    body: 'The district sees no numbers of your school any more.',
    link: screenPath('school'),
  });

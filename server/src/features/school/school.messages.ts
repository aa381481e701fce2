import { pluralise, screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const schoolMessages = {
  notATeacher: 'This email address belongs to an account that is not a teacher’s.',
  isThere: 'This teacher is on your list already.',
  elsewhere: 'This teacher belongs to another school.',
  leadsClasses: (count: number) =>
    `They still lead ${pluralise(count, 'class', 'classes')}. Please hand ${count === 1 ? 'it' : 'them'} over first.`,
  leadsAlready: 'They lead this class already.',
};

export const invitedToSchool = (user_id: number, school: string): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `${school} invites you`,
  body: 'Join to share classes with your colleagues there. The school’s admins then see which classes you lead, and no work of students.',
  link: screenPath('school'),
  dedupe_key: `school ${school}`,
});

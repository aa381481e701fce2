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

interface Invited {
  user_id: number;
  organisation_id: number;
  school: string;
  now: Date;
}

export const invitedToSchool = ({
  user_id,
  organisation_id,
  school,
  now,
}: Invited): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `${school} invites you`,
  body: 'Join to share classes with your colleagues there. The school’s admins then see which classes you lead, and no work of students.',
  link: screenPath('school'),
  dedupe_key: `school ${organisation_id} ${now.toISOString()}`,
});

interface TakenOver {
  user_id: number;
  course: { title: string };
  school: string;
}

export const classTakenOver = ({ user_id, course, school }: TakenOver): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `You no longer lead ${course.title}`,
  body: `${school} handed this class over to a colleague, with its activities and its students. Please ask the school’s admin if you did not expect this.`,
  link: screenPath('school'),
});

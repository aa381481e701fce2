import { pluralise, screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const schoolMessages = {
  isThere: 'This teacher is on your staff already.',
  oneSchool: 'You belong to another school. Please ask its admin to remove you first.',
  reliefIsOver: 'The last day you were asked for is over.',
  needsEmail: 'Please verify your email address first: the invitation was sent to it.',
  leadsClasses: (count: number) =>
    `They still lead ${pluralise(count, 'class', 'classes')}. Please hand ${count === 1 ? 'it' : 'them'} over first.`,
  needsSuccessor: 'Please choose who takes over their archived classes, challenges and students.',
  leadsAlready: 'They lead this class already.',
  notToOneself:
    'You cannot take a colleague’s class yourself. Please choose somebody else, or ask the colleague or another admin to give it to you.',
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

/** To somebody who belongs to another school. */
export const invitedElsewhere = (invited: Invited): OutgoingNotification => ({
  ...invitedToSchool(invited),
  body: 'A teacher belongs to one school. To join this one, please ask the admin of yours to remove you first; the invitation waits until then.',
});

/** A teacher stands in at as many schools as they like. */
export const invitedToStandIn = ({
  until,
  ...invited
}: Invited & { until: string }): OutgoingNotification => ({
  ...invitedToSchool(invited),
  title: `${invited.school} asks you to stand in`,
  body: `Until ${until} its teachers and admins can put you into classes. You see those classes, and nothing else of the school; your own classes stay yours.`,
});

/** To a parent: the school is told nothing of the account. */
export const invitedParent = (invited: Invited): OutgoingNotification => ({
  ...invitedToSchool(invited),
  body: 'The school would like you to teach there. Your account with this address is a parent’s, and a teacher needs one of their own: please give the school another email address.',
  link: screenPath('profile'),
});

interface TakenOver {
  user_id: number;
  course: { title: string };
  school: string;
}

export const courseTakenOver = ({ user_id, course, school }: TakenOver): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `You no longer lead ${course.title}`,
  body: `${school} handed this class over to a colleague, with its activities and its students. Please ask the school’s admin if you did not expect this.`,
  link: screenPath('school'),
});

export const leftSchool = ({ user_id, school }: Omit<TakenOver, 'course'>): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `You are no longer on the staff of ${school}`,
  body: 'You keep your account and the lessons you made. The school’s classes, students and their work are with your colleagues.',
  link: screenPath('school'),
});

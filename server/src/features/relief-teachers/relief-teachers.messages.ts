import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const reliefMessages = {
  notOneself: 'You cannot put yourself into a colleague’s class. Please choose somebody else.',
  standsInUntil: (day: string) =>
    `They stand in at your school until ${day}. Please extend that first, or choose an earlier day.`,
  teachesAlready: 'They teach this class already.',
};

interface StandingIn {
  user_id: number;
  course: { id: number; title: string };
  school: string;
  until: string;
}

export const standsInClass = ({ user_id, course, school, until }: StandingIn): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `You stand in in ${course.title}`,
  body: `${school} asks you to stand in until ${until}. The class, its work and its alerts are in your lists.`,
  link: screenPath('course-detail', { id: String(course.id) }),
});

/** To the lead, who hears who sees the work of the class. */
export const standInAdded = ({ name, ...about }: StandingIn & { name: string }): OutgoingNotification => ({
  ...standsInClass(about),
  title: `${name} stands in in ${about.course.title}`,
  body: `${about.school} put ${name} into your class until ${about.until}. You see it on the page of the class, where you can end it too.`,
});

export const reliefEnded = ({
  user_id,
  school,
}: Pick<StandingIn, 'user_id' | 'school'>): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  title: `You no longer stand in at ${school}`,
  body: 'Its classes are closed to you. Your own classes and lessons stay yours.',
  link: screenPath('teacher-courses'),
});

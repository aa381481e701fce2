import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

interface Brought {
  user_id: number;
  course_id: number;
  title: string;
  by: string;
  platform: string;
}

/** To the lead, where the school's platform names somebody as a teacher of the class. */
export const colleagueBrought = ({
  user_id,
  course_id,
  title,
  by,
  platform,
}: Brought): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  link: screenPath('course-detail', { id: String(course_id) }),
  title: `${by} now teaches ${title} too`,
  body: `${platform} names them as a teacher of this class. They see its students and their work; you can change this in the settings of the course.`,
});

/** To the lead, who can tell an emptied course from one that hides its students. */
export const manyLeft = ({
  user_id,
  course_id,
  title,
  platform,
}: Omit<Brought, 'by'>): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  link: screenPath('course-detail', { id: String(course_id) }),
  title: `${platform} no longer lists most students of ${title}`,
  body: 'Nobody was taken out of the class. If they have left the course, you can say so on the page of the class.',
});

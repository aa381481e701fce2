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

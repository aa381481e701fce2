import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const courseTeacherMessages = {
  noTeacher:
    'No teacher has this email address. Please check it, or ask your colleague which address they sign in with.',
  isLead: 'You lead this course already.',
  isThere: 'This colleague teaches this course already.',
  dayIsOver: 'Please choose today or a later day.',
  onlyCoTeachers: 'Only a co-teacher of this course can take it over.',
};

interface About {
  user_id: number;
  course: { id: number; title: string };
  by: string;
}

const about = ({ user_id, course }: About) => ({
  user_id,
  topic: 'announcements' as const,
  link: screenPath('course-detail', { id: String(course.id) }),
});

export const addedToCourse = (added: About & { until: string | null }): OutgoingNotification => ({
  ...about(added),
  title: `You now teach ${added.course.title} too`,
  body: added.until
    ? `${added.by} asked you to stand in until ${added.until}. Its students, their work and their alerts are in your lists.`
    : `${added.by} added you as a co-teacher. Its students, their work and their alerts are in your lists.`,
});

export const courseHandedOver = (given: About): OutgoingNotification => ({
  ...about(given),
  title: `You now lead ${given.course.title}`,
  body: `${given.by} handed this course over to you, with its activities and its students.`,
});

import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

export const courseTeacherMessages = {
  noTeacher:
    'No teacher has this email address. Please check it, or ask your colleague which address they sign in with.',
  isLead: 'You lead this course already.',
  isThere: 'This colleague teaches this course already.',
  isInvited: 'This colleague has been asked already and has not answered yet.',
  otherSchool: 'A course is shared among the staff of one school. This teacher is not on the same staff.',
  invitationIsOver: 'The last day you were asked for is over.',
  standsIn: (day: string) =>
    `They stand in at your school until ${day}, so they can stand in in a class until then at most.`,
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

export const askedToCourse = (asked: About & { until: string | null }): OutgoingNotification => ({
  ...about(asked),
  link: screenPath('teacher-courses'),
  title: `${asked.by} asks you to help teach ${asked.course.title}`,
  body: asked.until
    ? `You would stand in until ${asked.until}. Nothing of the course is yours to see before you accept, under My Courses.`
    : 'You would be a co-teacher. Nothing of the course is yours to see before you accept, under My Courses.',
});

/** To the lead, where the school's roster names a colleague of theirs. */
export const colleagueAdded = (added: About): OutgoingNotification => ({
  ...about(added),
  title: `${added.by} now teaches ${added.course.title} too`,
  body: 'Your school’s roster names them as a teacher of this class. They see its students and their work; you can change this in the settings of the course.',
});

export const colleagueAccepted = (accepted: About): OutgoingNotification => ({
  ...about(accepted),
  title: `${accepted.by} now teaches ${accepted.course.title} too`,
  body: 'They accepted your invitation, and see its students and their work.',
});

export const courseHandedOver = (given: About): OutgoingNotification => ({
  ...about(given),
  title: `You now lead ${given.course.title}`,
  body: `${given.by} handed this course over to you, with its activities and its students.`,
});

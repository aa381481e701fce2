import { pluralise, screenPath } from '@inkling/contract';
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

/** To the lead: marks that were sent stay over there, perhaps under somebody else. */
export const studentUnlinked = ({
  user_id,
  course_id,
  title,
  platform,
  sent,
}: Omit<Brought, 'by'> & { sent: number }): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  link: screenPath('course-detail', { id: String(course_id) }),
  title: `A student of ${title} is no longer linked with ${platform}`,
  body:
    sent > 0
      ? `${pluralise(sent, 'grade', 'grades')} had arrived there. If they were linked as somebody else, correct them in ${platform}; when they are linked again, Inkling sends their grades anew.`
      : `Their grades wait until they come from ${platform} and enter their password once more.`,
});

/** To the student whom an admin unlinked. */
export const accountUnlinked = ({
  user_id,
  platforms,
}: {
  user_id: number;
  platforms: string;
}): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  link: screenPath('settings'),
  title: `${platforms} no longer opens your account`,
  body: 'Your school has unlinked it. Sign in with your password; when you come from there again, you can link it again with your password.',
});

/** To all admins: whoever had the link could register a platform of their own. */
export const platformRegistered = ({
  user_id,
  name,
  issuer,
}: {
  user_id: number;
  name: string;
  issuer: string;
}): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  link: screenPath('school'),
  title: `${name} has registered Inkling`,
  body: `It calls itself ${issuer}. Check that this is your own platform before you switch it on.`,
});

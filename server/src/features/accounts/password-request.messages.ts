import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

/** To the teachers who look after the account. At most one a day: anybody may type an address. */
export const studentAsksForPassword = (
  userId: number,
  { studentId, day }: { studentId: number; day: string },
): OutgoingNotification => ({
  user_id: userId,
  topic: 'announcements',
  link: screenPath('teacher-student', { id: String(studentId) }),
  title: 'One of your students has asked for a new password',
  body: 'Their page shows who it is. If they have forgotten it, make them a new login card; if they did not ask, there is nothing to do.',
  dedupe_key: `password-request-${studentId}-${day}`,
});

import { pluralise, type RosterCounts, screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

const changesInWords = (counts: RosterCounts): string => {
  const parts = [
    [counts.staff_invited, 'colleague invited', 'colleagues invited'],
    [counts.staff_matched, 'colleague matched', 'colleagues matched'],
    [counts.class_made, 'class made', 'classes made'],
    [counts.co_teacher_added, 'co-teacher added', 'co-teachers added'],
    [counts.student_added, 'student added', 'students added'],
    [counts.student_matched, 'student matched', 'students matched'],
    [counts.student_updated, 'student updated', 'students updated'],
    [counts.student_enrolled, 'joined a class', 'joined a class'],
    [counts.student_left, 'left a class', 'left a class'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, one, many]) => pluralise(count, one, many));
  return told.length > 0 ? `${told.join(', ')}.` : 'Nothing had changed.';
};

export interface Recipient {
  user_id: number;
  dedupe_key: string;
}

const about = ({ user_id, dedupe_key }: Recipient) => ({
  user_id,
  dedupe_key,
  topic: 'announcements' as const,
  link: screenPath('school'),
});

/** To each admin, after a night that changed something. */
export const rosterApplied = (
  run: Recipient & { counts: RosterCounts; problems_count: number },
): OutgoingNotification => ({
  ...about(run),
  title: 'Last night’s roster is in',
  body: `${changesInWords(run.counts)}${
    run.problems_count > 0
      ? ` ${pluralise(run.problems_count, 'line needs', 'lines need')} a look: you find them on the School page.`
      : ''
  }`,
});

export const rosterRefused = (admin: Recipient): OutgoingNotification => ({
  ...about(admin),
  title: 'Last night’s roster could not be used',
  body: 'Nothing was changed. The School page says what is wrong with the file.',
});

/** After the last try of a night: the fault is not in the file. */
export const rosterFailed = (admin: Recipient): OutgoingNotification => ({
  ...about(admin),
  title: 'Last night’s roster could not be read',
  body: 'Something went wrong on our side, and nothing was changed. It will be tried again tonight; if this comes back, please tell whoever runs Inkling for your school.',
});

/** A file that would empty classes may be half an export. */
export const rosterNeedsConfirmation = (run: Recipient & { leaving: number }): OutgoingNotification => ({
  ...about(run),
  title: 'Last night’s roster waits for you',
  body: `It would take ${pluralise(run.leaving, 'student', 'students')} out of classes, more than half of those the roster put there. Nothing was changed. If that is right, you can apply the file on the School page.`,
});

import {
  type archivedStudentsKeptDays,
  type HealthCheck,
  type PlaceOfData,
  pluralise,
  type SchoolData,
  type SchoolHealth,
} from '@inkling/contract';

export const placeLabels: Record<PlaceOfData, string> = {
  records: 'Accounts, writing and marks',
  files: 'Pictures and videos',
  emails: 'Emails',
  coach: 'The coach',
  payments: 'Payments',
};

export const keptDaysLabels: Record<(typeof archivedStudentsKeptDays)[number], string> = {
  90: 'Three months after they left',
  180: 'Half a year after they left',
  365: 'One year after they left',
  730: 'Two years after they left',
  2555: 'Seven years after they left',
};

export const leftText = ({ archived_count, due_count, archived_days }: SchoolData['retention']): string => {
  if (archived_count === 0) return 'Nobody has left whose account is the school’s alone.';
  const left = `${pluralise(archived_count, 'student')} left and ${archived_count === 1 ? 'has' : 'have'} an account that is the school’s alone.`;
  if (archived_days === null) return left;
  return `${left} ${due_count === 0 ? 'None is deleted within a month.' : `${pluralise(due_count, 'account')} will be deleted within a month.`}`;
};

/** Before a shorter time is chosen. */
export const retentionQuestion = (label: string) => ({
  title: 'Delete what students who left have written?',
  message: `${label}, their account and all they wrote are deleted for good, every night from the next on. Accounts of families, and of students whom another school or teacher teaches, are kept.`,
  confirm: 'Delete them then',
  danger: true,
});

export const erasureText = ({ students_count, classes_count }: SchoolData): string =>
  `${pluralise(classes_count, 'class', 'classes')} would go, and of ${pluralise(students_count, 'student')} those whose account is the school’s alone, with all they wrote. Teachers keep their accounts, families theirs.`;

export const cancelQuestion = {
  title: 'Keep the school?',
  message: 'It is not deleted, and everybody on the staff is told so.',
  confirm: 'Keep the school',
};

export const healthLabels: Record<HealthCheck, string> = {
  feedback: 'The coach',
  roster: 'Roster',
  sign_on: 'Sign-on',
  platforms: 'Learning platforms',
  emails: 'Emails to the staff',
  invitations: 'Invitations',
};

const looks: Record<HealthCheck, (count: number) => string> = {
  feedback: (count) =>
    `${pluralise(count, 'piece')} waited more than 15 minutes for feedback. It goes on by itself.`,
  roster: (count) =>
    `${pluralise(count, 'line')} of the last roster could not be used. See Roster on the page of the school.`,
  sign_on: (count) => `${pluralise(count, 'connection')} ${count === 1 ? 'is' : 'are'} not switched on yet.`,
  platforms: (count) =>
    `${pluralise(count, 'grade')} could not be sent yet. The pages of the classes say which.`,
  emails: (count) =>
    `${pluralise(count, 'email')} of the last month could not be delivered. Please check the addresses.`,
  invitations: (count) =>
    `${pluralise(count, 'invitation')} waited more than a week. Send ${count === 1 ? 'it' : 'them'} again, or take ${count === 1 ? 'it' : 'them'} back.`,
};

const fineTexts: Record<HealthCheck, string> = {
  feedback: 'No piece waits for feedback.',
  roster: 'The last roster was used in full.',
  sign_on: 'Every connection is switched on.',
  platforms: 'Every grade has arrived.',
  emails: 'All of the last month were delivered.',
  invitations: 'None waits longer than a week.',
};

export const healthText = ({ check, state, count }: SchoolHealth['checks'][number]): string => {
  if (state === 'unused') return 'Not set up.';
  return state === 'look' ? looks[check](count) : fineTexts[check];
};

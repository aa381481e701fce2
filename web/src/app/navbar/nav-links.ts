import type { ScreenName, User } from '@inkling/contract';
import { t } from './texts.ts';

export interface NavLink {
  label: string;
  screen: ScreenName;
}

const student: NavLink[] = [
  { label: t.dashboard, screen: 'student-dashboard' },
  { label: t.myWriting, screen: 'my-writing' },
  { label: t.achievements, screen: 'achievements' },
  { label: t.challenges, screen: 'challenges' },
];

const teacher: NavLink[] = [
  { label: t.dashboard, screen: 'teacher-dashboard' },
  { label: t.courses, screen: 'teacher-courses' },
  { label: t.activities, screen: 'teacher-activities' },
  { label: t.students, screen: 'teacher-students' },
  { label: t.challenges, screen: 'teacher-challenges' },
  { label: t.feedback, screen: 'feedback' },
  { label: t.assignments, screen: 'teacher-assignments' },
  { label: t.progress, screen: 'teacher-progress' },
  { label: t.reports, screen: 'teacher-activity-report-list' },
];

/** A tap away also where the whole row does not fit. */
export const oftenUsedByTeachers: NavLink[] = teacher.slice(-4);

const parent: NavLink[] = [
  { label: t.dashboard, screen: 'parent-dashboard' },
  { label: t.myChildren, screen: 'parent-children' },
  { label: t.challenge, screen: 'challenges' },
  { label: t.billing, screen: 'parent-billing' },
];

const feedback: NavLink = { label: t.feedback, screen: 'feedback' };

export const navLinks = ({
  role,
  subscription_status,
}: Pick<User, 'role' | 'subscription_status'>): NavLink[] => {
  if (role === 'student') return student;
  if (role === 'teacher') return teacher;
  return subscription_status === 'active' ? [...parent, feedback] : parent;
};

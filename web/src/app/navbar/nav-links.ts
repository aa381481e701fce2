import type { ScreenName, User } from '@inkling/contract';

export interface NavLink {
  label: string;
  screen: ScreenName;
}

const student: NavLink[] = [
  { label: 'Dashboard', screen: 'student-dashboard' },
  { label: 'My Writing', screen: 'my-writing' },
  { label: 'Achievements', screen: 'achievements' },
  { label: 'Challenges', screen: 'challenges' },
];

const teacher: NavLink[] = [
  { label: 'Dashboard', screen: 'teacher-dashboard' },
  { label: 'Courses', screen: 'teacher-courses' },
  { label: 'Activities', screen: 'teacher-activities' },
  { label: 'Students', screen: 'teacher-students' },
  { label: 'Challenges', screen: 'teacher-challenges' },
  { label: 'Feedback', screen: 'feedback' },
  { label: 'Assignments', screen: 'teacher-assignments' },
  { label: 'Progress', screen: 'teacher-progress' },
  { label: 'Reports', screen: 'teacher-activity-report-list' },
];

const parent: NavLink[] = [
  { label: 'Dashboard', screen: 'parent-dashboard' },
  { label: 'My Children', screen: 'parent-children' },
  { label: 'Challenge', screen: 'challenges' },
  { label: 'Billing', screen: 'parent-billing' },
];

const feedback: NavLink = { label: 'Feedback', screen: 'feedback' };

export const navLinks = ({
  role,
  subscription_status,
}: Pick<User, 'role' | 'subscription_status'>): NavLink[] => {
  if (role === 'student') return student;
  if (role === 'teacher') return teacher;
  return subscription_status === 'active' ? [...parent, feedback] : parent;
};

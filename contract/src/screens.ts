import type { Role } from './endpoint.ts';

/**
 * Who may open a screen. `guest` screens send signed-in people to their dashboard;
 * a list of roles sends others to theirs.
 */
export type ScreenAccess = 'guest' | 'public' | 'signed-in' | readonly Role[];

export interface Screen {
  path: `/${string}`;
  access: ScreenAccess;
  /** Shown in the browser's tab, before the product's name. */
  title: string;
  /** Whether the navigation bar stands above it. */
  navbar: boolean;
}

const screen = (path: Screen['path'], title: string, access: ScreenAccess, navbar = true): Screen => ({
  path,
  title,
  access,
  navbar,
});

const student = ['student'] as const;
const teacher = ['teacher'] as const;
const parent = ['parent'] as const;

/** Every screen by its route name. The web app gives each a page, mails link to them, tests walk them. */
export const screens = {
  landing: screen('/', 'Writing coach for school children', 'guest', false),
  educators: screen('/b2b', 'For Educators', 'public', false),

  subscription: screen('/subscription', 'Choose Your Subscription Plan', 'public'),
  login: screen('/login', 'Sign in', 'public', false),
  'school-sign-in': screen('/login/school', 'Sign in with your school', 'public', false),
  'class-sign-in': screen('/class', 'Sign in with your class', 'public', false),
  'sign-on': screen('/sign-on/:school_code', 'Sign in with your school', 'public', false),
  'lti-tool': screen('/lti', 'Inkling for learning platforms', 'public', false),
  'lti-start': screen('/lti/start/:code', 'Opening Inkling', 'public', false),
  'lti-launch': screen('/lti/launch/:code', 'Opening Inkling', 'public', false),
  'lti-register': screen('/lti/register/:token', 'Registering Inkling', 'public', false),
  register: screen('/register', 'Create your account', 'public', false),
  'forgot-password': screen('/password/forgot', 'Forgot password', 'public', false),
  'reset-password': screen('/reset_password', 'Reset password', 'public', false),
  'verify-email': screen('/verify_email', 'Verify your email', 'public', false),
  unsubscribe: screen('/email/unsubscribe', 'Email preferences', 'public'),
  'sample-writing': screen('/guide/writing', 'Guided writing demo', 'public', false),
  docs: screen('/docs/:slug', 'Document', 'public'),
  terms: screen('/terms-of-use', 'Terms of Use', 'public'),
  privacy: screen('/privacy-policy', 'Privacy Policy', 'public'),
  contact: screen('/contact', 'Contact', 'public'),

  profile: screen('/profile', 'My Profile', 'signed-in'),
  settings: screen('/settings', 'Settings', 'signed-in'),
  help: screen('/help', 'Help Center', 'signed-in'),
  challenges: screen('/challenges', 'Challenges', 'signed-in'),
  'challenge-detail': screen('/challenges/:id', 'Challenge', 'signed-in'),
  'course-detail': screen('/courses/:id', 'Course', 'signed-in'),
  'payment-success': screen('/payment/success', 'Payment Successful', 'signed-in'),
  'payment-failed': screen('/payment/failed', 'Payment failed', 'signed-in'),
  'payment-canceled': screen('/payment/canceled', 'Payment canceled', 'signed-in'),

  'student-dashboard': screen('/students/dashboard', 'Dashboard', student),
  'my-writing': screen('/students/my-writing', 'My Writings', student),
  'new-writing': screen('/students/new-writing', 'New writing', student),
  'student-progress': screen('/students/progress', 'My Writing Progress', student),
  'student-growth': screen('/students/growth', 'How I Grow', student),
  achievements: screen('/students/achievements', 'Achievements', student),
  'join-class': screen('/students/join-class', 'Join Your Classroom', student),
  'activity-detail': screen('/student/activity/:id', 'Activity', student),
  writing: screen('/writing/:id', 'Writing', student, false),

  'teacher-dashboard': screen('/teacher/dashboard', 'Teacher Dashboard', teacher),
  'teacher-management': screen('/teacher/management', 'Courses and Activities', teacher),
  'lti-set-up': screen('/lti/set-up', 'Choose for your course', teacher),
  school: screen('/school', 'School', teacher),
  district: screen('/district', 'District', teacher),
  'school-new-year': screen('/school/new-year', 'New school year', teacher),
  'school-data': screen('/school/data', 'Data of the school', teacher),
  'school-usage': screen('/school/usage', 'Usage and health', teacher),
  'school-students': screen('/school/students', 'Students of the school', teacher),
  'teacher-courses': screen('/teacher/courses', 'My Courses', teacher),
  'create-course': screen('/teacher/courses/create', 'Course Creation', teacher),
  'edit-course': screen('/teacher/courses/:id/edit', 'Edit Course', teacher),
  'teacher-activities': screen('/teacher/activities', 'Activity Management', teacher),
  'teacher-activity-create': screen('/teacher/activities/create', 'Create Activity', teacher),
  'teacher-activity-edit': screen('/teacher/activities/edit/:id', 'Edit Activity', teacher),
  'teacher-activity-detail': screen('/teacher/activities/:id', 'Activity', teacher),
  'teacher-challenges': screen('/teacher/challenges', 'Challenges Management', teacher),
  'challenge-create': screen('/teacher/challenges/create', 'Create Challenge', teacher),
  'challenge-edit': screen('/teacher/challenges/edit/:id', 'Edit Challenge', teacher),
  'challenge-participants': screen('/teacher/challenges/:id/participants', 'Participants', teacher),
  'teacher-students': screen('/teacher/students', 'Student Management', teacher),
  'teacher-login-cards': screen('/teacher/students/login-cards', 'Login Cards', teacher),
  'teacher-student': screen('/teacher/students/:id', 'Student', teacher),
  'teacher-progress': screen('/teacher/progress', 'Progress Monitoring', teacher),
  'teacher-agreement': screen('/teacher/agreement', 'You and the coach', teacher),
  'teacher-assignments': screen('/teacher/assignments', 'Assignments', teacher),
  'teacher-activity-report-list': screen('/teacher/activity-reports', 'Writing Reports', teacher),
  'teacher-activity-report-detail': screen('/teacher/activity-reports/:id', 'Writing Report', teacher),
  alerts: screen('/alerts', 'Alerts', ['teacher', 'parent']),
  growth: screen('/students/:id/growth', 'Growth', ['teacher', 'parent']),
  'what-grew': screen('/parent/children/:id/what-grew', 'What grew', parent),
  'family-report': screen('/parent/reports/:id', 'Writing report', parent),
  feedback: screen('/feedback', 'Feedback Center', ['teacher', 'parent']),

  'parent-dashboard': screen('/parent/dashboard', 'Parent Dashboard', parent),
  'parent-children': screen('/parent/children', 'Children Management', parent),
  'parent-progress': screen('/parent/progress', "Children's Progress", parent),
  'parent-billing': screen('/parent/billing', 'Billing & Subscription', parent),
  'annual-program': screen('/parent/billing/annual-program', 'Annual Program', parent),
  'sandbox-checkout': screen('/sandbox/checkout/:id', 'Checkout (sandbox)', parent, false),
  'sandbox-portal': screen('/sandbox/portal', 'Billing portal (sandbox)', parent, false),
} satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

interface ScreenAlias {
  screen: ScreenName;
  /** The place on the screen. */
  hash?: string;
}

/** Other spellings the specifications use; each goes on to the canonical path with its id and query. */
export const screenAliases: Record<string, ScreenAlias> = {
  '/student/dashboard': { screen: 'student-dashboard' },
  '/student/my-writing': { screen: 'my-writing' },
  '/student/new-writing': { screen: 'new-writing' },
  '/student/progress': { screen: 'student-progress' },
  '/student/achievements': { screen: 'achievements' },
  '/student/join-class': { screen: 'join-class' },
  '/students/activity/:id': { screen: 'activity-detail' },
  '/writing/:id/completed': { screen: 'writing', hash: '#completed' },
};

export const dashboardOf = (role: Role): ScreenName => `${role}-dashboard`;

/** The path of a screen with its parameters filled in and a query behind it. */
export const screenPath = (
  name: ScreenName,
  params: Record<string, string | number> = {},
  query: Record<string, string> = {},
): string => {
  const path = screens[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

export const mayOpen = (access: ScreenAccess, role: Role): boolean =>
  typeof access === 'string' ? access !== 'guest' : access.includes(role);

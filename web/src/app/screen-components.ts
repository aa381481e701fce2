import type { ScreenName } from '@inkling/contract';
import type { ComponentType } from 'react';

type PageLoader = () => Promise<ComponentType>;

/** Screens that are HTML files of their own, outside the app: going there loads a new page. */
export const screensOutsideApp = ['landing', 'educators'] as const satisfies readonly ScreenName[];

/** Every other screen, which has a page in the app. */
export type AppScreen = Exclude<ScreenName, (typeof screensOutsideApp)[number]>;

/** The way of a child from signing in to writing. */
const childScreens = {
  login: async () => (await import('../features/accounts/sign-in-page.tsx')).SignInPage,
  'student-dashboard': async () =>
    (await import('../features/dashboard/student-dashboard-page.tsx')).StudentDashboardPage,
  'my-writing': async () => (await import('../features/writings/my-writing-page.tsx')).MyWritingPage,
  writing: async () => (await import('../features/workspace/workspace-page.tsx')).WorkspacePage,
} satisfies Partial<Record<AppScreen, PageLoader>>;

type OtherScreen = keyof typeof import('./lazy-screens.ts').lazyScreens;

/** Everything else is listed apart, so that a child's first page does not carry the list. */
const other = (name: OtherScreen): PageLoader => {
  return async () => (await import('./lazy-screens.ts')).lazyScreens[name]();
};

/** The page of each screen: a new screen does not compile without one. */
export const screenComponents: Record<AppScreen, PageLoader> = {
  ...childScreens,
  'school-sign-in': other('school-sign-in'),
  'class-sign-in': other('class-sign-in'),
  'sign-on': other('sign-on'),
  'lti-tool': other('lti-tool'),
  'lti-start': other('lti-start'),
  'lti-launch': other('lti-launch'),
  'lti-register': other('lti-register'),
  'lti-set-up': other('lti-set-up'),
  profile: other('profile'),
  settings: other('settings'),
  'sample-writing': other('sample-writing'),
  'what-grew': other('what-grew'),
  'new-writing': other('new-writing'),
  'join-class': other('join-class'),
  'student-progress': other('student-progress'),
  'student-growth': other('student-growth'),
  growth: other('growth'),
  achievements: other('achievements'),
  'activity-detail': other('activity-detail'),
  challenges: other('challenges'),
  'challenge-detail': other('challenge-detail'),
  register: other('register'),
  'forgot-password': other('forgot-password'),
  'reset-password': other('reset-password'),
  'verify-email': other('verify-email'),
  unsubscribe: other('unsubscribe'),
  school: other('school'),
  district: other('district'),
  'school-new-year': other('school-new-year'),
  'school-data': other('school-data'),
  'school-usage': other('school-usage'),
  'school-students': other('school-students'),
  docs: other('docs'),
  terms: other('terms'),
  privacy: other('privacy'),
  help: other('help'),
  contact: other('contact'),
  subscription: other('subscription'),
  'parent-billing': other('parent-billing'),
  'annual-program': other('annual-program'),
  'sandbox-checkout': other('sandbox-checkout'),
  'sandbox-portal': other('sandbox-portal'),
  'payment-success': other('payment-success'),
  'payment-failed': other('payment-failed'),
  'payment-canceled': other('payment-canceled'),
  'teacher-dashboard': other('teacher-dashboard'),
  'parent-dashboard': other('parent-dashboard'),
  'parent-children': other('parent-children'),
  'parent-progress': other('parent-progress'),
  alerts: other('alerts'),
  'teacher-progress': other('teacher-progress'),
  'teacher-agreement': other('teacher-agreement'),
  'teacher-assignments': other('teacher-assignments'),
  'teacher-students': other('teacher-students'),
  'teacher-student': other('teacher-student'),
  'teacher-login-cards': other('teacher-login-cards'),
  'teacher-management': other('teacher-management'),
  'teacher-courses': other('teacher-courses'),
  'create-course': other('create-course'),
  'edit-course': other('edit-course'),
  'course-detail': other('course-detail'),
  'teacher-challenges': other('teacher-challenges'),
  'challenge-create': other('challenge-create'),
  'challenge-edit': other('challenge-edit'),
  'challenge-participants': other('challenge-participants'),
  'teacher-activity-report-list': other('teacher-activity-report-list'),
  'family-report': other('family-report'),
  'teacher-activity-report-detail': other('teacher-activity-report-detail'),
  feedback: other('feedback'),
  'teacher-activities': other('teacher-activities'),
  'teacher-activity-create': other('teacher-activity-create'),
  'teacher-activity-edit': other('teacher-activity-edit'),
  'teacher-activity-detail': other('teacher-activity-detail'),
};

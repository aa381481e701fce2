import type { AppScreen } from './screen-components.ts';

/** A screen, or what stands around several. */
export type NamedRoute = AppScreen | 'auth-layout' | 'navbar-layout';

/** What is below every screen. */
const everywhere = ['app', 'api', 'ui', 'ui/failures', 'shared', 'shared/labels'];
/** What the server and the fields of a form say. */
const forms = ['api/contract-messages'];
const signingIn = [...forms, 'accounts', 'passkeys'];

/** The parts whose texts a screen shows: whoever reads Chinese waits for their translations, and for no others. */
const textsOfScreens: Partial<Record<NamedRoute, readonly string[]>> = {
  'auth-layout': ['app/auth-layout'],
  'navbar-layout': ['app/navbar', 'notifications', 'help/help-widget'],
  login: signingIn,
  register: signingIn,
  'forgot-password': signingIn,
  'reset-password': signingIn,
  'verify-email': signingIn,
  unsubscribe: ['accounts'],
  profile: ['accounts'],
  settings: [
    ...forms,
    'api/upload-file',
    'accounts',
    'accounts/settings',
    'passkeys',
    'shared/privacy-switches',
  ],
  'sample-writing': ['tours', 'tours/tour-player'],
  help: [...forms, 'help', 'help/guides'],
  contact: [...forms, 'help'],
  docs: ['legal-documents'],
  terms: ['legal-documents'],
  privacy: ['legal-documents'],
  challenges: ['challenges'],
  'challenge-detail': ['challenges'],
  'course-detail': ['courses/course-page'],
  alerts: [...forms, 'alerts', 'alerts/page'],
  growth: ['growth', 'shared/labels/criteria'],
  'what-grew': ['growth-letters'],
  'family-report': ['reports'],
  feedback: [
    'reviews',
    'reviews/drawer',
    'reports',
    'alerts',
    'shared/labels/criteria',
    'shared/unscored',
    'shared/chat',
    'shared/chat/markdown',
    'shared/feedback',
    'shared/feedback/notices',
  ],
  'parent-dashboard': ['dashboard'],
  'parent-children': [...forms, 'children', 'passkeys'],
  'parent-progress': ['progress', 'growth', 'shared/labels/criteria', 'shared/unscored'],
  subscription: [...forms, 'billing'],
  'parent-billing': ['billing'],
  'annual-program': ['billing'],
  'sandbox-checkout': ['billing', 'billing/sandbox'],
  'sandbox-portal': ['billing', 'billing/sandbox'],
  'payment-success': ['billing'],
  'payment-failed': ['billing'],
  'payment-canceled': ['billing'],
};

export const textsOfScreen = (name?: NamedRoute): readonly string[] => [
  ...everywhere,
  ...((name && textsOfScreens[name]) ?? []),
];

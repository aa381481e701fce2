import type { EmailName, EmailTemplates } from '../index.ts';
import * as account from './account-emails.tsx';
import * as child from './child-emails.tsx';
import * as plan from './plan-emails.tsx';

/** For children and teachers. */
type EnglishOnly =
  | 'child-password-request'
  | 'student-password-request'
  | 'school-invitation'
  | 'work-handed-in';

type Chinese = { [N in Exclude<EmailName, EnglishOnly>]: EmailTemplates[N] } & {
  [N in EnglishOnly]?: EmailTemplates[N];
};

/** What parents get who chose Chinese: a new email does not compile without its translation, or a place above. */
export const chineseTemplates: Chinese = {
  welcome: account.welcome,
  'verify-email': account.verifyEmail,
  'reset-password': account.resetPassword,
  'password-changed': account.passwordChanged,
  'passkey-changed': account.passkeyChanged,
  'child-added': account.childAdded,
  'account-deleted': account.accountDeleted,
  notification: child.notification,
  'growth-letter': child.growthLetter,
  'safety-alert': child.safetyAlert,
  'weekly-summary': child.weeklySummary,
  'work-reviewed': child.workReviewed,
  'payment-problem': plan.paymentProblem,
  'subscription-started': plan.subscriptionStarted,
  'subscription-changed': plan.subscriptionChanged,
  'subscription-ended': plan.subscriptionEnded,
};

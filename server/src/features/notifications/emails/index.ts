import type { AccountDeleted } from './account-deleted.tsx';
import * as accountDeleted from './account-deleted.tsx';
import type { ChildAdded } from './child-added.tsx';
import * as childAdded from './child-added.tsx';
import * as childPasswordRequest from './child-password-request.tsx';
import type { EmailTemplate } from './email-template.ts';
import type { GrowthLetterEmail } from './growth-letter.tsx';
import * as growthLetter from './growth-letter.tsx';
import type { NotificationProps } from './notification.tsx';
import * as notification from './notification.tsx';
import type { PasskeyChanged } from './passkey-changed.tsx';
import * as passkeyChanged from './passkey-changed.tsx';
import type { PasswordChanged } from './password-changed.tsx';
import * as passwordChanged from './password-changed.tsx';
import type { PaymentProblem } from './payment-problem.tsx';
import * as paymentProblem from './payment-problem.tsx';
import * as resetPassword from './reset-password.tsx';
import type { SafetyAlert } from './safety-alert.tsx';
import * as safetyAlert from './safety-alert.tsx';
import type { SchoolInvitation } from './school-invitation.tsx';
import * as schoolInvitation from './school-invitation.tsx';
import * as studentPasswordRequest from './student-password-request.tsx';
import type { SubscriptionChanged } from './subscription-changed.tsx';
import * as subscriptionChanged from './subscription-changed.tsx';
import type { SubscriptionEnded } from './subscription-ended.tsx';
import * as subscriptionEnded from './subscription-ended.tsx';
import type { SubscriptionStarted } from './subscription-started.tsx';
import * as subscriptionStarted from './subscription-started.tsx';
import * as verifyEmail from './verify-email.tsx';
import type { WeeklySummary } from './weekly-summary.tsx';
import * as weeklySummary from './weekly-summary.tsx';
import * as welcome from './welcome.tsx';
import type { WorkHandedIn } from './work-handed-in.tsx';
import * as workHandedIn from './work-handed-in.tsx';
import type { WorkReviewed } from './work-reviewed.tsx';
import * as workReviewed from './work-reviewed.tsx';

const template = <P>(module: EmailTemplate<P>): EmailTemplate<P> => module;

/** Every email we send. */
export const emailTemplates = {
  welcome: template<object>(welcome),
  'verify-email': template<{ link: string }>(verifyEmail),
  'reset-password': template<{ link: string }>(resetPassword),
  notification: template<NotificationProps>(notification),
  'passkey-changed': template<PasskeyChanged>(passkeyChanged),
  'password-changed': template<PasswordChanged>(passwordChanged),
  'child-password-request': template<object>(childPasswordRequest),
  'student-password-request': template<object>(studentPasswordRequest),
  'child-added': template<ChildAdded>(childAdded),
  'weekly-summary': template<WeeklySummary>(weeklySummary),
  'growth-letter': template<GrowthLetterEmail>(growthLetter),
  'safety-alert': template<SafetyAlert>(safetyAlert),
  'school-invitation': template<SchoolInvitation>(schoolInvitation),
  'account-deleted': template<AccountDeleted>(accountDeleted),
  'subscription-started': template<SubscriptionStarted>(subscriptionStarted),
  'subscription-changed': template<SubscriptionChanged>(subscriptionChanged),
  'subscription-ended': template<SubscriptionEnded>(subscriptionEnded),
  'payment-problem': template<PaymentProblem>(paymentProblem),
  'work-handed-in': template<WorkHandedIn>(workHandedIn),
  'work-reviewed': template<WorkReviewed>(workReviewed),
};
export type EmailTemplates = typeof emailTemplates;
export type EmailName = keyof EmailTemplates;
export type EmailProps<N extends EmailName> =
  EmailTemplates[N] extends EmailTemplate<infer P extends object> ? P : never;

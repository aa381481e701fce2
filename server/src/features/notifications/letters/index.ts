import type { MailTopic } from '@inkling/contract';
import type { ReactElement } from 'react';
import type { AccountDeleted } from './account-deleted.tsx';
import * as accountDeleted from './account-deleted.tsx';
import * as askYourParent from './ask-your-parent.tsx';
import type { ChildAdded } from './child-added.tsx';
import * as childAdded from './child-added.tsx';
import type { FamilyWeek } from './family-week.tsx';
import * as familyWeek from './family-week.tsx';
import type { Surroundings } from './frame.tsx';
import type { News } from './news.tsx';
import * as news from './news.tsx';
import * as passwordChanged from './password-changed.tsx';
import type { PaymentProblem } from './payment-problem.tsx';
import * as paymentProblem from './payment-problem.tsx';
import * as resetPassword from './reset-password.tsx';
import * as safetyAlert from './safety-alert.tsx';
import type { SubscriptionEnded } from './subscription-ended.tsx';
import * as subscriptionEnded from './subscription-ended.tsx';
import type { SubscriptionStarted } from './subscription-started.tsx';
import * as subscriptionStarted from './subscription-started.tsx';
import * as verifyEmail from './verify-email.tsx';
import * as welcome from './welcome.tsx';
import type { WorkHandedIn } from './work-handed-in.tsx';
import * as workHandedIn from './work-handed-in.tsx';
import type { WorkReviewed } from './work-reviewed.tsx';
import * as workReviewed from './work-reviewed.tsx';

/** The same for all of a kind, or as the one letter has it. */
type Said<P, V> = V | ((props: P) => V);

export interface LetterModule<P> {
  subject: Said<P, string>;
  /** Letters without a topic are about the account itself and can't be stopped. */
  topic?: Said<P, MailTopic>;
  Letter: (props: P & { around: Surroundings }) => ReactElement;
}

export const said = <P, V extends string>(value: Said<P, V>, props: P): V =>
  typeof value === 'function' ? value(props) : value;

const letter = <P>(module: LetterModule<P>): LetterModule<P> => module;

/** Every letter we send. */
export const letters = {
  welcome: letter<object>(welcome),
  'verify-email': letter<{ link: string }>(verifyEmail),
  'reset-password': letter<{ link: string }>(resetPassword),
  news: letter<News>(news),
  'password-changed': letter<object>(passwordChanged),
  'ask-your-parent': letter<object>(askYourParent),
  'child-added': letter<ChildAdded>(childAdded),
  'family-week': letter<FamilyWeek>(familyWeek),
  'safety-alert': letter<{ child: string; forTeacher: boolean }>(safetyAlert),
  'account-deleted': letter<AccountDeleted>(accountDeleted),
  'subscription-started': letter<SubscriptionStarted>(subscriptionStarted),
  'subscription-ended': letter<SubscriptionEnded>(subscriptionEnded),
  'payment-problem': letter<PaymentProblem>(paymentProblem),
  'work-handed-in': letter<WorkHandedIn>(workHandedIn),
  'work-reviewed': letter<WorkReviewed>(workReviewed),
};
export type Letters = typeof letters;
export type LetterName = keyof Letters;
export type LetterProps<N extends LetterName> =
  Letters[N] extends LetterModule<infer P extends object> ? P : never;

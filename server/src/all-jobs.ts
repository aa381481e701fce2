import { sendResetEmail, sweepSignIns } from './features/accounts/index.ts';
import {
  followPayment,
  forgetCustomer,
  reconcileSubscriptions,
  renewSandbox,
} from './features/billing/index.ts';
import { notifyChallengesEnded } from './features/challenges/index.ts';
import { familyWeek, sweepTraces } from './features/children/index.ts';
import { makeFeedback } from './features/feedback/index.ts';
import { removeFiles, sweepUploads } from './features/files/index.ts';
import {
  deliverEmail,
  emailNotifications,
  purgeOldEmails,
  purgeOldNotifications,
} from './features/notifications/index.ts';
import { makeReport, weeklyReports } from './features/reports/index.ts';
import { emailHandedInWork, remindOfDueWork } from './features/writings/index.ts';
import type { Job } from './jobs/job.ts';

/** Every background job. */
export const jobs = [
  deliverEmail,
  familyWeek,
  followPayment,
  forgetCustomer,
  makeFeedback,
  emailHandedInWork,
  emailNotifications,
  makeReport,
  reconcileSubscriptions,
  remindOfDueWork,
  removeFiles,
  renewSandbox,
  sendResetEmail,
  purgeOldEmails,
  purgeOldNotifications,
  sweepSignIns,
  sweepTraces,
  sweepUploads,
  notifyChallengesEnded,
  weeklyReports,
] as unknown as Job[];

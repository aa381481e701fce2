import { sendResetLetter, sweepSignIns } from './features/accounts/index.ts';
import {
  followPayment,
  forgetCustomer,
  reconcileSubscriptions,
  renewSandbox,
} from './features/billing/index.ts';
import { tellOfEnded } from './features/challenges/index.ts';
import { familyWeek, sweepTraces } from './features/children/index.ts';
import { makeFeedback } from './features/feedback/index.ts';
import { removeFiles, sweepUploads } from './features/files/index.ts';
import { deliverLetter, mailNews, sweepLetters, sweepNotices } from './features/notifications/index.ts';
import { makeReport, weeklyReports } from './features/reports/index.ts';
import { mailHandedIn, remindOfDueWork } from './features/writings/index.ts';
import type { Job } from './jobs/job.ts';

/** Everything done behind the answers. A job's data type is its own business; the queue only checks and runs it. */
export const jobs = [
  deliverLetter,
  familyWeek,
  followPayment,
  forgetCustomer,
  makeFeedback,
  mailHandedIn,
  mailNews,
  makeReport,
  reconcileSubscriptions,
  remindOfDueWork,
  removeFiles,
  renewSandbox,
  sendResetLetter,
  sweepLetters,
  sweepNotices,
  sweepSignIns,
  sweepTraces,
  sweepUploads,
  tellOfEnded,
  weeklyReports,
] as unknown as Job[];

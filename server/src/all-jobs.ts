import type { z } from 'zod';
import { keepErasedList } from './backup/keep-erased-list.job.ts';
import type { Deps } from './deps.ts';
import { purgeExpiredSignIns, sendResetEmail } from './features/accounts/index.ts';
import { publishScheduledActivities } from './features/activities/index.ts';
import { checkSavedWritingsForRisks } from './features/alerts/index.ts';
import { linkEntriesIntoHashChain } from './features/audit/index.ts';
import {
  deletePaymentCustomer,
  reconcileSubscriptions,
  renewSandboxSubscriptions,
  syncSubscription,
} from './features/billing/index.ts';
import { notifyChallengesEnded } from './features/challenges/index.ts';
import { emailWeeklySummariesToParents } from './features/children/index.ts';
import { tellInvitedSchool } from './features/district/index.ts';
import { generateFeedback } from './features/feedback/index.ts';
import { deleteFiles, purgeUnusedUploads } from './features/files/index.ts';
import { sendGrowthLetters } from './features/growth-letters/index.ts';
import {
  purgeExpiredLaunches,
  rotateToolKeys,
  sendGrade,
  sendGradesAgain,
  syncMembersOfAllCourses,
  syncMembersOfCourse,
} from './features/lti/index.ts';
import {
  deliverEmail,
  emailNotifications,
  purgeOldEmails,
  purgeOldNotifications,
} from './features/notifications/index.ts';
import { closeEndedRelief } from './features/relief-teachers/index.ts';
import { makeReport, makeWeeklyReportsForTeachers } from './features/reports/index.ts';
import { purgeExpiredRecords } from './features/retention/index.ts';
import { importNightlyRoster, pickUpRosters } from './features/roster/index.ts';
import { sendInvitation } from './features/school/index.ts';
import { deleteStudentsWhoLeft, eraseSchools } from './features/school-data/index.ts';
import { moveRowsWrittenDuringMerge } from './features/school-students/index.ts';
import { purgeExpiredSsoAttempts } from './features/sso/index.ts';
import { emailHandedInWork, remindOfDueWork } from './features/writings/index.ts';
import type { Job } from './jobs/job.ts';

/** Every background job. */
export const jobs: Job<z.ZodType, Deps>[] = [
  publishScheduledActivities,
  checkSavedWritingsForRisks,
  deliverEmail,
  emailWeeklySummariesToParents,
  sendGrowthLetters,
  syncSubscription,
  deletePaymentCustomer,
  generateFeedback,
  emailHandedInWork,
  emailNotifications,
  makeReport,
  reconcileSubscriptions,
  remindOfDueWork,
  deleteFiles,
  renewSandboxSubscriptions,
  sendResetEmail,
  sendInvitation,
  closeEndedRelief,
  deleteStudentsWhoLeft,
  eraseSchools,
  tellInvitedSchool,
  pickUpRosters,
  importNightlyRoster,
  moveRowsWrittenDuringMerge,
  linkEntriesIntoHashChain,
  purgeOldEmails,
  purgeOldNotifications,
  purgeExpiredSignIns,
  purgeExpiredSsoAttempts,
  purgeExpiredLaunches,
  sendGrade,
  sendGradesAgain,
  syncMembersOfCourse,
  rotateToolKeys,
  syncMembersOfAllCourses,
  purgeExpiredRecords,
  purgeUnusedUploads,
  notifyChallengesEnded,
  makeWeeklyReportsForTeachers,
  keepErasedList,
];

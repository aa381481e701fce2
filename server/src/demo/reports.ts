import type { DemoChallenge } from './courses-and-activities/challenges.ts';

/** Every child of a class gets one about these days. */
export const courseReportPeriod = { from: -28, to: -1 };

/** About challenges that are over. */
export const challengeReports: { of: DemoChallenge; days: { from: number; to: number } }[] = [
  { of: 'mystery', days: { from: -70, to: -50 } },
  { of: 'reef', days: { from: -43, to: -22 } },
];

/** One that could not be written, with its way to try again. */
export const failedReportDays = { from: -7, to: -1 };

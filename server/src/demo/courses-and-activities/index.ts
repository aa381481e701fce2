import { challengeActivities } from './activities-challenges.ts';
import { lastYearActivities } from './activities-last-year.ts';
import { year3Activities } from './activities-year-3.ts';
import { year5Activities } from './activities-year-5.ts';

export const demoActivities = {
  ...year5Activities,
  ...year3Activities,
  ...challengeActivities,
  ...lastYearActivities,
};
export type DemoActivity = keyof typeof demoActivities;
export { demoChallenges } from './challenges.ts';
export { demoCourses } from './courses.ts';

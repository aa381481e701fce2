import type { ActivityType } from '@inkling/contract';

/** The activity types every installation begins with, in the order people choose from. */
export const activityTypeNames: Record<ActivityType, string> = {
  narrative: 'Narrative',
  persuasive: 'Persuasive',
  descriptive: 'Descriptive',
  expository: 'Expository',
  creative: 'Creative',
  wellbeing: 'Wellbeing',
};

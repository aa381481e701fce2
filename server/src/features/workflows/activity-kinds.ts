import type { ActivityType } from '@inkling/contract';

/** The kinds every installation begins with, in the order people choose from. */
export const kindNames: Record<ActivityType, string> = {
  narrative: 'Narrative',
  persuasive: 'Persuasive',
  descriptive: 'Descriptive',
  expository: 'Expository',
  creative: 'Creative',
  wellbeing: 'Wellbeing',
};

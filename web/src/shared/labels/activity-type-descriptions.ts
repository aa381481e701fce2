import type { ActivityType } from '@inkling/contract';

/** What a kind of writing means to a child; stands beside its name. */
export const activityTypeDescriptions: Record<ActivityType, string> = {
  narrative: 'telling a story',
  persuasive: 'changing minds',
  descriptive: 'painting with words',
  expository: 'explaining',
  creative: 'anything you imagine',
  wellbeing: 'how you feel',
};

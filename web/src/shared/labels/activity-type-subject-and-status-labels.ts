import type { ActivityType, courseStatuses, Subject } from '@inkling/contract';

export const activityTypeLabels: Record<ActivityType, string> = {
  narrative: 'Narrative',
  persuasive: 'Persuasive',
  descriptive: 'Descriptive',
  expository: 'Expository',
  creative: 'Creative',
  wellbeing: 'Wellbeing',
};

export const subjectLabels: Record<Subject, string> = { writing: 'Writing', wellbeing: 'Wellbeing' };

/** Of courses and challenges. */
export const courseOrChallengeStatusLabels: Record<(typeof courseStatuses)[number], string> = {
  active: 'Active',
  upcoming: 'Upcoming',
  past: 'Past',
  archived: 'Archived',
};

import type { ActivityType, courseStatuses, Subject } from '@inkling/contract';
import { t } from './texts.ts';

export const activityTypeLabels: Record<ActivityType, string> = {
  narrative: t.narrative,
  persuasive: t.persuasive,
  descriptive: t.descriptive,
  expository: t.expository,
  creative: t.creative,
  wellbeing: t.wellbeing,
};

export const subjectLabels: Record<Subject, string> = { writing: t.writing, wellbeing: t.wellbeing };

/** Of courses and challenges. */
export const courseOrChallengeStatusLabels: Record<(typeof courseStatuses)[number], string> = {
  active: t.active,
  upcoming: t.upcoming,
  past: t.past,
  archived: t.archived,
};

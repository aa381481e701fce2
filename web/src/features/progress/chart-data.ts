import { type ActivityType, activityTypes, type StudentProgress } from '@inkling/contract';
import { activityTypeLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';

const counts = {
  completed: 'completed_activities_count',
  progressing: 'progressing_activities_count',
  pending: 'pending_activities_count',
} as const;

export const totalOf = (progress: StudentProgress): number =>
  writingStatusLabels.reduce((sum, { status }) => sum + progress[counts[status]], 0);

/** Shares in whole per cent, with the colours that all figures use. */
export const completionShares = (progress: StudentProgress) => {
  const total = totalOf(progress);
  return writingStatusLabels.map(({ status, label, color }) => {
    const count = progress[counts[status]];
    return { name: label, color, count, value: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
};

/** Types the student has met, in the order we always name them. */
export const writingsPerType = ({ writings_per_type }: Pick<StudentProgress, 'writings_per_type'>) =>
  activityTypes
    .map((type: ActivityType) => ({ type: activityTypeLabels[type], Writings: writings_per_type[type] ?? 0 }))
    .filter(({ Writings }) => Writings > 0);

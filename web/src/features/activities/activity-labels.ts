import type { Activity, activityStatuses } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';
import { formatDateTime, formatDay } from '../../ui/dates.ts';

type Status = (typeof activityStatuses)[number];

export const statusLabels: Record<Status, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const statusColors: Record<Status, ChipColor> = { draft: 'sun', published: 'leaf', archived: 'rest' };

/** A draft that opens by itself says when. */
export const statusText = ({ status, publish_at }: Pick<Activity, 'status' | 'publish_at'>): string =>
  status === 'draft' && publish_at ? `Opens ${formatDateTime(publish_at)}` : statusLabels[status];

/** When work on it is due, as its teacher set it. */
export const dueText = ({ due_date, due_days }: Pick<Activity, 'due_date' | 'due_days'>): string => {
  if (due_date) return formatDay(due_date);
  return due_days === null ? 'No due date' : `${due_days} day(s) after assignment`;
};

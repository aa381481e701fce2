import type { StudentReport } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';

export const statusLabels: Record<StudentReport['status'], string> = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
};

export const statusColors: Record<StudentReport['status'], ChipColor> = {
  completed: 'leaf',
  pending: 'sun',
  failed: 'coral',
};

export const titleOf = ({ student }: Pick<StudentReport, 'student'>): string =>
  `Writing report: ${student.full_name}`;

/** The course or challenge by its title; one that is gone, by its kind and number. */
export const targetTitle = ({ course, challenge, target_type, target_id }: StudentReport): string =>
  course?.title ?? challenge?.title ?? `${target_type} #${target_id}`;

export const periodOf = ({ start_date, end_date }: Pick<StudentReport, 'start_date' | 'end_date'>): string =>
  start_date === end_date ? formatDay(start_date) : `${formatDay(start_date)} – ${formatDay(end_date)}`;

export const pendingText = 'Being written. It appears here by itself.';
export const failedText = 'This report could not be written. Nothing is lost: try it again.';

export const reportNotFoundText = {
  title: 'Report Not Found',
  text: "Sorry, we couldn't find the report you're looking for.",
};

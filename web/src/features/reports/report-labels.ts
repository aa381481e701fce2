import type { StudentReport } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { t } from './texts.ts';

export const statusLabels: Record<StudentReport['status'], string> = {
  completed: t.completed,
  pending: t.pending,
  failed: t.failed,
};

export const statusColors: Record<StudentReport['status'], ChipColor> = {
  completed: 'leaf',
  pending: 'sun',
  failed: 'coral',
};

export const titleOf = ({ student }: Pick<StudentReport, 'student'>): string =>
  t.writingReport(student.full_name);

/** The course or challenge by its title; one that is gone, by its kind and number. */
export const targetTitle = ({ course, challenge, target_type, target_id }: StudentReport): string =>
  course?.title ?? challenge?.title ?? `${target_type} #${target_id}`;

export const periodOf = ({ start_date, end_date }: Pick<StudentReport, 'start_date' | 'end_date'>): string =>
  start_date === end_date ? formatDay(start_date) : `${formatDay(start_date)} – ${formatDay(end_date)}`;

export const pendingText = t.beingWrittenItAppearsHere;
export const failedText = t.thisReportCouldNotBe;

export const reportNotFoundText = {
  title: t.reportNotFound,
  text: t.sorryWeCouldntFindThe,
};

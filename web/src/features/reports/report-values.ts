import type { StudentReport } from '@inkling/contract';
import { usualPeriods } from './report-periods.ts';

/** What stands in the dialog's fields. */
export interface ReportValues {
  target_type: StudentReport['target_type'];
  /** Ids as text; empty while nothing is chosen. */
  target_id: string;
  student_id: string;
  start_date: string;
  end_date: string;
}

const lastFourWeeks = 1;

export const startValues = (filters: {
  course: string;
  challenge: string;
  student: string;
}): ReportValues => ({
  target_type: filters.challenge && !filters.course ? 'Challenge' : 'Course',
  target_id: filters.course || filters.challenge,
  student_id: filters.student,
  start_date: '',
  end_date: '',
  ...usualPeriods()[lastFourWeeks]?.period,
});

export const bodyOf = ({ student_id, ...rest }: ReportValues) => ({
  ...rest,
  ...(student_id && { student_id }),
});

import type { CriterionMark } from './assessment.ts';

const strongShare = 0.78;

/** Whether nearly all marks were reached. */
export const areMarksStrong = (marks: CriterionMark[]): boolean =>
  marks.reduce((sum, { mark, maximum }) => sum + mark - strongShare * maximum, 0) >= 0;

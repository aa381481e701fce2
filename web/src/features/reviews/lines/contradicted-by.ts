import type { CriterionResult, TeacherMark } from '@inkling/contract';

/** What of the coach's words speaks against a teacher's mark, beside the comment on the coach's own; null where the marks agree. */
export const contradictedBy = (
  teacherMark: TeacherMark | undefined,
  result: CriterionResult | undefined,
): 'suggestions' | 'praise' | null => {
  if (!teacherMark || !result || teacherMark.mark === result.mark) return null;
  return teacherMark.mark > result.mark ? 'suggestions' : 'praise';
};

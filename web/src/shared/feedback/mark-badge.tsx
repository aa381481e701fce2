import type { CriterionResult, TeacherMark } from '@inkling/contract';
import { Badge } from '@mantine/core';

interface MarkBadgeProps {
  result: CriterionResult | undefined;
  teacherMark: TeacherMark | undefined;
}

/** A teacher's mark stands in place of the coach's, and says whose it is. */
export const MarkBadge = ({ result, teacherMark }: MarkBadgeProps) => {
  if (teacherMark)
    return (
      <Badge variant="light" color="leaf">
        Teacher's mark: {teacherMark.mark} of {teacherMark.maximum}
      </Badge>
    );
  return (
    result && (
      <Badge variant="light">
        {result.mark} of {result.maximum}
      </Badge>
    )
  );
};

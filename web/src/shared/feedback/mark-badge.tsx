import type { CriterionResult, TeacherMark } from '@inkling/contract';
import { Badge } from '@mantine/core';
import { t } from './texts.ts';

interface MarkBadgeProps {
  result: CriterionResult | undefined;
  teacherMark: TeacherMark | undefined;
}

/** A teacher's mark stands in place of the coach's, and says whose it is. */
export const MarkBadge = ({ result, teacherMark }: MarkBadgeProps) => {
  if (teacherMark)
    return (
      <Badge variant="light" color="leaf">
        {t.teachersMark(teacherMark.mark, teacherMark.maximum)}
      </Badge>
    );
  return result && <Badge variant="light">{t.markOf(result.mark, result.maximum)}</Badge>;
};

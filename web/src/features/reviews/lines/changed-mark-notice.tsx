import type { CriterionResult, TeacherMark, Writing } from '@inkling/contract';
import { Alert } from '@mantine/core';
import { contradictedBy } from './contradicted-by.ts';

interface ChangedMarkNoticeProps {
  writing: Writing;
  result: CriterionResult | undefined;
  teacherMark: TeacherMark | undefined;
}

const goes = {
  suggestions: 'the coach’s comment and suggestions',
  praise: 'the coach’s comment and praise',
} as const;

/** Why some of the lines below are struck through. */
export const ChangedMarkNotice = ({ writing, result, teacherMark }: ChangedMarkNoticeProps) => {
  const contradicted = contradictedBy(teacherMark, result);
  if (!contradicted || !teacherMark) return null;
  const { mark, maximum, reason } = teacherMark;
  return (
    <Alert color="ink" variant="light" py="xs" role="note">
      A teacher gave {mark} of {maximum} here. {writing.student.full_name}{' '}
      {reason ? 'reads the reason in place of' : 'does not read'} {goes[contradicted]}.
    </Alert>
  );
};

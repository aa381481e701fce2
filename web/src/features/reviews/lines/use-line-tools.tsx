import type { FeedbackCategory, Writing } from '@inkling/contract';
import { Button } from '@mantine/core';
import type { LineTools } from '../../../shared/feedback/criterion-remarks.tsx';
import { useLeaveOutLine } from '../reviews.queries.ts';
import { contradictedBy } from './contradicted-by.ts';

/** The lines that a child does not read beside a teacher's mark, whatever the teacher chooses. */
const contradictedLines = (writing: Writing, criterion: FeedbackCategory): string[] => {
  const teacherMark = writing.teacher_marks.findLast((each) => each.criterion === criterion);
  const contradicted = contradictedBy(teacherMark, writing.ai_feedback?.results[criterion]);
  const said = writing.ai_feedback?.output[criterion];
  if (!contradicted || !said) return [];
  const lines = contradicted === 'praise' ? said.what_you_did_well.content : said.suggestions.content;
  return [said.comment, ...lines];
};

/** A teacher's choice, line by line, of what the child reads; nothing for everybody else. */
export const useLineTools = (writing: Writing, criterion: FeedbackCategory): LineTools | undefined => {
  const leaveOut = useLeaveOutLine(writing.id);
  if (!writing.permissions.review) return undefined;
  const contradicted = contradictedLines(writing, criterion);
  const isLeftOut = (line: string): boolean =>
    writing.ai_feedback?.left_out.some((each) => each.criterion === criterion && each.line === line) ?? false;
  const { variables } = leaveOut;
  return {
    isShown: (line) => !contradicted.includes(line) && !isLeftOut(line),
    choice: (line) =>
      !contradicted.includes(line) && (
        <Button
          variant="subtle"
          size="compact-md"
          mih="2.75rem"
          style={{ flex: 'none' }}
          loading={leaveOut.isPending && variables?.line === line}
          aria-label={isLeftOut(line) ? `Put it back: ${line}` : `Leave this out: ${line}`}
          onClick={() => leaveOut.mutate({ criterion, line, is_left_out: !isLeftOut(line) })}
        >
          {isLeftOut(line) ? 'Put it back' : 'Leave this out'}
        </Button>
      ),
  };
};

import type { AiFeedback, Writing } from '@inkling/contract';
import { Alert } from '@mantine/core';
import { IconMailHeart } from '@tabler/icons-react';
import { criteriaNames } from './awaiting-approval-title.ts';
import { teacherNameAtSentenceStart, teacherNameInSentence } from './teacher-name.ts';

/** Whether nothing of the feedback may be read yet. */
export const isAllAwaitingApproval = ({ held, generated_status }: AiFeedback): boolean =>
  held.length > 0 && held.length === Object.keys(generated_status).length;

/** In place of what the teacher has still to read: nothing went wrong, and there is something to do meanwhile. */
export const AwaitingApprovalNotice = ({
  found,
  writing,
}: {
  found: AiFeedback;
  writing: Pick<Writing, 'status' | 'teacher_name'>;
}) => {
  if (found.held.length === 0) return null;
  const name = writing.teacher_name;
  const meanwhile =
    writing.status !== 'completed'
      ? 'Until then you can read your draft again and make it better. You get a message when it is here.'
      : 'You get a message when it is here.';
  return (
    <Alert
      role="note"
      color="sun"
      icon={<IconMailHeart aria-hidden />}
      title={`${teacherNameAtSentenceStart(name)} reads this first`}
    >
      {isAllAwaitingApproval(found)
        ? `The coach has read your writing. What it says comes here once ${teacherNameInSentence(name)} has looked at it. ${meanwhile}`
        : `What the coach says on ${criteriaNames(found.held)} comes here, with the score, once ${teacherNameInSentence(name)} has looked at it.`}
    </Alert>
  );
};

/** For the teacher, beside what the child does not see yet. */
export const ApprovalNeededNotice = ({ found, isFinished }: { found: AiFeedback; isFinished: boolean }) => {
  if (found.held.length === 0) return null;
  const what = isAllAwaitingApproval(found)
    ? 'This feedback'
    : `The feedback on ${criteriaNames(found.held)}`;
  return (
    <Alert role="note" color="sun" icon={<IconMailHeart aria-hidden />} title="Waiting for your approval">
      {what} is shown to your student once you have {isFinished && 'marked, returned or '}approved{' '}
      {isFinished ? 'this work' : 'it'}.
    </Alert>
  );
};

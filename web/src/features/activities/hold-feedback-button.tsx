import { type Activity, pluralise } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconEye, IconEyeCheck } from '@tabler/icons-react';
import { confirm } from '../../ui/confirm.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useHoldFeedback } from './activities.queries.ts';

const questions = {
  hold: {
    title: 'Read the feedback first',
    message:
      'From now on students see what the coach says once you have marked, returned or approved their work. What they have been shown they keep.',
    confirm: 'Read it first',
  },
  release: {
    title: 'Show the feedback at once',
    message:
      'Students then see what the coach says as soon as it is there, also what is waiting for you now. They get a message about that.',
    confirm: 'Show it',
  },
};

const resultOf = (count: number): string =>
  count === 0
    ? 'Feedback is shown at once from now on.'
    : `Feedback is shown at once from now on. ${pluralise(count, 'student')} can read what was waiting.`;

/** Takes feedback on published work through the teacher's hands first, or no longer. */
export const HoldFeedbackButton = ({ activity }: { activity: Activity }) => {
  const isHeld = activity.holds_feedback;
  const hold = useHoldFeedback(activity);
  const ask = async () => {
    if (!(await confirm(isHeld ? questions.release : questions.hold))) return;
    hold.mutate(!isHeld, {
      onSuccess: ({ released_count }) =>
        toastSuccess(isHeld ? resultOf(released_count) : 'From now on you read the feedback first.'),
    });
  };
  const Icon = isHeld ? IconEye : IconEyeCheck;
  return (
    <Button
      variant="default"
      loading={hold.isPending}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={ask}
    >
      {isHeld ? 'Show the feedback at once' : 'Read the feedback first'}
    </Button>
  );
};

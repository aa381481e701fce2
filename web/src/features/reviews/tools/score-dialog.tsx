import type { Writing } from '@inkling/contract';
import { Button, Group, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../../api/api-error.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useSay } from '../reviews.queries.ts';

export interface DialogProps {
  writing: Writing;
  opened: boolean;
  onClose: () => void;
}

const problems = { score: 'Please give a score from 0 to 100', reason: 'Please say why' };

const isScore = (value: number | string): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** A teacher's score stands in place of the coach's; what was typed outlives a closed dialog. */
export const ScoreDialog = ({ writing, opened, onClose }: DialogProps) => {
  const say = useSay(writing.id);
  const form = useForm<{ score: number | string; reason: string }>({
    initialValues: { score: writing.ai_scoring === null ? '' : Math.round(writing.ai_scoring), reason: '' },
    validateInputOnBlur: true,
    validate: {
      score: (value) => (isScore(value) ? null : problems.score),
      reason: (value) => (value.trim() ? null : problems.reason),
    },
  });
  const submit = form.onSubmit(({ score, reason }) =>
    say.mutate(
      { action: 'score', score: Number(score), reason },
      {
        onSuccess: () => {
          toastSuccess('Score changed');
          onClose();
          form.setFieldValue('reason', '');
        },
        onError: (error) => {
          if (error instanceof ApiError) form.setErrors(error.fields);
        },
      },
    ),
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Change the score"
      closeButtonProps={{ 'aria-label': 'Close', size: '2.75rem' }}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text c="dimmed">
            Your score stands in place of the coach's. {writing.student.full_name} sees it with your reason.
          </Text>
          <NumberInput
            label="Score"
            description="From 0 to 100"
            min={0}
            max={100}
            clampBehavior="none"
            allowDecimal={false}
            withAsterisk
            hideControls
            {...form.getInputProps('score')}
          />
          <Textarea
            label="Reason"
            autosize
            minRows={3}
            maxLength={1000}
            withAsterisk
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={say.isPending}>
              Save score
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

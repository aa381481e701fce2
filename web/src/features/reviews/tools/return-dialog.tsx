import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../../api/api-error.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useSay } from '../reviews.queries.ts';
import type { DialogProps } from './score-dialog.tsx';

/** Asks before finished work goes back, and for the words the child will read first. */
export const ReturnDialog = ({ writing, opened, onClose }: DialogProps) => {
  const say = useSay(writing.id);
  const form = useForm({
    initialValues: { comment: '' },
    validateInputOnBlur: true,
    validate: { comment: (value) => (value.trim() ? null : 'Please write a comment') },
  });
  const submit = form.onSubmit(({ comment }) =>
    say.mutate(
      { action: 'return', comment },
      {
        onSuccess: () => {
          toastSuccess('Returned for another draft');
          onClose();
          form.reset();
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
      title="Return for another draft?"
      closeButtonProps={{ 'aria-label': 'Close', size: '2.75rem' }}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text c="dimmed">
            {writing.student.full_name} can write again and hands it in anew. This draft stays among the
            earlier ones{writing.scored_by_teacher ? ', and your score goes with it' : ''}.
          </Text>
          <Textarea
            label="What should they do next?"
            placeholder="Say what you liked, and one thing to work on"
            autosize
            minRows={3}
            maxLength={5000}
            withAsterisk
            {...form.getInputProps('comment')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="coral" loading={say.isPending}>
              Return for another draft
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

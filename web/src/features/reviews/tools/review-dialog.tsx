import type { NewReview, Writing } from '@inkling/contract';
import { Button, Modal, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useSendReview } from '../reviews.queries.ts';

export interface DialogProps {
  writing: Writing;
  opened: boolean;
  onClose: () => void;
}

interface ReviewDialogProps<Values> extends DialogProps {
  form: UseFormReturnType<Values>;
  title: string;
  /** What it means for the child. */
  text: ReactNode;
  button: { label: string; color?: string };
  /** What the review says, and the toast once it is said. */
  said: (values: Values) => NewReview;
  done: string;
  onSaid: () => void;
  /** Asked before it is said, where the piece leaves its queue with that; returns the way to the next one. */
  findNext?: () => Promise<() => void>;
  children: ReactNode;
}

/** Something about finished work that the child will read; what was typed outlives a closed dialog. */
export const ReviewDialog = <Values extends object>({
  writing,
  opened,
  onClose,
  form,
  ...words
}: ReviewDialogProps<Values>) => {
  const say = useSendReview(writing.id);
  const submit = form.onSubmit(async (values) => {
    const goOn = await words.findNext?.();
    say.mutate(words.said(values), {
      onSuccess: () => {
        toastSuccess(words.done);
        onClose();
        words.onSaid();
        goOn?.();
      },
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    });
  });
  return (
    <Modal opened={opened} onClose={onClose} title={words.title}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text c="dimmed">{words.text}</Text>
          {words.children}
          <DialogFooter onCancel={onClose}>
            <Button type="submit" color={words.button.color} loading={say.isPending}>
              {words.button.label}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Modal>
  );
};

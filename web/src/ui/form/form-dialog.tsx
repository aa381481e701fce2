import { Button, Modal, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { DialogFooter } from '../dialog-footer.tsx';
import { useCloseTopmost } from '../use-close-topmost.ts';
import { DisabledWhile } from './disabled-while.tsx';

interface FormDialogProps {
  title: string;
  size?: string;
  /** What the button that sends it is called. */
  submit: string;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields below each other, and the buttons at the end. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, size = 'md', submit, isSaving, onSubmit, onClose, children } = props;
  return (
    <Modal opened {...useCloseTopmost(onClose)} title={title} size={size}>
      <form onSubmit={onSubmit} noValidate>
        <DisabledWhile isSaving={isSaving}>
          <Stack gap="md">{children}</Stack>
        </DisabledWhile>
        <DialogFooter onCancel={onClose}>
          <Button type="submit" color="coral" loading={isSaving}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
};

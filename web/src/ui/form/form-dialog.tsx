import { Button, Modal, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { DialogFooter } from '../dialog-footer.tsx';
import { useCloseTopmost } from '../use-close-topmost.ts';
import { DisabledWhileSaving } from './disabled-while-saving.tsx';

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
        <DisabledWhileSaving isSaving={isSaving}>
          <Stack gap="md">{children}</Stack>
        </DisabledWhileSaving>
        <DialogFooter onCancel={onClose}>
          <Button type="submit" color="coral" loading={isSaving}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
};

import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AskedQuestion } from './confirm.ts';
import { t } from './texts.ts';

export interface ConfirmDialogProps {
  question: AskedQuestion;
  /** Once the dialog has faded out. */
  onDone: () => void;
}

export const ConfirmDialog = ({ question, onDone }: ConfirmDialogProps) => {
  const [opened, setOpened] = useState(true);
  const close = (yes: boolean) => () => {
    setOpened(false);
    question.answer(yes);
  };
  useEffect(() => {
    const { signal } = question;
    const end = () => {
      setOpened(false);
      question.answer(false);
    };
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    return () => signal?.removeEventListener('abort', end);
  }, [question]);
  return (
    <Modal
      opened={opened}
      onClose={close(false)}
      onExitTransitionEnd={onDone}
      title={question.title}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Text>{question.message}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={close(false)}>
          {question.cancel ?? t.cancel}
        </Button>
        <Button color={question.danger ? 'red.8' : 'ink'} onClick={close(true)} data-autofocus>
          {question.confirm}
        </Button>
      </Group>
    </Modal>
  );
};

import type { Writing } from '@inkling/contract';
import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { CheckSpellingButton } from './hints/check-spelling-button.tsx';
import type { Draft } from './saving/use-draft.ts';

interface DraftToolsProps {
  writing: Writing;
  draft: Draft;
  isChecking: boolean;
  onCheck: () => void;
  onEarlier: () => void;
}

/** What a child can do with the sheet. */
export const DraftTools = ({ writing, draft, isChecking, onCheck, onEarlier }: DraftToolsProps) => {
  const save = async () => {
    if (await draft.save()) {
      // Also where nothing was left to save: the page never says otherwise than the message.
      draft.saving.set({ name: 'saved' });
      toastSuccess('Content saved successfully');
    } else if (draft.isOffline()) toastSuccess('Kept on this device. It is sent once you are connected.');
    else toastError('Failed to save content. Please try again.');
  };
  return (
    <Group gap={4}>
      {writing.hints_allowed && <CheckSpellingButton isChecking={isChecking} onCheck={onCheck} />}
      <Button
        variant="subtle"
        px="sm"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={onEarlier}
      >
        Earlier drafts
      </Button>
      {writing.subject === 'writing' && (
        <Button
          variant="light"
          px="md"
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={save}
        >
          Save
        </Button>
      )}
    </Group>
  );
};

import type { Writing } from '@inkling/contract';
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const RenameForm = lazyComponent(async () => (await import('./rename-form.tsx')).RenameForm);

interface WritingTitleProps {
  writing: Writing;
  onRenamed: (title: string) => void;
}

/** The title, and a way to a better one for the child who chose it. */
export const WritingTitle = ({ writing, onRenamed }: WritingTitleProps) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense>
        <RenameForm writing={writing} onRenamed={onRenamed} onClose={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <span>{writing.title}</span>
      <ActionIcon variant="subtle" size={44} aria-label="Change the title" onClick={() => setOpen(true)}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
};

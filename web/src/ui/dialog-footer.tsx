import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './texts.ts';

/** At the end of a dialog: Cancel, and then the button that does it. */
export const DialogFooter = ({ onCancel, children }: { onCancel: () => void; children: ReactNode }) => (
  <Group mt="lg" gap="sm" justify="flex-end">
    <Button variant="default" onClick={onCancel}>
      {t.cancel}
    </Button>
    {children}
  </Group>
);

import type { NotCounted } from '@inkling/contract';
import { Alert, List } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { t } from './notices.texts.ts';

/** Tells adults what of a draft earned no marks, so that nobody has to guess why a long text has few. */
export const NotCountedNotice = ({ notCounted }: { notCounted: readonly NotCounted[] }) =>
  notCounted.length === 0 ? null : (
    <Alert color="sun" icon={<IconInfoCircle aria-hidden />} title={t.notCounted}>
      <List size="sm">
        {notCounted.map(({ reason, words }) => (
          <List.Item key={reason}>{t.reasons[reason](words)}</List.Item>
        ))}
      </List>
    </Alert>
  );

import type { NotCounted, NotCountedReason } from '@inkling/contract';
import { Alert, List } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

const reasonTexts: Record<NotCountedReason, string> = {
  repeats: 'Parts of this repeat what was said before',
  copied: 'Parts of this stand in the task already',
  not_sentences: 'Some lines do not read as sentences',
  note: 'Some words speak to the marker, not to the reader',
};

/** Tells adults what of a draft earned no marks, so that nobody has to guess why a long text has few. */
export const NotCountedNotice = ({ notCounted }: { notCounted: readonly NotCounted[] }) =>
  notCounted.length === 0 ? null : (
    <Alert color="sun" icon={<IconInfoCircle aria-hidden />} title="Not counted in the marks">
      <List size="sm">
        {notCounted.map(({ reason, words }) => (
          <List.Item key={reason}>
            {reasonTexts[reason]} ({words} words).
          </List.Item>
        ))}
      </List>
    </Alert>
  );

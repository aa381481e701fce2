import type { WritingCard } from '@inkling/contract';
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { MoreTimeDialog } from './more-time-dialog.tsx';

interface MoreTimeButtonProps {
  piece: Pick<WritingCard, 'id' | 'title' | 'status' | 'due_date' | 'usual_due_date'>;
  /** The student's name. */
  student: string;
  /** Where there is room to say what the sign means. */
  hasWords?: boolean;
}

/** Opens the choice of a due date for one student; nothing where there is no day to move. */
export const MoreTimeButton = ({ piece, student, hasWords = false }: MoreTimeButtonProps) => {
  const [isOpen, dialog] = useDisclosure();
  const { id, title, status, due_date, usual_due_date } = piece;
  if (status === 'completed' || due_date === null) return null;
  const label = `More time for ${student}: ${title}`;
  return (
    <>
      {hasWords ? (
        <Button
          variant="subtle"
          size="compact-md"
          mih="var(--touch)"
          // As high as the line of text that it stands in.
          my="calc((1lh - var(--touch)) / 2)"
          aria-label={label}
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={dialog.open}
        >
          More time
        </Button>
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--touch)"
          aria-label={label}
          title={label}
          onClick={dialog.open}
        >
          <IconCalendarPlus size={18} aria-hidden />
        </ActionIcon>
      )}
      {isOpen && (
        <MoreTimeDialog piece={{ id, title, student, due_date, usual_due_date }} onClose={dialog.close} />
      )}
    </>
  );
};

import type { WritingCard } from '@inkling/contract';
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { MoreTimeDialog } from './more-time-dialog.tsx';

interface MoreTimeButtonProps {
  piece: Pick<WritingCard, 'id' | 'title' | 'status' | 'due_date' | 'usual_due_date'>;
  /** The student's name. */
  student: string;
}

/** Opens the choice of a due date for one student; nothing where there is no day to move. */
export const MoreTimeButton = ({ piece, student }: MoreTimeButtonProps) => {
  const [isOpen, dialog] = useDisclosure();
  const { id, title, status, due_date, usual_due_date } = piece;
  if (status === 'completed' || due_date === null) return null;
  const label = `More time for ${student}: ${title}`;
  return (
    <>
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
      {isOpen && (
        <MoreTimeDialog piece={{ id, title, student, due_date, usual_due_date }} onClose={dialog.close} />
      )}
    </>
  );
};

import { moreTimeForm } from '@inkling/contract';
import { Button, Text, TextInput } from '@mantine/core';
import { formatDay } from '../../ui/dates.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useDialogForm } from '../form/use-dialog-form.ts';
import { useSetDueDate } from './use-set-due-date.ts';

/** A piece that is not finished and has a day to meet. */
export interface DuePiece {
  id: number;
  title: string;
  student: string;
  due_date: string;
  usual_due_date: string | null;
}

interface MoreTimeDialogProps {
  piece: DuePiece;
  onClose: () => void;
}

/** A due date for one student alone. */
export const MoreTimeDialog = ({ piece, onClose }: MoreTimeDialogProps) => {
  const { title, student, due_date, usual_due_date } = piece;
  const usual = usual_due_date ?? due_date;
  const save = useSetDueDate(piece.id);
  const { form, dialog } = useDialogForm({
    initialValues: { due_date: usual_due_date ? due_date : '' },
    schema: moreTimeForm,
    bodyOf: (values) => values,
    save,
    onClose,
    onSaved: () => {
      toastSuccess(`${student} has more time now.`);
      onClose();
    },
  });
  const takeBack = () =>
    save.mutate(
      { due_date: null },
      {
        onSuccess: () => {
          toastSuccess(`${student} has the same day as the others again.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog title={`More time for ${student}`} submit="Give more time" {...dialog}>
      <Text>
        “{title}” is due on {formatDay(usual)} for the others. {student} and the parents are told of the new
        day.
      </Text>
      <TextInput
        type="date"
        label={`Due date for ${student}`}
        min={localToday()}
        {...form.getInputProps('due_date')}
      />
      {usual_due_date && (
        <Button variant="default" onClick={takeBack} style={{ alignSelf: 'flex-start' }}>
          Back to {formatDay(usual_due_date)}
        </Button>
      )}
    </FormDialog>
  );
};

import { type Activity, addedStudentsForm, pluralise } from '@inkling/contract';
import { Text, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { formatDay } from '../../ui/dates.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useAddStudents } from './activities.queries.ts';
import { ChosenStudentsField } from './chosen-students-field.tsx';
import type { useStudentsInCourses } from './use-students-in-courses.ts';

interface AddStudentsDialogProps {
  activity: Activity;
  /** Those of its courses who do not have it. */
  found: ReturnType<typeof useStudentsInCourses>;
  /** Chosen already when it opens. */
  wanted: number[];
  onClose: () => void;
}

const resultOf = (count: number): string =>
  count === 0
    ? 'They had it already: nothing changed.'
    : `${pluralise(count, 'student')} added. They find it among their writings and are told.`;

const dueDateHint = (day: string): string =>
  day < localToday()
    ? `It was due on ${formatDay(day)} for the others: choose a later day.`
    : `Left empty, it is due on ${formatDay(day)}, as for the others.`;

/** Gives published work to more students of its courses. */
export const AddStudentsDialog = ({ activity, found, wanted, onClose }: AddStudentsDialogProps) => {
  const { form, dialog } = useDialogForm({
    initialValues: { student_ids: wanted, due_date: '' },
    schema: addedStudentsForm,
    bodyOf: (values) => ({ ...values, due_date: values.due_date || undefined }),
    save: useAddStudents(activity),
    onClose,
    onSaved: ({ added_count }) => {
      toastSuccess(resultOf(added_count));
      onClose();
    },
  });
  return (
    <FormDialog title="Give it to more students" submit="Give it to them" {...dialog}>
      <Text>They get it at once. Whoever has it already keeps their work as it is.</Text>
      <ChosenStudentsField
        {...form.getInputProps('student_ids')}
        found={found}
        chosen={form.values.student_ids}
        onChoose={(ids) => form.setFieldValue('student_ids', ids)}
      />
      {activity.due_date && (
        <TextInput
          type="date"
          label="Due date for them"
          description={dueDateHint(activity.due_date)}
          min={localToday()}
          {...form.getInputProps('due_date')}
        />
      )}
    </FormDialog>
  );
};

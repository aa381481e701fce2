import { type ReliefTeacher, type SchoolCourse, standInForm } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { formatDate } from '../../ui/dates.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { useStandIn } from './school.queries.ts';

interface StandInFormProps {
  schoolClass: SchoolCourse;
  relief: ReliefTeacher[];
  onClose: () => void;
}

/** Who stands in when a teacher is ill; without another choice until the last day at the school. */
export const StandInForm = ({ schoolClass, relief, onClose }: StandInFormProps) => {
  const { form, dialog } = useDialogForm({
    initialValues: { teacher_id: '', ends_on: '' },
    schema: standInForm,
    bodyOf: ({ teacher_id, ends_on }) => ({
      teacher_id: teacher_id === '' ? Number.NaN : Number(teacher_id),
      ends_on,
    }),
    save: useStandIn(schoolClass),
    onClose,
  });
  const choose = (chosen: string | null) => {
    form.setFieldValue('teacher_id', chosen ?? '');
    const last = relief.find(({ id }) => String(id) === chosen)?.ends_on;
    if (last && form.values.ends_on === '') form.setFieldValue('ends_on', last);
  };
  const last = relief.find(({ id }) => String(id) === form.values.teacher_id)?.ends_on;
  return (
    <FormDialog title={`Who stands in in “${schoolClass.title}”`} submit="Let them stand in" {...dialog}>
      <Select
        label="Relief teacher"
        description={`Sees and reviews the work of this class. ${schoolClass.teacher.full_name} is told so.`}
        placeholder="Choose a relief teacher"
        data={relief.map(({ id, full_name, ends_on }) => ({
          value: String(id),
          label: `${full_name}, until ${formatDate(ends_on)}`,
        }))}
        withAsterisk
        data-autofocus
        {...form.getInputProps('teacher_id')}
        onChange={choose}
      />
      <TextInput
        label="Last day"
        type="date"
        min={localToday()}
        {...(last && { max: last })}
        withAsterisk
        {...form.getInputProps('ends_on')}
      />
    </FormDialog>
  );
};

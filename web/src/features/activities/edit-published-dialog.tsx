import { type Activity, publishedActivityForm } from '@inkling/contract';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useEditPublishedActivity } from './activities.queries.ts';
import { TaskTextFields } from './task-text-fields.tsx';

interface EditPublishedDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** What can still be put right once students have the activity. */
export const EditPublishedDialog = ({ activity, onClose }: EditPublishedDialogProps) => {
  const { title, description, requirements, due_date, steps } = activity;
  const { form, dialog } = useDialogForm({
    initialValues: {
      title,
      description,
      requirements,
      due_date: due_date ?? '',
      step_instructions: steps.map(({ id, instructions }) => ({ id, instructions })),
    },
    schema: publishedActivityForm,
    bodyOf: (values) => ({ ...values, due_date: values.due_date || undefined }),
    save: useEditPublishedActivity(activity),
    onClose,
    onSaved: () => {
      toastSuccess('Activity changed. Students who have started read what is new.');
      onClose();
    },
  });
  return (
    <FormDialog title="Change title, task or date" size="lg" submit="Save changes" {...dialog}>
      <Text>Everybody who has not finished sees the change. Students who have started are told.</Text>
      <TaskTextFields getInputProps={form.getInputProps} requirements={form.values.requirements} />
      <TextInput
        type="date"
        label="Due date"
        description={due_date ? undefined : 'Left empty, each student keeps the day they have.'}
        min={localToday()}
        {...form.getInputProps('due_date')}
      />
      {steps.map((step, index) => (
        <Textarea
          key={step.id}
          label={`What students read at “${step.title}”`}
          autosize
          minRows={2}
          maxLength={4000}
          {...form.getInputProps(`step_instructions.${index}.instructions`)}
        />
      ))}
    </FormDialog>
  );
};

import { type Activity, publishedActivityForm } from '@inkling/contract';
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { DisabledWhile } from '../../ui/form/disabled-while.tsx';
import { RichTextField } from '../../ui/form/rich-text-field.tsx';
import { localToday } from '../../ui/local-today.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useEditPublishedActivity } from './activities.queries.ts';

interface EditPublishedDialogProps {
  activity: Activity;
  onClose: () => void;
}

const useEditPublishedForm = ({ activity, onClose }: EditPublishedDialogProps) => {
  const edit = useEditPublishedActivity(activity.id);
  const { form, letGo, submit, showErrors } = usePageForm({
    initialValues: {
      title: activity.title,
      description: activity.description,
      requirements: activity.requirements,
      due_date: activity.due_date ?? '',
    },
    schema: publishedActivityForm,
    bodyOf: (values) => ({ ...values, due_date: values.due_date || undefined }),
    isSaving: edit.isPending,
  });
  const close = () => {
    letGo();
    onClose();
  };
  const done = () => {
    toastSuccess('Activity changed. Students who have started are told.');
    close();
  };
  const onSubmit = submit((body) => edit.mutate(body, { onSuccess: done, onError: showErrors }));
  return { form, onSubmit, close, isSaving: edit.isPending };
};

/** What can still be put right once students have the activity. */
export const EditPublishedDialog = (props: EditPublishedDialogProps) => {
  const { form, onSubmit, close, isSaving } = useEditPublishedForm(props);
  return (
    <Modal opened onClose={close} title="Change title, task or date" size="lg">
      <form onSubmit={onSubmit} noValidate>
        <DisabledWhile isSaving={isSaving}>
          <Stack gap="md">
            <Text>Everybody who has not finished sees the change. Students who have started are told.</Text>
            <TextInput label="Title" withAsterisk maxLength={200} {...form.getInputProps('title')} />
            <Textarea
              label="Description"
              withAsterisk
              autosize
              minRows={2}
              maxLength={5000}
              {...form.getInputProps('description')}
            />
            <RichTextField
              label="Requirements"
              required
              {...form.getInputProps('requirements')}
              value={form.values.requirements}
            />
            <TextInput
              type="date"
              label="Due date"
              description={
                props.activity.due_date ? undefined : 'Left empty, each student keeps the day they have.'
              }
              min={localToday()}
              {...form.getInputProps('due_date')}
            />
          </Stack>
        </DisabledWhile>
        <Group mt="lg" gap="sm" justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="coral" loading={isSaving}>
            Save changes
          </Button>
        </Group>
      </form>
    </Modal>
  );
};

import { type Activity, activityForm, screenPath, screens } from '@inkling/contract';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { firstInPageOrder } from '../../shared/form/first-in-page-order.ts';
import { messagesByField, validateWith } from '../../shared/form/validate-with.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { DisabledWhileSaving } from '../../ui/form/disabled-while-saving.tsx';
import { localToday } from '../../ui/local-today.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useConfirmLeave } from '../../ui/use-confirm-leave.ts';
import { WorkflowEditor } from '../workflows/index.ts';
import { useSaveActivity } from './activities.queries.ts';
import classes from './activity-form.module.css';
import { type ActivityValues, bodyOf, problemsBeyondSchema, sameValues } from './activity-values.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { usePrefillFromCourses } from './prefill-from-courses.ts';
import { TaskFields } from './task-fields.tsx';

interface ActivityFormProps {
  /** The activity to change; without one the form makes a new one. */
  activity?: Activity;
  /** What the fields begin with, and what counts as untouched. */
  start: ActivityValues;
  untouched: ActivityValues;
  /** Called with every change. */
  onKeep?: (values: ActivityValues) => void;
  onSaved?: () => void;
}

const checkBody = validateWith(activityForm, bodyOf);
const check = (values: ActivityValues) => ({
  ...checkBody(values),
  ...problemsBeyondSchema(values, localToday()),
});

const useActivityForm = ({ activity, start, untouched, onKeep, onSaved }: ActivityFormProps) => {
  const navigate = useNavigate();
  const form = useForm<ActivityValues>({
    initialValues: start,
    validate: check,
    validateInputOnBlur: true,
    ...(onKeep && { onValuesChange: onKeep }),
  });
  usePrefillFromCourses(form, untouched, activity === undefined);
  const save = useSaveActivity(activity);
  const isChanged = !sameValues(form.values, untouched);
  const letGo = useConfirmLeave(isChanged && !save.isSuccess);

  const focusFirstProblem = (problems: Partial<Record<string, unknown>>) => {
    toastError('Please check the required fields');
    firstInPageOrder(Object.keys(problems).map(form.getInputNode))?.focus();
  };
  const leave = ({ id }: Activity) => {
    letGo();
    onSaved?.();
    toastSuccess(activity ? 'Activity updated successfully' : 'Activity created successfully');
    void navigate(screenPath('teacher-activity-detail', { id }));
  };
  const showProblems = (error: Error) => {
    if (error instanceof ApiError) form.setErrors(messagesByField(error.fields));
  };
  const submit = form.onSubmit(
    (values) => save.mutate(activityForm.parse(bodyOf(values)), { onSuccess: leave, onError: showProblems }),
    focusFirstProblem,
  );
  return { form, submit, isSaving: save.isPending };
};

export const ActivityForm = (props: ActivityFormProps) => {
  const { activity } = props;
  const { form, submit, isSaving } = useActivityForm(props);
  const [isUploading, setIsUploading] = useState(false);
  const [isSendingVideo, setIsSendingVideo] = useState(false);
  const { value: steps, onChange: setSteps, error: stepsError } = form.getInputProps('steps');
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg" maw="56rem">
        <DisabledWhileSaving isSaving={isSaving}>
          <Section title="The task">
            <Stack gap="lg">
              <TaskFields form={form} />
            </Stack>
          </Section>
          <Section title="For whom and when">
            <Stack gap="lg">
              <AssignmentFields form={form} />
            </Stack>
          </Section>
          <Section title="Writing workflow">
            {/* Focusable, so that a failed submit can lead here. */}
            <div data-path="steps" tabIndex={-1} className={classes.workflow}>
              <WorkflowEditor
                value={steps}
                onChange={setSteps}
                kind={form.values.activity_type}
                title={form.values.title}
                error={stepsError}
                onUploading={setIsSendingVideo}
              />
            </div>
          </Section>
          <Section title="Everything else">
            <OptionalFields form={form} mayBeClosed={!activity} onUploading={setIsUploading} />
          </Section>
        </DisabledWhileSaving>
        <Group gap="sm" pt="xs">
          <Button type="submit" color="coral" loading={isSaving} disabled={isUploading || isSendingVideo}>
            {activity ? 'Update Activity' : 'Create Activity'}
          </Button>
          <Button component={Link} to={screens['teacher-activities'].path} variant="default">
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

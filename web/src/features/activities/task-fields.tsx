import type { ActivityTypeOption } from '@inkling/contract';
import { BorrowedScaleNote } from '../../shared/feedback/borrowed-scale-note.tsx';
import { ActivityTypeField } from '../workflows/index.ts';
import type { ActivityFormState } from './activity-values.ts';
import { TaskTextFields } from './task-text-fields.tsx';

/** What the student is asked to write. */
export const TaskFields = ({ form }: { form: ActivityFormState }) => {
  const { value, onBlur, error } = form.getInputProps('activity_kind_id');
  const chooseType = ({ id, key }: ActivityTypeOption) => {
    form.setFieldValue('activity_kind_id', id);
    form.setFieldValue('activity_type', key);
    if (key === 'wellbeing') form.setFieldValue('subject', 'wellbeing');
  };
  return (
    <>
      {/* Focusable, so that a failed submit can lead here. */}
      <div data-path="activity_kind_id" tabIndex={-1}>
        <ActivityTypeField value={value} onChange={chooseType} onBlur={onBlur} error={error} />
        {value && <BorrowedScaleNote type={form.values.activity_type} mt={4} />}
      </div>
      <TaskTextFields getInputProps={form.getInputProps} requirements={form.values.requirements} />
    </>
  );
};

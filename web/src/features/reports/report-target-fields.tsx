import { reportTargets } from '@inkling/contract';
import type { UseFormReturnType } from '@mantine/form';
import { ChoiceButton, ChoiceButtons } from '../../ui/form/choice-button.tsx';
import { GroupField } from '../../ui/form/group-field.tsx';
import { OneOptionField } from './one-option-field.tsx';
import type { ReportValues } from './report-values.ts';
import { loadChallengeOptions, loadCourseOptions, loadCourseStudents } from './reports.queries.ts';

const loadOf = { Course: loadCourseOptions, Challenge: loadChallengeOptions };

/** Which course or challenge, and whom of it. */
export const ReportTargetFields = ({ form }: { form: UseFormReturnType<ReportValues> }) => {
  const { target_type, target_id, student_id } = form.values;
  const setTarget = (id: string) => {
    form.setValues({ target_id: id, student_id: '' });
    form.clearFieldError('target_id');
  };
  return (
    <>
      <GroupField label="About a">
        <ChoiceButtons>
          {reportTargets.map((type) => (
            <ChoiceButton
              key={type}
              isChosen={type === target_type}
              onToggle={() =>
                type !== target_type && form.setValues({ target_type: type, target_id: '', student_id: '' })
              }
            >
              {type}
            </ChoiceButton>
          ))}
        </ChoiceButtons>
      </GroupField>
      <OneOptionField
        key={target_type}
        label={target_type}
        required
        placeholder={`Choose a ${target_type.toLowerCase()}`}
        source={{ label: target_type, load: loadOf[target_type] }}
        value={target_id}
        onChange={setTarget}
        onBlur={() => form.validateField('target_id')}
        error={form.errors.target_id}
        data-path="target_id"
      />
      <OneOptionField
        key={`${target_type} ${target_id}`}
        label="Student"
        placeholder="All students"
        description="Leave it empty for one report on each student"
        disabled={target_id === ''}
        source={{
          label: `Members of ${target_type} ${target_id}`,
          load: loadCourseStudents(target_type, Number(target_id)),
          labelOf: ({ full_name }) => full_name,
          isReady: target_id !== '',
        }}
        value={student_id}
        onChange={(id) => form.setFieldValue('student_id', id)}
        error={form.errors.student_id}
        data-path="student_id"
      />
    </>
  );
};

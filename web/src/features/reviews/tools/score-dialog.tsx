import { scoreReview } from '@inkling/contract';
import { NumberInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { type DialogProps, ReviewDialog } from './review-dialog.tsx';

interface ScoreValues {
  /** Text while it is empty or half typed. */
  score: number | string;
  reason: string;
}

const bodyOf = (values: ScoreValues) => ({ action: 'score', ...values }) as const;

/** A teacher's score stands in place of the coach's. */
export const ScoreDialog = (props: DialogProps) => {
  const { ai_scoring, student } = props.writing;
  const form = useForm<ScoreValues>({
    initialValues: { score: ai_scoring === null ? '' : Math.round(ai_scoring), reason: '' },
    validateInputOnBlur: true,
    validate: validateWith(scoreReview, bodyOf),
  });
  return (
    <ReviewDialog
      {...props}
      form={form}
      title="Change the score"
      text={`Your score stands in place of the coach's. ${student.full_name} sees it with your reason.`}
      button={{ label: 'Save score' }}
      said={(values) => scoreReview.parse(bodyOf(values))}
      done="Score changed"
      onSaid={() => form.setFieldValue('reason', '')}
    >
      <NumberInput
        label="Score"
        description="From 0 to 100"
        min={0}
        max={100}
        clampBehavior="none"
        allowDecimal={false}
        withAsterisk
        {...form.getInputProps('score')}
      />
      <Textarea
        label="Reason"
        autosize
        minRows={3}
        maxLength={1000}
        withAsterisk
        {...form.getInputProps('reason')}
      />
    </ReviewDialog>
  );
};

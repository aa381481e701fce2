import { NumberInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type DialogProps, ReviewDialog } from './review-dialog.tsx';

const problems = { score: 'Please give a score from 0 to 100', reason: 'Please say why' };

const isScore = (value: number | string): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** A teacher's score stands in place of the coach's. */
export const ScoreDialog = (props: DialogProps) => {
  const { ai_scoring, student } = props.writing;
  const form = useForm<{ score: number | string; reason: string }>({
    initialValues: { score: ai_scoring === null ? '' : Math.round(ai_scoring), reason: '' },
    validateInputOnBlur: true,
    validate: {
      score: (value) => (isScore(value) ? null : problems.score),
      reason: (value) => (value.trim() ? null : problems.reason),
    },
  });
  return (
    <ReviewDialog
      {...props}
      form={form}
      title="Change the score"
      text={`Your score stands in place of the coach's. ${student.full_name} sees it with your reason.`}
      button={{ label: 'Save score' }}
      said={({ score, reason }) => ({ action: 'score', score: Number(score), reason })}
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

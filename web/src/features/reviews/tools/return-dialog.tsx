import { returnReview } from '@inkling/contract';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { type DialogProps, ReviewDialog } from './review-dialog.tsx';

const bodyOf = ({ comment }: { comment: string }) => ({ action: 'return', comment }) as const;

/** Asks before finished work goes back, and for the words the child will read first. */
export const ReturnDialog = (props: DialogProps) => {
  const { student, scored_by_teacher } = props.writing;
  const form = useForm({
    initialValues: { comment: '' },
    validateInputOnBlur: true,
    validate: validateWith(returnReview, bodyOf),
  });
  return (
    <ReviewDialog
      {...props}
      form={form}
      title="Return for another draft?"
      text={`${student.full_name} can write again and hand it in again. This draft is kept${scored_by_teacher ? ', and your score with it' : ''}.`}
      button={{ label: 'Return for another draft', color: 'coral' }}
      said={bodyOf}
      done="Returned for another draft"
      onSaid={form.reset}
    >
      <Textarea
        label="What should they do next?"
        placeholder="Say what you liked, and one thing to work on"
        autosize
        minRows={3}
        maxLength={5000}
        withAsterisk
        {...form.getInputProps('comment')}
      />
    </ReviewDialog>
  );
};

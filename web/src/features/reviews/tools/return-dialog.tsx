import { returnReview } from '@inkling/contract';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useTypedComment } from '../use-typed-comment.ts';
import { type DialogProps, ReviewDialog } from './review-dialog.tsx';
import { returnedMessage, whatReturnKeeps } from './review-messages.ts';
import { useTeacherScorePhrase } from './use-teacher-score-phrase.ts';

const bodyOf = ({ comment }: { comment: string }) => ({ action: 'return', comment }) as const;

interface ReturnDialogProps extends DialogProps {
  findNext: () => Promise<() => void>;
}

/** Asks before finished work goes back, and for the words the child will read first. */
export const ReturnDialog = (props: ReturnDialogProps) => {
  const { student } = props.writing;
  const score = useTeacherScorePhrase(props.writing);
  const { comment, setComment } = useTypedComment(props.writing.id);
  const form = useForm({
    initialValues: { comment },
    validateInputOnBlur: true,
    validate: validateWith(returnReview, bodyOf),
  });
  const { setFieldValue } = form;
  const shown = form.values.comment;
  const field = form.getInputProps('comment');
  // What was typed beside the text meanwhile goes on here.
  useEffect(() => {
    if (shown !== comment) setFieldValue('comment', comment);
  }, [shown, comment, setFieldValue]);
  return (
    <ReviewDialog
      {...props}
      form={form}
      title="Return for another draft?"
      text={`${student.full_name} can write again and hand it in again. ${whatReturnKeeps(score)}`}
      button={{ label: 'Return for another draft', color: 'coral' }}
      said={bodyOf}
      done={returnedMessage(score)}
      onSaid={() => setComment('')}
    >
      <Textarea
        label="What should they do next?"
        placeholder="Say what you liked, and one thing to work on"
        autosize
        minRows={3}
        maxLength={5000}
        withAsterisk
        {...field}
        onChange={(event) => {
          field.onChange(event);
          setComment(event.currentTarget.value);
        }}
      />
    </ReviewDialog>
  );
};

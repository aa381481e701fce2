import type { Review } from '@inkling/contract';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { confirm } from '../../../ui/confirm.ts';
import { useChangeComment } from '../reviews.queries.ts';

const question = {
  title: 'Delete this comment?',
  message: 'The child no longer sees it.',
  confirm: 'Delete',
  cancel: 'Keep',
};

const EditForm = ({ review, onDone }: { review: Review; onDone: () => void }) => {
  const [comment, setComment] = useState(review.comment ?? '');
  const change = useChangeComment(review.writing_id);
  const isEmpty = comment.trim() === '';
  return (
    <>
      <Textarea
        label="Change your comment"
        autosize
        minRows={2}
        maxLength={5000}
        value={comment}
        error={isEmpty ? 'Please write a comment' : null}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" size="sm" mih="2.75rem" onClick={onDone}>
          Cancel
        </Button>
        <Button
          size="sm"
          mih="2.75rem"
          disabled={isEmpty}
          loading={change.isPending}
          onClick={() => change.mutate({ id: review.id, comment }, { onSuccess: onDone })}
        >
          Save comment
        </Button>
      </Group>
    </>
  );
};

/** What one may do with one's own comment. */
export const CommentActions = ({ review }: { review: Review }) => {
  const [isEditing, setIsEditing] = useState(false);
  const change = useChangeComment(review.writing_id);
  const { edit, remove } = review.permissions;
  if (isEditing) return <EditForm review={review} onDone={() => setIsEditing(false)} />;
  if (!edit && !remove) return null;
  const takeBack = async () => {
    if (await confirm(question)) change.mutate({ id: review.id, comment: null });
  };
  return (
    <Group gap="xs">
      {edit && (
        <Button variant="subtle" size="compact-md" mih="2.75rem" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      )}
      {remove && (
        <Button
          variant="subtle"
          size="compact-md"
          mih="2.75rem"
          loading={change.isPending}
          onClick={() => void takeBack()}
        >
          Delete
        </Button>
      )}
    </Group>
  );
};

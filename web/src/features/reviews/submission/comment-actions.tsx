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
  const isReason = review.action === 'score';
  const [opened] = useState(review);
  const [words, setWords] = useState((isReason ? review.reason : review.comment) ?? '');
  const change = useChangeComment(review.writing_id);
  const isEmpty = words.trim() === '';
  const save = () =>
    change.mutate(
      {
        id: review.id,
        words: isReason ? { reason: words } : { comment: words },
        seen_updated_at: opened.updated_at,
      },
      { onSuccess: onDone },
    );
  return (
    <>
      <Textarea
        label={isReason ? 'Change your reason' : 'Change your comment'}
        w="100%"
        autosize
        minRows={2}
        maxLength={isReason ? 1000 : 5000}
        value={words}
        error={isEmpty ? (isReason ? 'Please say why' : 'Please write a comment') : null}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" size="sm" mih="2.75rem" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" mih="2.75rem" disabled={isEmpty} loading={change.isPending} onClick={save}>
          {isReason ? 'Save reason' : 'Save comment'}
        </Button>
      </Group>
    </>
  );
};

/** What one may do with one's own comment, or the reason of one's score. */
export const CommentActions = ({ review }: { review: Review }) => {
  const [isEditing, setIsEditing] = useState(false);
  const change = useChangeComment(review.writing_id);
  const { edit, remove } = review.permissions;
  if (isEditing) return <EditForm review={review} onDone={() => setIsEditing(false)} />;
  if (!edit && !remove) return null;
  const takeBack = async () => {
    if (await confirm(question)) change.mutate({ id: review.id, words: null });
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

import type { CommentPhrase, Criterion, Span, Writing } from '@inkling/contract';
import { Button, CloseButton, Group, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Quote } from '../../../ui/quote.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { PhraseMenu } from '../phrases/phrase-menu.tsx';
import { useSendReview } from '../reviews.queries.ts';

interface CommentFormProps {
  writing: Writing;
  /** What the comment is about; the whole work without. */
  passage: Span | null;
  /** The criterion that is open beside the text: phrases about it come first. */
  criterion: Criterion | null;
  onDropPassage: () => void;
  /** Told whenever there is something to lose, and when there no longer is. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Praise stands before whatever else is said. */
const withPhrase = (typed: string, { text, is_praise }: CommentPhrase): string =>
  (is_praise ? [text, typed] : [typed, text]).filter(Boolean).join(' ');

const wordsNeeded = 'Please write a comment';

export const CommentForm = ({ writing, passage, criterion, onDropPassage, onUnsaved }: CommentFormProps) => {
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const say = useSendReview(writing.id);
  const isUnsaved = comment.trim() !== '';
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => {
    if (passage) field.current?.focus();
  }, [passage]);
  const quote = passage && writing.content.slice(passage.start, passage.end);

  const send = (action: 'comment' | 'return') => {
    if (comment.trim() === '') return setProblem(wordsNeeded);
    say.mutate(
      { action, comment, ...(passage && quote && { passage: { ...passage, quote } }) },
      {
        onSuccess: () => {
          // A longer one has begun while this was on its way.
          setComment((typed) => (typed === comment ? '' : typed));
          onDropPassage();
          toastSuccess(action === 'comment' ? 'Comment added' : 'Returned for another draft');
        },
        onError: (error) => {
          if (error instanceof ApiError) setProblem(error.fields.comment ?? error.fields.passage ?? null);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send('comment');
  };
  return (
    <form noValidate onSubmit={submit}>
      {quote && (
        <Group wrap="nowrap" align="flex-start" gap="xs" mb="xs">
          <Quote tone="sun" fs="italic" c="dimmed" flex={1}>
            {quote}
          </Quote>
          <CloseButton
            aria-label="Comment on the whole work instead"
            size="2.75rem"
            onClick={onDropPassage}
          />
        </Group>
      )}
      <Textarea
        ref={field}
        label={quote ? 'Your comment on this passage' : 'Your comment'}
        placeholder="Say what works, and one thing to try next"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        value={comment}
        onChange={({ currentTarget }) => {
          setComment(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
        onKeyDown={getHotkeyHandler([['mod+Enter', () => send('comment')]])}
      />
      <PhraseMenu
        typed={comment}
        criterion={criterion}
        onPick={(phrase) => setComment((typed) => withPhrase(typed.trim(), phrase))}
      />
      <Group justify="flex-end" mt="xs" gap="xs">
        {writing.status === 'completed' && (
          <Button variant="default" disabled={say.isPending} onClick={() => send('return')}>
            Comment and return
          </Button>
        )}
        <Button type="submit" loading={say.isPending}>
          Add comment
        </Button>
      </Group>
    </form>
  );
};

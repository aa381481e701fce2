import type { CommentPhrase, Criterion, Span, Writing } from '@inkling/contract';
import { Button, CloseButton, Group, Text, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Quote } from '../../../ui/quote.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { PhraseMenu } from '../phrases/phrase-menu.tsx';
import { useSendReview } from '../reviews.queries.ts';
import { returnedMessage, whatReturnKeeps } from '../tools/return-texts.ts';

interface CommentFormProps {
  writing: Writing;
  /** What the comment is about; the whole work without. */
  passage: Span | null;
  /** The criterion that is open beside the text: phrases about it come first. */
  criterion: Criterion | null;
  onDropPassage: () => void;
  /** Told whenever there is something to lose, and when there no longer is. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Asked before the piece is returned; returns the way to the one after it. */
  findNext: () => Promise<() => void>;
}

/** Praise stands before whatever else is said. */
const withPhrase = (typed: string, { text, is_praise }: CommentPhrase): string =>
  (is_praise ? [text, typed] : [typed, text]).filter(Boolean).join(' ');

const wordsNeeded = 'Please write a comment';

export const CommentForm = ({
  writing,
  passage,
  criterion,
  onDropPassage,
  onUnsaved,
  findNext,
}: CommentFormProps) => {
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

  const send = async (action: 'comment' | 'return') => {
    if (comment.trim() === '') return setProblem(wordsNeeded);
    const goOn = action === 'return' ? await findNext() : undefined;
    say.mutate(
      { action, comment, ...(passage && quote && { passage: { ...passage, quote } }) },
      {
        onSuccess: () => {
          // A longer one that has begun while this was on its way stays, and so does its writer.
          setComment((typed) => (typed === comment ? '' : typed));
          onDropPassage();
          toastSuccess(action === 'comment' ? 'Comment added' : returnedMessage(writing));
          if (field.current?.value === comment) goOn?.();
        },
        onError: (error) => {
          if (error instanceof ApiError) setProblem(error.fields.comment ?? error.fields.passage ?? null);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('comment');
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
        onKeyDown={getHotkeyHandler([['mod+Enter', () => void send('comment')]])}
      />
      <PhraseMenu
        typed={comment}
        criterion={criterion}
        onPick={(phrase) => setComment((typed) => withPhrase(typed.trim(), phrase))}
      />
      <Group justify="flex-end" mt="xs" gap="xs">
        {writing.status === 'completed' && (
          <Button variant="default" disabled={say.isPending} onClick={() => void send('return')}>
            Comment and return
          </Button>
        )}
        <Button type="submit" loading={say.isPending}>
          Add comment
        </Button>
      </Group>
      {writing.status === 'completed' && writing.scored_by_teacher && (
        <Text size="sm" c="dimmed" ta="right" mt="2xs">
          When you return it: {whatReturnKeeps(writing)}
        </Text>
      )}
    </form>
  );
};

import type { CommentPhrase, Criterion, Span, Writing } from '@inkling/contract';
import { Button, Card, CloseButton, Group, Text, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { isAwaitingReview } from '../../../shared/displayed-writing-status.ts';
import { Quote } from '../../../ui/quote.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { usePageKeys } from '../../../ui/use-page-keys.ts';
import { PhraseMenu } from '../phrases/phrase-menu.tsx';
import { useSendReview } from '../reviews.queries.ts';
import { commentAndReviewed, returnedMessage, whatReturnKeeps } from '../tools/review-messages.ts';
import { useTeacherScorePhrase } from '../tools/use-teacher-score-phrase.ts';
import { useTypedComment } from '../use-typed-comment.ts';

interface CommentFormProps {
  writing: Writing;
  /** What the comment is about; the whole work without. */
  passage: Span | null;
  /** The criterion that is open beside the text: phrases about it come first. */
  criterion: Criterion | null;
  onDropPassage: () => void;
  /** Told whenever there is something to lose, and when there no longer is. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Asked before the piece is returned or reviewed; returns the way to the one after it. */
  findNext: () => Promise<() => void>;
}

type CommentAction = 'comment' | 'return' | 'reviewed';

/** Praise stands before whatever else is said. */
const withPhrase = (typed: string, { text, is_praise }: CommentPhrase): string =>
  (is_praise ? [text, typed] : [typed, text]).filter(Boolean).join(' ');

const wordsNeeded = 'Please write a comment';

const useComment = (
  { writing, passage, onDropPassage, findNext }: CommentFormProps,
  field: RefObject<HTMLTextAreaElement | null>,
) => {
  const { comment, setComment } = useTypedComment(writing.id);
  const [problem, setProblem] = useState<string | null>(null);
  const say = useSendReview(writing.id);
  const score = useTeacherScorePhrase(writing);
  const quote = passage && writing.content.slice(passage.start, passage.end);
  const done: Record<CommentAction, string> = {
    comment: 'Comment added',
    return: returnedMessage(score),
    reviewed: commentAndReviewed(writing).done,
  };
  const send = async (action: CommentAction) => {
    if (comment.trim() === '') {
      setProblem(wordsNeeded);
      return field.current?.focus();
    }
    const goOn = action === 'comment' ? undefined : await findNext();
    say.mutate(
      { action, comment, ...(passage && quote && { passage: { ...passage, quote } }) },
      {
        onSuccess: () => {
          // A longer one that has begun while this was on its way stays, and so does its writer.
          const isDone = field.current?.value === comment;
          if (isDone) setComment('');
          onDropPassage();
          toastSuccess(done[action]);
          if (isDone) goOn?.();
        },
        onError: (error) => {
          if (error instanceof ApiError) setProblem(error.fields.comment ?? error.fields.passage ?? null);
        },
      },
    );
  };
  const type = (words: string) => {
    setComment(words);
    setProblem(null);
  };
  return { comment, quote, problem, score, isSending: say.isPending, send, type };
};

interface SendButtonsProps {
  writing: Writing;
  isSending: boolean;
  onSend: (action: CommentAction) => Promise<void>;
}

/** Most often a comment is the last thing that is done to a piece, so that comes first. */
const SendButtons = ({ writing, isSending, onSend }: SendButtonsProps) => {
  const isFinished = writing.status === 'completed';
  const isWaiting = isFinished && (isAwaitingReview(writing) || writing.feedback_held);
  return (
    <Group gap="xs" grow preventGrowOverflow={false}>
      {isWaiting && (
        <Button miw="100%" loading={isSending} onClick={() => void onSend('reviewed')}>
          {commentAndReviewed(writing).button}
        </Button>
      )}
      {isFinished && (
        <Button variant="default" px="xs" disabled={isSending} onClick={() => void onSend('return')}>
          Comment and return
        </Button>
      )}
      <Button type="submit" px="xs" variant={isWaiting ? 'default' : 'filled'} loading={isSending}>
        Add comment
      </Button>
    </Group>
  );
};

const Passage = ({ quote, onDrop }: { quote: string; onDrop: () => void }) => (
  <Group wrap="nowrap" align="flex-start" gap="xs" mb="xs">
    <Quote tone="sun" fs="italic" c="dimmed" flex={1}>
      {quote}
    </Quote>
    <CloseButton aria-label="Comment on the whole work instead" size="2.75rem" onClick={onDrop} />
  </Group>
);

/** Words for the child, which can be the last thing done to a piece. */
export const CommentForm = (props: CommentFormProps) => {
  const { writing, passage, criterion, onDropPassage, onUnsaved } = props;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { comment, quote, problem, score, isSending, send, type } = useComment(props, field);
  const isUnsaved = comment.trim() !== '';
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => {
    if (passage) field.current?.focus();
  }, [passage]);
  usePageKeys(form, [['c', () => field.current?.focus()]]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('comment');
  };
  return (
    <Card component="form" ref={form} noValidate onSubmit={submit}>
      {quote && <Passage quote={quote} onDrop={onDropPassage} />}
      <Textarea
        ref={field}
        label={quote ? 'Your comment on this passage' : 'Your comment'}
        placeholder="Say what works, and one thing to try next"
        autosize
        minRows={2}
        maxRows={12}
        maxLength={5000}
        value={comment}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={problem}
        onKeyDown={getHotkeyHandler([['mod+Enter', () => void send('comment')]])}
      />
      <Group my="2xs">
        <PhraseMenu
          typed={comment}
          criterion={criterion}
          onPick={(phrase) => {
            type(withPhrase(comment.trim(), phrase));
            // To type on; elsewhere on the page letters are keys.
            field.current?.focus();
          }}
        />
      </Group>
      <SendButtons writing={writing} isSending={isSending} onSend={send} />
      {writing.status === 'completed' && score && (
        <Text size="sm" c="dimmed" mt="2xs">
          When you return it: {whatReturnKeeps(score)}
        </Text>
      )}
    </Card>
  );
};

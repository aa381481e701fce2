import { type AiFeedback, errorCodes, type FeedbackCategory, type Writing } from '@inkling/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { feedback, writings } from '../../../api/typed-calls.ts';
import { draftTextOf } from '../draft-text.ts';
import { type SaveStateStore, useIsSavingHeldUp } from '../saving/save-state-store.ts';
import { isSavingHeldUp } from '../saving/save-states.ts';
import type { Draft } from '../saving/use-draft.ts';
import { roundsKey } from './use-rounds.ts';

const startAfterMs = 500;
const askEveryMs = 700;
/** After a change was saved: long enough to say "not yet", short enough to see what it brought. */
const restMs = 1200;
const connectAgainMs = 3000;

const isUnderWay = (found: AiFeedback | null | undefined): boolean =>
  Object.values(found?.generated_status ?? {}).includes('generating');

const isOutdated = (found: AiFeedback | null): boolean =>
  Object.values(found?.generated_status ?? {}).includes('need_refresh') && !isUnderWay(found);

const outdated = (found: AiFeedback): AiFeedback => ({
  ...found,
  generated_status: Object.fromEntries(
    Object.entries(found.generated_status).map(([criterion, status]) => [
      criterion,
      status === 'generated' ? 'need_refresh' : status,
    ]),
  ),
});

/** A copy that this device kept, or an answer from before the last words, says nothing of a newer text. */
const aboutText = ({ ai_feedback, ...stored }: Writing, text: string): AiFeedback | null =>
  ai_feedback && draftTextOf(stored, stored.data) !== text ? outdated(ai_feedback) : ai_feedback;

/** The feedback as the server has it now: the draft may have changed since the writing was opened. */
const useStored = (id: number, draft: Draft) =>
  useQuery({
    queryKey: ['stored-feedback', id],
    queryFn: async ({ signal }) => {
      // Feedback that is read before the last words arrive is about older ones; without a network nobody waits for them.
      if (!draft.isOffline()) await draft.save();
      return call(writings.readWriting, { params: { id } }, { signal, keep: true });
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  });

/** Not saved, asked too often, or about a text the coach can't read: it is said kindly. */
const errorMessageOf = (error: Error | null): string | undefined =>
  error instanceof ApiError && [409, 422, 429].includes(error.status) ? error.userMessage : undefined;

/** The coach would read other words than the child sees. */
const notSavedError = (): ApiError =>
  new ApiError({
    status: errorCodes.conflict.status,
    userMessage: 'Your draft is not saved yet. The coach reads it once it is.',
  });

interface Due {
  isDue: boolean;
  /** The child has to choose or sign in first. */
  isHeld: boolean;
  text: string;
}

/** Does something once a little after it became due, unless it is stopped before; once for each text. */
const useAfterRest = ({ isDue, isHeld, text }: Due, act: () => void) => {
  const [settledText, setSettledText] = useState<string | null>(null);
  const isWaiting = isDue && settledText !== text;
  // What was asked for before the child was held up is due again with the text that stays.
  useEffect(() => (isHeld ? () => setSettledText(null) : undefined), [isHeld]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest act runs when the time is over
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setSettledText(text);
      act();
    }, restMs);
    return () => clearTimeout(timer);
  }, [isWaiting, text]);
  return { isWaiting, settle: () => setSettledText(text) };
};

/** Words that waited for a network or for the child have arrived: what was known of the feedback may be about others. */
const useAfterWait = (saving: SaveStateStore, act: () => void) => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    let hasWaited = false;
    const hear = () => {
      const state = saving.read();
      if (state.name === 'offline' || isSavingHeldUp(state)) hasWaited = true;
      if (state.name !== 'saved' || !hasWaited) return;
      hasWaited = false;
      latest.current();
    };
    // It may have begun to wait before anybody listened.
    hear();
    return saving.subscribe(hear);
  }, [saving]);
};

/** Asks the coach to read the draft. */
const useRequest = (writingId: number, draft: Draft, onSuccess: (asked: AiFeedback) => void) =>
  useMutation({
    mutationFn: async (criteria: FeedbackCategory[] | undefined) => {
      // The coach reads what the server has: words that wait for a network or for the child come first.
      if (!(await draft.save())) throw draft.isOffline() ? new ApiError({ status: 0 }) : notSavedError();
      return call(feedback.requestFeedback, {
        params: { id: writingId },
        body: { ...(criteria && { criteria }) },
      });
    },
    // Without a network it is asked again by itself until there is one.
    retry: (_count, error) => isUnreachable(error),
    retryDelay: connectAgainMs,
    meta: { silent: true },
    onSuccess,
  });

/** Feedback on a writing: asked for shortly after the step is opened, read until it is all there. */
export const useFeedback = (writing: Writing, { text, draft }: { text: string; draft: Draft }) => {
  const stored = useStored(writing.id, draft);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AiFeedback | null>(null);
  const known = asked ?? (stored.data ? aboutText(stored.data, text) : null);
  const generate = useRequest(writing.id, draft, setAsked);
  const { mutate } = generate;
  const isHeld = useIsSavingHeldUp(draft.saving);
  const mayAsk = writing.status !== 'completed' && !isHeld;
  const isDue = mayAsk && !generate.isPending && isOutdated(known);
  const { isWaiting, settle } = useAfterRest({ isDue, isHeld, text }, () => mutate(undefined));
  const isWanted = mayAsk && stored.isSuccess && known === null && text.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for by itself is not asked for twice
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      settle();
      mutate(undefined);
    }, startAfterMs);
    return () => clearTimeout(timer);
  }, [isWanted, mutate]);

  const { refetch } = stored;
  useAfterWait(draft.saving, () => {
    setAsked(null);
    void refetch();
  });
  useQuery({
    queryKey: ['feedback', writing.id, known?.id],
    queryFn: async ({ signal }) => {
      const params = { id: writing.id, feedback_id: known?.id ?? 0 };
      const found = await call(feedback.readFeedback, { params }, { signal });
      setAsked(found);
      // The score is the writing's.
      if (!isUnderWay(found))
        await Promise.all([refetch(), queryClient.invalidateQueries({ queryKey: roundsKey(writing.id) })]);
      return found;
    },
    enabled: isUnderWay(known),
    refetchInterval: askEveryMs,
    staleTime: 0,
    meta: { silent: true },
  });

  return {
    found: known,
    /** Of the newest text that was marked; a new one may have none. */
    score: (stored.data ?? writing).ai_scoring,
    isStarting: stored.isPending || isWanted || generate.isPending,
    /** The new draft is about to be read. */
    waiting: isWaiting ? { cancel: settle } : null,
    /** About to be read, or being read. */
    isAwaited: isWaiting || isUnderWay(known),
    /** There is no network; it comes by itself once there is. */
    isWaiting: generate.isPending && isUnreachable(generate.failureReason),
    hasFailed: generate.isError || stored.isError,
    errorMessage: errorMessageOf(generate.error),
    isRetrying: generate.isPending || stored.isFetching,
    refresh: async (criteria?: FeedbackCategory[]) => {
      // What could not be read may be there already; if not, it is asked for as on the first visit.
      settle();
      if (stored.isError) await refetch();
      else mutate(criteria);
    },
    /** The draft changed: what was said is about an older text. */
    markOutdated: () => known && setAsked(outdated(known)),
  };
};

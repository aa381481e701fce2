import { type AiFeedback, type FeedbackCategory, feedback, type Writing, writings } from '@inkling/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';

const startAfterMs = 500;
const askEveryMs = 700;

const isUnderWay = (found: AiFeedback | null | undefined): boolean =>
  Object.values(found?.generated_status ?? {}).includes('generating');

/** Feedback on a writing: asked for shortly after the step is opened, read until it is all there. */
export const useFeedback = (writing: Writing, text: string) => {
  const [known, setKnown] = useState<AiFeedback | null>(writing.ai_feedback);
  const [score, setScore] = useState<number | null>(null);
  const generate = useMutation({
    mutationFn: (criteria: FeedbackCategory[] | undefined) =>
      call(feedback.generateFeedback, {
        params: { id: writing.id },
        body: { ...(criteria && { criteria }) },
      }),
    meta: { silent: true },
    onSuccess: setKnown,
  });
  const isDone = writing.status === 'completed';
  const { mutate } = generate;
  const isWanted = known === null && !isDone && text.trim() !== '';
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => mutate(undefined), startAfterMs);
    return () => clearTimeout(timer);
  }, [isWanted, mutate]);

  useQuery({
    queryKey: ['feedback', writing.id, known?.id],
    queryFn: async ({ signal }) => {
      const found = await call(
        feedback.readFeedback,
        { params: { id: writing.id, feedback_id: known?.id ?? 0 } },
        { signal },
      );
      setKnown(found);
      if (!isUnderWay(found)) {
        const fresh = await call(writings.readWriting, { params: { id: writing.id } }, { signal });
        setScore(fresh.ai_scoring);
      }
      return found;
    },
    enabled: isUnderWay(known),
    refetchInterval: askEveryMs,
    staleTime: 0,
    meta: { silent: true },
  });

  return {
    found: known,
    score,
    isStarting: isWanted || generate.isPending,
    hasFailed: generate.isError,
    refresh: (criteria?: FeedbackCategory[]) => generate.mutate(criteria),
    /** The draft changed: what was said is about an older text. */
    markOutdated: () =>
      setKnown(
        (now) =>
          now && {
            ...now,
            generated_status: Object.fromEntries(
              Object.entries(now.generated_status).map(([criterion, status]) => [
                criterion,
                status === 'generated' ? 'need_refresh' : status,
              ]),
            ),
          },
      ),
  };
};

export type Feedback = ReturnType<typeof useFeedback>;

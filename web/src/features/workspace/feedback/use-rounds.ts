import type { ChildAdviceAnswer, FeedbackRound } from '@inkling/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { feedbackRounds as calls } from '../../../api/typed-calls.ts';

export const roundsKey = (writingId: number) => ['feedback-rounds', writingId];

const none: FeedbackRound[] = [];

/** All that was said about the drafts of a writing so far, and how to answer it. */
export const useRounds = (writingId: number) => {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: roundsKey(writingId),
    queryFn: ({ signal }) => call(calls.listRounds, { params: { id: writingId } }, { signal, keep: true }),
    staleTime: 0,
    meta: { silent: true },
  });
  const answering = useMutation({
    mutationFn: ({ adviceId, answer }: { adviceId: number; answer: ChildAdviceAnswer | null }) =>
      call(calls.answerAdvice, { params: { id: writingId, advice_id: adviceId }, body: { answer } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: roundsKey(writingId) }),
  });
  return { rounds: data?.rounds ?? none, answer: answering.mutate, isAnswering: answering.isPending };
};

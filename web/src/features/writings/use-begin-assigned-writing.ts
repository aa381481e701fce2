import { screenPath, stepUrlHash, type WritingCard } from '@inkling/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
import { useNavigateIfMounted } from '../../ui/use-navigate-if-mounted.ts';

/** Where a writing opens; a completed one at its end. */
export const writingPath = ({ id, status }: Pick<WritingCard, 'id' | 'status'>): string =>
  screenPath('writing', { id }) + (status === 'completed' ? `#${stepUrlHash('Completed')}` : '');

/** Begins a pending writing before it opens, so that a plan limit is met here and not inside. */
export const useBeginAssignedWriting = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigateIfMounted();
  return useMutation({
    mutationFn: (id: number) => call(writings.beginAssignedWriting, { params: { id } }),
    onSuccess: async ({ id }) => {
      await navigate(screenPath('writing', { id }));
      void queryClient.invalidateQueries({ queryKey: ['writings', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
};

import type { Criterion } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { commentPhrases } from '../../../api/typed-calls.ts';
import { refetchQueries } from '../../../ui/refetch-queries.ts';

export const phrases = (enabled: boolean) =>
  queryOptions({
    queryKey: ['comment-phrases'],
    queryFn: async ({ signal }) => (await call(commentPhrases.listPhrases, {}, { signal })).items,
    enabled,
    meta: { silent: true },
  });

export interface PhraseValues {
  text: string;
  criterion: Criterion | null;
  is_praise: boolean;
}

export const useAddPhrase = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PhraseValues) => call(commentPhrases.addPhrase, { body }),
    onSuccess: () => refetchQueries(queryClient, ['comment-phrases']),
  });
};

export const useEditPhrase = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PhraseValues) => call(commentPhrases.editPhrase, { params: { id }, body }),
    onSuccess: () => refetchQueries(queryClient, ['comment-phrases']),
  });
};

export const useRemovePhrase = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(commentPhrases.removePhrase, { params: { id } }),
    onSuccess: () => refetchQueries(queryClient, ['comment-phrases']),
  });
};

import type { Criterion, NewTeacherMark } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { teacherMarks } from '../../../api/typed-calls.ts';
import { refetchQueries } from '../../../ui/refetch-queries.ts';

export const markingOf = (id: number, enabled: boolean) =>
  queryOptions({
    queryKey: ['reviews', id, 'marking'],
    queryFn: ({ signal }) => call(teacherMarks.readMarking, { params: { id } }, { signal }),
    enabled,
    meta: { silent: true },
  });

export interface OwnMark {
  criterion: Criterion;
  mark: number;
  reason: string;
}

/** Saves marks of one's own; everything that shows them is read again. */
export const useSaveMarks = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; is_blind: boolean; marks: NewTeacherMark[] }) =>
      call(teacherMarks.saveTeacherMarks, { params: { id }, body }),
    onSuccess: async (marking) => {
      queryClient.setQueryData(markingOf(id, true).queryKey, marking);
      await refetchQueries(queryClient, ['reviews', id], ['writings', 'list']);
    },
  });
};

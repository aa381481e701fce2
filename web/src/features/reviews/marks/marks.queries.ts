import type { Criterion, NewTeacherMark } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { teacherMarks } from '../../../api/typed-calls.ts';
import { refetchTeachersWork } from '../../../shared/refetch-teachers-work.ts';

/** Asked for blind, it comes without the coach's marks until this teacher's are saved. */
export const markingOf = (id: number, { isBlind, enabled }: { isBlind: boolean; enabled: boolean }) =>
  queryOptions({
    queryKey: ['reviews', id, 'marking', isBlind],
    queryFn: ({ signal }) =>
      call(teacherMarks.readMarking, { params: { id }, query: { blind: String(isBlind) } }, { signal }),
    enabled,
    // Marks that are typed but not saved stay while the switch is turned.
    placeholderData: (previous, query) => (query?.queryKey[1] === id ? previous : undefined),
    meta: { silent: true },
  });

export interface OwnMark {
  criterion: Criterion;
  mark: number;
  reason: string;
}

/** Saves marks of one's own or takes them back; everything that shows them is read again. */
export const useSaveMarks = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; marks: NewTeacherMark[]; taken_back: Criterion[] }) =>
      call(teacherMarks.saveTeacherMarks, { params: { id }, body }),
    onSuccess: async (marking) => {
      for (const isBlind of [true, false])
        queryClient.setQueryData(markingOf(id, { isBlind, enabled: true }).queryKey, marking);
      await refetchTeachersWork(queryClient, ['reviews', id]);
    },
  });
};

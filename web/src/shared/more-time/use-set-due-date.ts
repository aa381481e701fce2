import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
import { refetchTeachersWork } from '../refetch-teachers-work.ts';

/** When one student's piece is due; null gives back the day that the others have. */
export const useSetDueDate = (writingId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { due_date: string | null }) =>
      call(writings.setDueDate, { params: { id: writingId }, body }),
    onSuccess: () => refetchTeachersWork(queryClient, ['reviews']),
  });
};

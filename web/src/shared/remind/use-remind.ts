import { pluralise } from '@inkling/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Writes to the students of these pieces who have not started. */
export const useRemind = () =>
  useMutation({
    mutationFn: (writing_ids: number[]) => call(writings.remindOfUnstartedWork, { body: { writing_ids } }),
    onSuccess: ({ reminded_count }) =>
      toastSuccess(`${pluralise(reminded_count, 'reminder')} sent, at most one a day for each piece`),
  });

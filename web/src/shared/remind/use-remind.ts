import { pluralise } from '@inkling/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Writes to the students of these pieces who have not started, or are late. */
export const useRemind = () =>
  useMutation({
    mutationFn: (writing_ids: number[]) => call(writings.remindOfUnstartedWork, { body: { writing_ids } }),
    onSuccess: ({ reminded_count }) =>
      toastSuccess(
        reminded_count === 0
          ? 'Nobody has to be reminded any more'
          : `${pluralise(reminded_count, 'student')} reminded. Each hears of a piece once a day.`,
      ),
  });

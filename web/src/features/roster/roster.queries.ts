import { limits } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type ResponseTo, roster } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';

export const rosterState = queryOptions({
  queryKey: ['school', 'roster'],
  queryFn: ({ signal }) => call(roster.readRoster, {}, { signal }),
  meta: { silent: true },
});

export type RosterState = ResponseTo<typeof roster.readRoster>;

/** A chosen file, in base64, or the one in the school's folder by when it was written. */
export type RosterFile = { filename: string } & ({ zip: string } | { folder_changed_at: string });

export const useImportRoster = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, dry_run }: { file: RosterFile; dry_run: boolean }) =>
      call(roster.importRoster, { body: { ...file, dry_run } }, { timeoutMs: limits.upload_timeout_ms }),
    onSuccess: (_, { dry_run }) =>
      dry_run ? undefined : refetchQueries(queryClient, ['school'], ['mine'], ['courses'], ['students']),
    meta: { silent: true },
  });
};

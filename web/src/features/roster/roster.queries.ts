import { limits } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { roster } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';

export const rosterState = queryOptions({
  queryKey: ['school', 'roster'],
  queryFn: ({ signal }) => call(roster.readRoster, {}, { signal }),
  meta: { silent: true },
});

export interface RosterFile {
  filename: string;
  /** In base64. */
  zip: string;
}

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

import { counted, type Revision, type Writing, writings } from '@inkling/contract';
import { Button, Card, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { toastSuccess } from '../../ui/toast.ts';

interface EarlierDraftsProps {
  writing: Writing;
  /** What is on the page goes to the server first, so that it is kept too. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  onRestored: (writing: Writing) => void;
}

const reasons: Record<Revision['reason'], string> = {
  interval: 'Saved while you were writing',
  cleared: 'Before the page was cleared',
  conflict: 'From another tab or device',
  restored: 'Before an earlier draft came back',
  feedback: 'Before feedback',
  completed: 'When you completed it',
  returned: 'Before your teacher returned it',
};

const restoring = ['restore-draft'];
const notSaved = 'Failed to save content. Please try again.';

type RestoreProps = Pick<EarlierDraftsProps, 'writing' | 'onSave' | 'onRestored'> & { revision: Revision };

const Restore = ({ writing, revision, onSave, onRestored }: RestoreProps) => {
  const restore = useMutation({
    mutationKey: restoring,
    mutationFn: async () => {
      if (!(await onSave())) throw new ApiError({ status: 0, said: notSaved });
      return call(writings.restoreRevision, { params: { id: writing.id, revision_id: revision.id } });
    },
    onSuccess: (restored) => {
      toastSuccess('Your earlier draft is back');
      onRestored(restored);
    },
  });
  return (
    <Button size="sm" variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
      Bring it back
    </Button>
  );
};

/** No word is ever lost: every draft that was replaced is here. */
export const EarlierDrafts = ({ writing, onSave, onClose, onRestored }: EarlierDraftsProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['revisions', writing.id],
    queryFn: ({ signal }) =>
      call(writings.listRevisions, { params: { id: writing.id }, query: { per_page: 50 } }, { signal }),
    staleTime: 0,
  });
  // What was typed meanwhile would be neither in the draft that comes back nor among the earlier ones.
  const isOnItsWay = useIsMutating({ mutationKey: restoring }) > 0;
  return (
    <Drawer
      opened
      onClose={() => !isOnItsWay && onClose()}
      position="right"
      title="Earlier drafts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {error && <ErrorState text="Your earlier drafts could not be loaded." onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} radius="lg" />}
      {data?.items.length === 0 && (
        <EmptyState title="No earlier drafts yet" text="They appear here as you write." />
      )}
      <Stack gap="md">
        {data?.items.map((revision) => (
          <Card key={revision.id} padding="md">
            <Text fw={600}>{formatDateTime(revision.created_at)}</Text>
            <Text size="sm" c="dimmed">
              {reasons[revision.reason]} · {counted(revision.word_count, 'word')}
            </Text>
            <Text mt="xs" lineClamp={4}>
              {revision.preview}
            </Text>
            <Group justify="flex-end" mt="sm">
              <Restore
                writing={writing}
                revision={revision}
                onSave={onSave}
                onRestored={(restored) => {
                  onRestored(restored);
                  onClose();
                }}
              />
            </Group>
          </Card>
        ))}
      </Stack>
    </Drawer>
  );
};

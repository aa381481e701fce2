import { pluralise, type Revision, type Writing } from '@inkling/contract';
import { Button, Card, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
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

const notSaved = 'Failed to save content. Please try again.';

/** Closing calls it off: what is typed afterwards must not be replaced by a draft that comes back late. */
const useRestore = ({ writing: { id }, onSave, onClose, onRestored }: EarlierDraftsProps) => {
  const calledOff = useRef(new AbortController());
  const restore = useMutation({
    mutationFn: async (revision: Revision) => {
      calledOff.current = new AbortController();
      const { signal } = calledOff.current;
      const isSaved = await onSave();
      signal.throwIfAborted();
      if (!isSaved) throw new ApiError({ status: 0, userMessage: notSaved });
      return call(writings.restoreRevision, { params: { id, revision_id: revision.id } }, { signal });
    },
    onSuccess: (restored) => {
      toastSuccess('Your earlier draft is back');
      onRestored(restored);
      onClose();
    },
  });
  const close = () => {
    calledOff.current.abort();
    onClose();
  };
  return { bringBack: restore.mutate, close, onItsWay: restore.isPending ? restore.variables : null };
};

/** No word is ever lost: every draft that was replaced is here. */
export const EarlierDrafts = (props: EarlierDraftsProps) => {
  const { writing } = props;
  const { bringBack, close, onItsWay } = useRestore(props);
  const { data, error, refetch } = useQuery({
    queryKey: ['revisions', writing.id],
    queryFn: ({ signal }) =>
      call(writings.listRevisions, { params: { id: writing.id }, query: { per_page: 50 } }, { signal }),
    staleTime: 0,
  });
  return (
    <Drawer
      opened
      onClose={close}
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
              {reasons[revision.reason]} · {pluralise(revision.word_count, 'word')}
            </Text>
            <Text mt="xs" lineClamp={4}>
              {revision.preview}
            </Text>
            <Group justify="flex-end" mt="sm">
              <Button
                size="sm"
                variant="default"
                loading={onItsWay === revision}
                disabled={onItsWay !== null && onItsWay !== revision}
                onClick={() => bringBack(revision)}
              >
                Bring it back
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
    </Drawer>
  );
};

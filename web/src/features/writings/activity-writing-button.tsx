import type { Page, WritingCard } from '@inkling/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useBeginAssignedWriting, writingPath } from './use-begin-assigned-writing.ts';
import { writingsOf } from './writings.queries.ts';

const labels: Record<WritingCard['status'], string> = {
  progressing: 'Continue writing',
  pending: 'Start writing',
  completed: 'See your writing',
};

/** What is under way comes before what waits, and that before what is done. */
const nextOf = (items: WritingCard[]): WritingCard | undefined =>
  (['progressing', 'pending', 'completed'] as const)
    .map((status) => items.find((one) => one.status === status))
    .find((one) => one !== undefined);

/** From an activity into the child's own writing of it; nothing where there is none. */
export const ActivityWritingButton = ({ activityId }: { activityId: number }) => (
  <NextOf query={useQuery(writingsOf({ activity_id_eq: activityId }))} />
);

/** The same from a challenge that was joined. */
export const ChallengeWritingButton = ({ challengeId }: { challengeId: number }) => (
  <NextOf query={useQuery(writingsOf({ challenge_id_eq: challengeId }))} />
);

const NextOf = ({ query }: { query: UseQueryResult<Page<WritingCard>> }) => {
  const open = useBeginAssignedWriting();
  const next = nextOf(query.data?.items ?? []);
  if (query.isPending) return <Skeleton height={44} width={190} radius="md" />;
  if (!next) return null;
  const look = { color: 'coral', rightSection: <IconArrowRight size={18} aria-hidden /> };
  return next.status === 'pending' ? (
    <Button {...look} loading={open.isPending} onClick={() => open.mutate(next.id)}>
      {labels.pending}
    </Button>
  ) : (
    <Button {...look} component={Link} to={writingPath(next)}>
      {labels[next.status]}
    </Button>
  );
};

import type { WaitingWork } from '@inkling/contract';
import { SegmentedControl } from '@mantine/core';
import type { ReviewQueue } from '../reviews.queries.ts';
import classes from './queue.module.css';

interface QueueTabsProps {
  queue: ReviewQueue;
  waiting: WaitingWork | undefined;
  onChoose: (queue: ReviewQueue) => void;
}

/** What to look at, with how much of it there is. */
export const QueueTabs = ({ queue, waiting, onChoose }: QueueTabsProps) => {
  // Only where a teacher reads first is there ever anything in it.
  const hasApprovals = queue === 'to_approve' || (waiting?.to_approve ?? 0) > 0;
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  return (
    <SegmentedControl<ReviewQueue>
      aria-label="Show"
      value={queue}
      onChange={onChoose}
      mb="md"
      classNames={{ root: classes.tabs, label: classes.tab }}
      data={[
        { value: 'to_review', label: counted('To review', waiting?.to_review) },
        { value: 'handed_in_again', label: counted('Handed in again', waiting?.handed_in_again) },
        ...(hasApprovals
          ? [{ value: 'to_approve' as const, label: counted('To approve', waiting?.to_approve) }]
          : []),
        { value: 'all', label: 'All work' },
      ]}
    />
  );
};

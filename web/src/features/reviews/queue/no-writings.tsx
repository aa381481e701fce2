import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import type { ReviewQueue } from '../reviews.queries.ts';
import { t } from '../texts.ts';

interface NoWritingsProps {
  queue: ReviewQueue;
  isFiltered: boolean;
  onClear: () => void;
  onSeeAll: () => void;
}

const doneTexts: Record<Exclude<ReviewQueue, 'all'>, string> = {
  to_review: 'You have looked at everything that was handed in.',
  handed_in_again: 'No piece that you returned has come back yet.',
  to_approve: 'No child waits for feedback that you read first.',
};

/** Why the list is empty, and the way on. */
export const NoWritings = ({ queue, isFiltered, onClear, onSeeAll }: NoWritingsProps) => {
  if (isFiltered) return <NoMatch title={t.noWritingsFound} clear={t.clearFilters} onClear={onClear} />;
  if (queue === 'all') return <EmptyState title={t.noWritingsFound} text={t.theyAppearHere} />;
  return (
    <EmptyState title="All caught up" text={doneTexts[queue]} mood="happy">
      <Button variant="default" mt="md" onClick={onSeeAll}>
        See all work
      </Button>
    </EmptyState>
  );
};

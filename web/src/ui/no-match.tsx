import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';

interface NoMatchProps {
  title: string;
  text?: string;
  /** What the way back is called. */
  clear?: string;
  onClear: () => void;
}

/** Nothing fits the filters, and the way back to everything. */
export const NoMatch = ({
  title,
  text = 'Try other words or fewer filters.',
  clear = 'Clear filters',
  onClear,
}: NoMatchProps) => (
  <EmptyState title={title} text={text}>
    <Button variant="default" mt="md" onClick={onClear}>
      {clear}
    </Button>
  </EmptyState>
);

import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';
import { t } from './texts.ts';

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
  text = t.tryOtherWordsOrFewer,
  clear = t.clearFilters,
  onClear,
}: NoMatchProps) => (
  <EmptyState title={title} text={text}>
    <Button variant="default" mt="md" onClick={onClear}>
      {clear}
    </Button>
  </EmptyState>
);

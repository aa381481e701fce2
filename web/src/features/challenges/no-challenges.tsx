import { screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/no-match.tsx';

interface NoChallengesProps {
  filters: Record<string, string>;
  onReset: () => void;
}

const textFor = ({ title_cont, ...others }: Record<string, string>): string | null => {
  if (title_cont) return `No challenges match your search for "${title_cont}"`;
  return Object.values(others).some(Boolean) ? 'No challenges match your selected filters' : null;
};

/** Nothing found, or nothing made yet: each with its way on. */
export const NoChallenges = ({ filters, onReset }: NoChallengesProps) => {
  const title = 'No Challenges Found';
  const text = textFor(filters);
  if (text) return <NoMatch title={title} text={text} clear="Reset Filters" onClear={onReset} />;
  return (
    <EmptyState title={title} text="You haven't created any challenges yet">
      <Button component={Link} to={screens['challenge-create'].path} color="coral" mt="md">
        Create Your First Challenge
      </Button>
    </EmptyState>
  );
};

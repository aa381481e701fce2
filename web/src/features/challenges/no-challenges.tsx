import { screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';

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
  const text = textFor(filters);
  return (
    <EmptyState title="No Challenges Found" text={text ?? "You haven't created any challenges yet"}>
      {text ? (
        <Button variant="default" mt="md" onClick={onReset}>
          Reset Filters
        </Button>
      ) : (
        <Button component={Link} to={screens['challenge-create'].path} color="coral" mt="md">
          Create Your First Challenge
        </Button>
      )}
    </EmptyState>
  );
};

import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../api/api-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { t } from './texts.ts';

interface QueryStateProps<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

interface FailureProps {
  text: string;
  onRetry: () => void;
  retrying: boolean;
}

const NotReadAgain = ({ text, onRetry, retrying }: FailureProps) => (
  <Group role="alert" gap="sm" mb="md" px="md" py={6} bg="var(--sun-wash)" bdrs="md">
    <Text size="sm" c="var(--sun-on-wash)" flex="1 1 14rem">
      {t.thisMayNotBeThe(text)}
    </Text>
    <Button variant="default" loading={retrying} onClick={onRetry}>
      {t.retry}
    </Button>
  </Group>
);

/** What a query brought, or the state it is in; an answer stays, with all that is typed in it, when the next one fails. */
export const QueryState = <T,>({ query, skeleton, children }: QueryStateProps<T>) => {
  const { data, error, refetch, isFetching } = query;
  const failure = error && { text: errorText(error), onRetry: () => refetch(), retrying: isFetching };
  if (data === undefined) return failure ? <ErrorState {...failure} /> : skeleton;
  return (
    <>
      {failure && <NotReadAgain {...failure} />}
      {children(data)}
    </>
  );
};

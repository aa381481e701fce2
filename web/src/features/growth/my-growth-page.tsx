import { screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { myGrowth } from './growth.queries.ts';
import { GrowthView } from './growth-view.tsx';

const NothingYet = () => (
  <EmptyState title="Your line begins soon" text="Ask for feedback on a draft, and its marks appear here.">
    <Button component={Link} to={screens['my-writing'].path} color="coral" mt="md">
      Go to my writings
    </Button>
  </EmptyState>
);

/** A child's own growth. */
export const MyGrowthPage = () => (
  <>
    <PageHeader title="How I Grow" text="Every piece you write teaches you something. Here you can see it.">
      <Button component={Link} to={screens['student-progress'].path} variant="default">
        My progress
      </Button>
    </PageHeader>
    <QueryState query={useQuery(myGrowth)} skeleton={<CardsSkeleton count={4} height={220} />}>
      {({ pieces }) => (pieces.length === 0 ? <NothingYet /> : <GrowthView pieces={pieces} />)}
    </QueryState>
  </>
);

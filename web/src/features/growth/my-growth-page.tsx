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
import { t } from './texts.ts';

const NothingYet = () => (
  <EmptyState title={t.yourLineBeginsSoon} text={t.askForFeedbackOnA}>
    <Button component={Link} to={screens['my-writing'].path} color="coral" mt="md">
      {t.goToMyWritings}
    </Button>
  </EmptyState>
);

/** A child's own growth. */
export const MyGrowthPage = () => (
  <>
    <PageHeader title={t.howIGrow} text={t.everyPieceYouWriteTeaches}>
      <Button component={Link} to={screens['student-progress'].path} variant="default">
        {t.myProgress}
      </Button>
    </PageHeader>
    <QueryState query={useQuery(myGrowth)} skeleton={<CardsSkeleton count={4} height={220} />}>
      {({ pieces }) => (pieces.length === 0 ? <NothingYet /> : <GrowthView pieces={pieces} isOwn />)}
    </QueryState>
  </>
);

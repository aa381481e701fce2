import type { DashboardStatistics } from '@inkling/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../api/api-error.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dashboardStatistics } from './dashboard.queries.ts';

interface DashboardStatisticsStateProps {
  cards: number;
  children: (figures: DashboardStatistics) => ReactNode;
}

/** The dashboard's figures, or the state they are in. */
export const DashboardStatisticsState = ({ cards, children }: DashboardStatisticsStateProps) => {
  const { data, error, refetch, isFetching } = useQuery(dashboardStatistics);
  if (data) return children(data);
  if (error) return <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />;
  return <CardsSkeleton count={cards} height={96} />;
};

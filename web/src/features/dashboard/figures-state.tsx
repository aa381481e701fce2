import type { DashboardFigures } from '@inkling/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../api/api-error.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dashboardFigures } from './dashboard.queries.ts';

interface FiguresStateProps {
  cards: number;
  children: (figures: DashboardFigures) => ReactNode;
}

/** The dashboard's figures, or the state they are in. */
export const FiguresState = ({ cards, children }: FiguresStateProps) => {
  const { data, error, refetch, isFetching } = useQuery(dashboardFigures);
  if (data) return children(data);
  if (error) return <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />;
  return <CardsSkeleton count={cards} height={96} />;
};

import { type MarkComparisonFigures, minimumDraftsForComparison } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

type Kappa = NonNullable<NonNullable<MarkComparisonFigures['figures']>['kappa']>;

export const kappaText = ({ kappa, low, high }: Kappa): string =>
  `${kappa.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** From 0.7 on two people agree well enough for a school test; below 0.4 they often speak of different things. */
export const judgementOf = ({ kappa }: Kappa): { label: string; tone: ChipColor } => {
  if (kappa >= 0.7) return { label: 'Agrees well', tone: 'leaf' };
  return kappa >= 0.4 ? { label: 'Agrees fairly', tone: 'sun' } : { label: 'Agrees poorly', tone: 'coral' };
};

export const notEnoughDraftsText = ({ scripts }: Pick<MarkComparisonFigures, 'scripts'>): string =>
  `Not enough yet: ${scripts} of ${minimumDraftsForComparison} pieces`;

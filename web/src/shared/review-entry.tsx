import type { Review } from '@inkling/contract';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChipColor } from '../ui/chip.tsx';
import surface from '../ui/theme/surface.module.css';

const tones: Partial<Record<Review['action'], ChipColor>> = { return: 'coral', score: 'leaf' };

interface SaidCardProps {
  action: Review['action'];
  onMouseEnter?: () => void;
  onMouseLeave?: () => void;
  children: ReactNode;
}

/** What a teacher said about a piece, in a list of such. */
export const ReviewEntry = ({ action, ...props }: SaidCardProps) => (
  <Stack
    component="li"
    className={surface.inset}
    data-tone={tones[action]}
    c="var(--text)"
    gap="xs"
    align="flex-start"
    {...props}
  />
);

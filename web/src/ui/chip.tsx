import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chip.module.css';

export type ChipColor = 'ink' | 'coral' | 'leaf' | 'sun' | 'rest';

/** A word or two on a wash of colour. */
export const Chip = ({ tone, children }: { tone: ChipColor; children: ReactNode }) => (
  <span className={classes.chip} data-tone={tone}>
    {children}
  </span>
);

export const ChipList = ({ label, items, tone }: { label: string; items: string[]; tone: ChipColor }) => (
  <Group component="ul" gap="xs" aria-label={label}>
    {items.map((item) => (
      <li key={item}>
        <Chip tone={tone}>{item}</Chip>
      </li>
    ))}
  </Group>
);

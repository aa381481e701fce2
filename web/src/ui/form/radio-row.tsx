import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-section.module.css';

/** The radios of a group beside each other. */
export const RadioRow = ({ children }: { children: ReactNode }) => (
  <Group className={classes.radios} gap="2xs" pt="2xs" pb="sm">
    {children}
  </Group>
);

import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './columns.module.css';

interface ColumnsProps extends BoxProps {
  /** As a grid's columns are written; the wide one first unless said otherwise. */
  widths?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Two columns; where it is narrow one stands below the other. */
export const Columns = ({ widths = 'minmax(0, 1fr) 20rem', ...props }: ColumnsProps) => (
  <Box className={classes.columns} __vars={{ '--columns': widths }} {...props} />
);

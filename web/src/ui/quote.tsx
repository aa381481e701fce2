import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChipColor } from './chip.tsx';
import classes from './quote.module.css';

interface QuoteProps extends BoxProps {
  tone?: ChipColor | undefined;
  /** The words no longer stand in the text. */
  isGone?: boolean;
  children: ReactNode;
}

/** Words of somebody’s, with a line beside them: English, whatever the page around them is in. */
export const Quote = ({ tone, isGone = false, ...props }: QuoteProps) => (
  <Box
    component="blockquote"
    lang="en-AU"
    className={classes.quote}
    data-tone={tone}
    data-gone={isGone || undefined}
    {...props}
  />
);

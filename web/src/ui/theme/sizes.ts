/** Gaps, margins and paddings. */
export const spacing = {
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  '2xl': '2rem',
};

export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.625rem',
  '3xl': '2.25rem',
};

export const radii = {
  xs: '0.25rem',
  sm: '0.5rem',
  md: '0.75rem',
  lg: '1.125rem',
  xl: '1.75rem',
  pill: '999px',
};

/** Large phone, tablet, small laptop, desktop: in em, as media queries know no root font size. */
export const breakpoints = { xs: '36em', sm: '48em', md: '62em', lg: '75em' };

/** The least width and height of what a finger presses. */
export const touch = '2.75rem';

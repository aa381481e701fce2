import { screens } from '@inkling/contract';

/** Photographed in the demo school; each is there in the light and the dark theme. */
export const productScreenshots = [
  { picture: 'chat', href: screens['sample-writing'].path },
  { picture: 'marks', href: '#coach' },
  { picture: 'growth', href: '#pricing' },
] as const;

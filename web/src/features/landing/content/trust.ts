import { screenPath } from '@inkling/contract';

const privacy = screenPath('docs', { slug: 'privacy' });

/** Only what a parent can check, and where. */
export const trust = [
  { key: 'readers', icon: 'glasses', href: privacy },
  { key: 'training', icon: 'feather', href: privacy },
  { key: 'care', icon: 'shield', href: '#faq' },
  { key: 'deletion', icon: 'check', href: screenPath('docs', { slug: 'terms' }) },
] as const;

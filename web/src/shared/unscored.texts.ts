import { unscoredMessages } from '@inkling/contract';
import { texts } from '../language/texts.ts';

export const t = texts('shared/unscored', {
  reasons: structuredClone(unscoredMessages),
  short: (label: string) => `${label}.`,
  withReason: (label: string, why: string) => `${label}. ${why}`,
});

import type { durationUnits } from '@inkling/contract';
import type { TimePreset } from './time-field.tsx';

/** The usual lengths of courses and challenges. */
export const durationPresets: readonly TimePreset<(typeof durationUnits)[number]>[] = [
  { label: '30 min', amount: 30, unit: 'minutes' },
  { label: '1 hour', amount: 1, unit: 'hours' },
  { label: '2 hours', amount: 2, unit: 'hours' },
  { label: '1 day', amount: 1, unit: 'days' },
  { label: '1 week', amount: 1, unit: 'weeks' },
];

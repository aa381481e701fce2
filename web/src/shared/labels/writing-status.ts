import { t } from '../texts.ts';
/** The three states of a writing, in the words and colours all figures use. */
export const writingStatusLabels = [
  { status: 'completed', label: t.completed, color: 'var(--leaf)' },
  { status: 'progressing', label: t.inProgress, color: 'var(--sun)' },
  { status: 'pending', label: t.notStarted, color: 'var(--rest)' },
] as const;

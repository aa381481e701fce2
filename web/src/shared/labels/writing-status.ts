/** The three states of a writing, in the words and colours all figures use. */
export const writingStatusLabels = [
  { status: 'completed', label: 'Completed', color: 'var(--leaf)' },
  { status: 'progressing', label: 'In Progress', color: 'var(--sun)' },
  { status: 'pending', label: 'Not Started', color: 'var(--rest)' },
] as const;

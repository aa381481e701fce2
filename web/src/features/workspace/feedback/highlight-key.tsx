import { Group } from '@mantine/core';
import { highlightTones } from '../../../shared/feedback/highlighted-text.tsx';
import type { Highlight } from '../../../shared/feedback/split-at-highlights.ts';
import textClasses from '../../../ui/theme/text.module.css';

const meanings: [Highlight['speaks'], string][] = [
  ['for', 'This works well'],
  ['against', 'Look here again'],
  ['teacher', 'Your teacher wrote about this'],
];

interface HighlightKeyProps {
  evidence: Highlight[];
  /** What the coach's marks are about. */
  about?: string | undefined;
}

/** What the colours in a draft mean; nothing where there are none. */
export const HighlightKey = ({ evidence, about }: HighlightKeyProps) => {
  const used = meanings.filter(([speaks]) => evidence.some((one) => one.speaks === speaks));
  if (used.length === 0) return null;
  return (
    <Group role="note" aria-label="What the colours mean" gap="xs" fz="sm" mb="sm">
      {about && used.some(([speaks]) => speaks !== 'teacher') && <span>{about}:</span>}
      {used.map(([speaks, meaning]) => (
        <span key={speaks} className={textClasses.mark} data-tone={highlightTones[speaks]}>
          {meaning}
        </span>
      ))}
    </Group>
  );
};

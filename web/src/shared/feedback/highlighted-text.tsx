import { Tooltip } from '@mantine/core';
import type { ChipColor } from '../../ui/chip.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { type Highlight, splitAtHighlights } from './split-at-highlights.ts';

export const highlightTones: Record<Highlight['speaks'], ChipColor> = {
  for: 'leaf',
  against: 'sun',
  teacher: 'coral',
};

/** The draft with the places marked that somebody speaks about. */
export const HighlightedText = ({ text, evidence }: { text: string; evidence: Highlight[] }) =>
  splitAtHighlights(text, evidence).map((piece) =>
    piece.evidence ? (
      <Tooltip
        key={piece.start}
        label={piece.evidence.label}
        withinPortal={false}
        multiline
        maw="20rem"
        events={{ hover: true, focus: true, touch: true }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason is in a tooltip, which the keyboard must reach */}
        <mark className={textClasses.mark} data-tone={highlightTones[piece.evidence.speaks]} tabIndex={0}>
          {piece.text}
        </mark>
      </Tooltip>
    ) : (
      <span key={piece.start}>{piece.text}</span>
    ),
  );

import { Tooltip } from '@mantine/core';
import classes from './marked-text.module.css';
import { type Mark, splitAtMarks } from './split-at-marks.ts';

/** The draft with the places marked that somebody speaks about. */
export const MarkedText = ({ text, evidence }: { text: string; evidence: Mark[] }) =>
  splitAtMarks(text, evidence).map((piece) =>
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
        <mark className={classes.mark} data-speaks={piece.evidence.speaks} tabIndex={0}>
          {piece.text}
        </mark>
      </Tooltip>
    ) : (
      <span key={piece.start}>{piece.text}</span>
    ),
  );

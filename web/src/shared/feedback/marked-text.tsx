import { Tooltip } from '@mantine/core';
import { cutText, type Mark } from './cut-text.ts';
import classes from './marked-text.module.css';

/** The draft with the places marked that somebody speaks about. */
export const MarkedText = ({ text, evidence }: { text: string; evidence: Mark[] }) =>
  cutText(text, evidence).map((piece) =>
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

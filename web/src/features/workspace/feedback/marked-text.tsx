import type { CriterionResult } from '@inkling/contract';
import { Tooltip } from '@mantine/core';
import { cutText } from './cut-text.ts';
import classes from './marked-text.module.css';

/** The draft with the evidence of one criterion marked in it. */
export const MarkedText = ({ text, evidence }: { text: string; evidence: CriterionResult['evidence'] }) =>
  cutText(text, evidence).map((piece) =>
    piece.evidence ? (
      <Tooltip
        key={piece.start}
        label={piece.evidence.label}
        withinPortal={false}
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

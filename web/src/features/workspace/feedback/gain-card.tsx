import { criterionLabels } from '@inkling/contract';
import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import classes from './feedback-summary.module.css';
import type { Gain } from './find-gains.ts';

/** "You did it: Ideas 2 of 5, now 3 of 5." */
const headingOf = ({ criterion, marks, advice }: Gain): string => {
  const label = criterionLabels[criterion];
  const begin = advice ? `You did it: ${label}` : label;
  return marks ? `${begin} ${marks.before} of ${marks.maximum}, now ${marks.now} of ${marks.maximum}` : begin;
};

/** A gain from one draft to the next, with the sentence before and after. */
export const GainCard = ({ gain }: { gain: Gain }) => {
  const before = gain.advice?.passage?.quote.trim();
  const after = gain.advice?.after?.trim();
  return (
    <div className={classes.gain}>
      <IconSparkles className={classes.spark} size={22} aria-hidden />
      <div>
        <Text fw={600}>{headingOf(gain)}</Text>
        {before && after && before !== after && (
          <dl className={classes.change}>
            <dt>Before</dt>
            <dd>{before}</dd>
            <dt>Now</dt>
            <dd>{after}</dd>
          </dl>
        )}
      </div>
    </div>
  );
};

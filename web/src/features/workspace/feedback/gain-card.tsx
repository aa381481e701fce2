import { criterionLabels } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { criterionTexts } from '../../../shared/labels/criteria.texts.ts';
import surface from '../../../ui/theme/surface.module.css';
import { changeToShow } from './change-to-show.ts';
import { hasQuoteOfDeletedText } from './drop-outdated-quotes.ts';
import classes from './feedback-summary.module.css';
import type { Gain } from './find-gains.ts';
import { ShownChange } from './shown-change.tsx';

/** "You did it: Ideas 2 of 5, now 3 of 5." */
const headingOf = ({ criterion, marks, advice }: Gain): string => {
  const label = criterionLabels[criterion];
  const begin = advice ? `You did it: ${label}` : label;
  return marks ? `${begin} ${marks.before} of ${marks.maximum}, now ${marks.now} of ${marks.maximum}` : begin;
};

interface GainCardProps {
  gain: Gain;
  /** The draft as it is now. */
  text: string;
}

/** A gain from one draft to the next, with the sentence before and after, or what was asked for. */
export const GainCard = ({ gain, text }: GainCardProps) => {
  const { advice } = gain;
  const change =
    advice && changeToShow({ before: advice.passage?.quote, after: advice.after, asked: advice.text }, text);
  const asked = !change && advice && !hasQuoteOfDeletedText(advice.text, text);
  return (
    <Group
      className={`${surface.inset} ${classes.gain}`}
      data-tone="sun"
      gap="sm"
      align="flex-start"
      wrap="nowrap"
    >
      <IconSparkles className={classes.spark} size={22} aria-hidden />
      <div>
        <Text fw={600}>{headingOf(gain)}</Text>
        <Text size="sm">{criterionTexts.meanings[gain.criterion]}</Text>
        {asked && <Text size="sm">The coach asked: {advice.text}</Text>}
        {change && <ShownChange change={change} />}
      </div>
    </Group>
  );
};

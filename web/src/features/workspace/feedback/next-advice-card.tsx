import { type ChildAdviceAnswer, criterionLabels } from '@inkling/contract';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconPencil, IconTargetArrow } from '@tabler/icons-react';
import { criterionTexts } from '../../../shared/labels/criteria.texts.ts';
import surface from '../../../ui/theme/surface.module.css';
import textClasses from '../../../ui/theme/text.module.css';
import { dropShownQuote } from './drop-shown-quote.ts';
import classes from './feedback-summary.module.css';
import type { NextAdvice } from './pick-advice.ts';

const answers: { answer: ChildAdviceAnswer; label: string }[] = [
  { answer: 'tried', label: 'I tried it' },
  { answer: 'not_now', label: 'Not now' },
  { answer: 'disagree', label: 'I disagree' },
];

interface NextStepCardProps {
  advice: NextAdvice;
  text: string;
  /** Opens the editor at the sentence; not there where the draft is no free text, or finished. */
  onFix: (() => void) | null;
  onAnswer: (answer: ChildAdviceAnswer | null) => void;
  isAnswering: boolean;
}

/** One thing to do next, its sentence in the child's own words, and what the child says to it. */
export const NextAdviceCard = ({ advice, text, onFix, onAnswer, isAnswering }: NextStepCardProps) => {
  const sentence = advice.place && text.slice(advice.place.start, advice.place.end).trim();
  return (
    <Paper component="section" withBorder radius="md" p="md" aria-label="One thing to do next">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconTargetArrow size={22} aria-hidden color="var(--leaf)" />
        <div>
          <Title order={3} fz="md">
            One thing to do next
          </Title>
          <Text size="sm" c="dimmed">
            {criterionLabels[advice.criterion]}: {criterionTexts.meanings[advice.criterion]}
          </Text>
        </div>
      </Group>
      {sentence && (
        <p className={classes.sentence}>
          <mark className={textClasses.mark} data-tone="sun">
            {sentence}
          </mark>
        </p>
      )}
      <Text mt="xs">{sentence ? dropShownQuote(advice.text, sentence) : advice.text}</Text>
      {onFix && advice.place && (
        <Button mt="sm" variant="light" leftSection={<IconPencil size={18} aria-hidden />} onClick={onFix}>
          Fix this bit
        </Button>
      )}
      {onFix && (
        <Group component="fieldset" gap="2xs" mt="sm" fz="sm" aria-label="What do you think?">
          {answers.map(({ answer, label }) => (
            <button
              key={answer}
              type="button"
              className={surface.pill}
              aria-pressed={advice.answer === answer}
              disabled={isAnswering}
              onClick={() => onAnswer(advice.answer === answer ? null : answer)}
            >
              {label}
            </button>
          ))}
        </Group>
      )}
      {advice.answer === 'tried' && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          Good on you. When you save a change, the coach looks at it again.
        </Text>
      )}
    </Paper>
  );
};

import { criterionLabels, type GivenAdvice, type StudentOverview, screenPath } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Chip } from '../../ui/chip.tsx';
import { adviceSentence, answerLabels, outcomeOf } from './advice-labels.ts';
import classes from './student-page.module.css';

/** The sentence before and now, where the advice was about one and it changed. */
const Change = ({ before, after }: Pick<GivenAdvice, 'before' | 'after'>) =>
  before &&
  after && (
    <div className={classes.change}>
      <Text size="sm" c="dimmed">
        Before: {before}
      </Text>
      <Text size="sm">Now: {after}</Text>
    </div>
  );

const Advice = ({ advice }: { advice: GivenAdvice }) => {
  const { label, tone } = outcomeOf(advice);
  return (
    <li>
      <p className={classes.words}>{advice.text}</p>
      <Group gap="xs" mt={4}>
        <Chip tone={tone}>{label}</Chip>
        <Text size="sm" c="dimmed">
          {criterionLabels[advice.criterion]} in{' '}
          <Link to={screenPath('feedback', {}, { writing: String(advice.writing.id) })}>
            {advice.writing.title}
          </Link>
          {advice.answer && `. ${answerLabels[advice.answer]}`}
        </Text>
      </Group>
      <Change {...advice} />
    </li>
  );
};

export const AdviceList = ({ advice, advice_counts }: Pick<StudentOverview, 'advice' | 'advice_counts'>) => (
  <>
    <Text c="dimmed">{adviceSentence(advice_counts)}</Text>
    {advice.length > 0 && (
      <ul className={classes.list} aria-label="Advice and what came of it">
        {advice.map((one) => (
          <Advice key={one.id} advice={one} />
        ))}
      </ul>
    )}
  </>
);

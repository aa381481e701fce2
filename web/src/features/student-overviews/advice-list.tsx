import { criterionLabels, type GivenAdvice, type StudentOverview, screenPath } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Chip } from '../../ui/chip.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Rows } from '../../ui/rows.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { adviceSentence, answerLabels, outcomeOf } from './advice-labels.ts';
import { TruncatedListNote } from './truncated-list-note.tsx';

/** The sentence before and now, where the advice was about one and it changed. */
const Change = ({ before, after }: Pick<GivenAdvice, 'before' | 'after'>) =>
  before &&
  after && (
    <Quote mt="xs">
      <Text size="sm" c="dimmed">
        Before: {before}
      </Text>
      <Text size="sm">Now: {after}</Text>
    </Quote>
  );

const Advice = ({ advice }: { advice: GivenAdvice }) => {
  const { label, tone } = outcomeOf(advice);
  return (
    <li>
      <p className={textClasses.breakable}>{advice.text}</p>
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

export const AdviceList = ({
  advice,
  advice_counts,
  student,
}: Pick<StudentOverview, 'advice' | 'advice_counts' | 'student'>) => (
  <>
    <Text c="dimmed">{adviceSentence(advice_counts)}</Text>
    {advice.length > 0 && (
      <Rows label="Advice and what came of it">
        {advice.map((one) => (
          <Advice key={one.id} advice={one} />
        ))}
      </Rows>
    )}
    <TruncatedListNote shown={advice.length} total={advice_counts.given} student={student} isOnPieces />
  </>
);

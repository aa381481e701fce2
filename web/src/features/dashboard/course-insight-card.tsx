import { type CourseInsight, criterionLabels, redraftedSentence } from '@inkling/contract';
import { Alert, Box, Card, Flex, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { useBlindMarking } from '../../shared/use-blind-marking.ts';
import { courseInsight, loadCourseOptions } from './course-insight.queries.ts';
import { CriteriaComparedWithYear } from './criteria-compared-with-year.tsx';
import { StudentsByNeed } from './students-by-need.tsx';

const students = (count: number): string => (count === 1 ? '1 student' : `${count} students`);

const TeachingPoint = ({ point, of }: { point: CourseInsight['teaching_point']; of: number }) =>
  point && (
    <Alert color="ink" icon={<IconBulb aria-hidden />} mt="md" mb="lg" c="var(--ink-on-wash)">
      <Text size="lg">
        Teach next: <strong>{criterionLabels[point.criterion]}</strong>
      </Text>
      <Text ff="heading" size="lg">
        “{point.rule}”
      </Text>
      <Text size="sm">
        For {point.students_count} of {students(of)} this is the next step.
      </Text>
    </Alert>
  );

const Insight = ({ insight }: { insight: CourseInsight }) => {
  if (insight.marked_count === 0)
    return (
      <Text c="dimmed">
        As soon as the coach has marked a finished piece, you see here what the class can do and what to teach
        next.
      </Text>
    );
  return (
    <>
      <Text c="dimmed" size="sm">
        From the newest finished piece of {students(insight.marked_count)}
        {insight.course && (
          <>
            {' '}
            in <strong>{insight.course.title}</strong>
          </>
        )}
        .
        {insight.unmarked_count > 0 &&
          ` ${students(insight.unmarked_count)} ${insight.unmarked_count === 1 ? 'has' : 'have'} no marked piece yet.`}
        {insight.redrafted &&
          ` ${redraftedSentence(insight.redrafted)} What follows is about the drafts handed in.`}
      </Text>
      <TeachingPoint point={insight.teaching_point} of={insight.marked_count} />
      <SimpleGrid minColWidth="min(100%, 22rem)" autoFlow="auto-fit" spacing="2.5rem" verticalSpacing="xl">
        <StudentsByNeed needs={insight.needs} />
        <CriteriaComparedWithYear criteria={insight.criteria} />
      </SimpleGrid>
    </>
  );
};

/** What to teach next and to whom, from the marks the coach gave. */
export const CourseInsightCard = () => {
  const [course, setCourse] = useState('');
  const { isOn: isBlind } = useBlindMarking();
  const query = useQuery(courseInsight(course === '' ? undefined : Number(course), isBlind));
  return (
    <Card component="section" aria-labelledby="class-insight" data-tour="class-insight" mt="2xl">
      <Flex rowGap="xs" columnGap="xl" wrap="wrap" align="center" justify="space-between" mb="xs">
        <Title order={2} id="class-insight">
          Class insight
        </Title>
        <Box maw="20rem" flex="1 1 14rem">
          <OptionFilter
            label="Class"
            value={course}
            onChange={(value) => setCourse(value ?? '')}
            load={loadCourseOptions}
          />
        </Box>
      </Flex>
      <QueryState query={query} skeleton={<Skeleton h={240} radius="lg" />}>
        {(insight) => <Insight insight={insight} />}
      </QueryState>
    </Card>
  );
};

import type { Step } from '@inkling/contract';
import { Card, Group, Progress, SimpleGrid, Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { langOfWriting } from '../../../language/language.ts';
import { withElements } from '../../../language/with-elements.tsx';
import { QueryState } from '../../../shared/query-state.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { timeSpentOf } from '../reviews.queries.ts';
import { shortDuration } from './short-duration.ts';
import type { TabProps } from './tab-props.ts';
import { t } from './texts.ts';
import { timelineColors, timelineOf } from './timeline.ts';

/** In the order of the journey; a step that was renamed since comes last. */
const inOrder = (times: Record<string, number>, steps: Step[]): [string, number][] => {
  const place = (title: string) => steps.findIndex((step) => step.title === title) + 1 || steps.length + 1;
  return Object.entries(times).toSorted(([a], [b]) => place(a) - place(b));
};

const TimeSpent = ({ times, journey }: { times: Record<string, number>; journey: Step[] }) => {
  const steps = inOrder(times, journey);
  const total = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
  const most = Math.max(1, ...steps.map(([, seconds]) => seconds));
  return (
    <Card>
      <Title order={3} mb="xs">
        {t.timeSpent}
      </Title>
      {steps.length === 0 ? (
        <Text c="dimmed">{t.noTimeCounted}</Text>
      ) : (
        <>
          <Stack component="ul" gap="sm">
            {steps.map(([step, seconds]) => (
              <li key={step}>
                <Group justify="space-between" wrap="nowrap" mb="2xs">
                  <span lang={langOfWriting}>{step}</span>
                  <strong>{shortDuration(seconds)}</strong>
                </Group>
                <Progress value={Math.max(2, (100 * seconds) / most)} bg="transparent" aria-hidden />
              </li>
            ))}
          </Stack>
          <Text mt="md">
            {withElements(t.total, {
              strong: (words) => <strong>{words}</strong>,
              time: () => shortDuration(total),
            })}
          </Text>
        </>
      )}
    </Card>
  );
};

/** How the child got there: time in each step, and what happened when. */
export const TimelineTab = ({ writing, reviews }: TabProps) => {
  const query = useQuery(timeSpentOf(writing.id));
  return (
    <QueryState query={query} skeleton={<Skeleton height="20rem" radius="lg" />}>
      {({ times, logs }) => {
        const entries = timelineOf(writing, { logs, reviews });
        return (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" style={{ alignItems: 'start' }}>
            <TimeSpent times={times} journey={writing.steps} />
            <Card>
              <Title order={3} mb="md">
                {t.timeline}
              </Title>
              {entries.length === 0 && <Text c="dimmed">{t.nothingHasHappened}</Text>}
              <Timeline bulletSize={18} lineWidth={3} active={entries.length - 1}>
                {entries.map(({ key, title, text, at }, index) => (
                  <Timeline.Item
                    key={key}
                    color={timelineColors[index % timelineColors.length] ?? 'ink'}
                    title={title}
                  >
                    <Text size="sm">{text}</Text>
                    <Text size="sm" c="dimmed">
                      {formatDateTime(at)}
                    </Text>
                  </Timeline.Item>
                ))}
              </Timeline>
            </Card>
          </SimpleGrid>
        );
      }}
    </QueryState>
  );
};

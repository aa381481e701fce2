import { type StudentProgress, screenPath, stepUrlHash } from '@inkling/contract';
import { Box, Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { langOfWriting } from '../../language/language.ts';
import { UnscoredNote } from '../../shared/unscored-note.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { t } from './texts.ts';

type Feedback = StudentProgress['recent_feedback'][number];

/** A writing without an activity links to its own page. */
const activityPath = ({ id, activity_id }: Feedback): string =>
  activity_id === null
    ? `${screenPath('writing', { id })}#${stepUrlHash(t.completed)}`
    : screenPath('activity-detail', { id: activity_id });

const Points = ({ title, points }: { title: string; points: string[] }) =>
  points.length === 0 ? null : (
    <div>
      <Text fw={600}>{title}</Text>
      <Box component="ul" mt="0.125rem" pl="lg">
        {points.map((point) => (
          <li key={point} lang={langOfWriting}>
            {point}
          </li>
        ))}
      </Box>
    </div>
  );

const FeedbackCard = ({ feedback, isOwn }: { feedback: Feedback; isOwn: boolean }) => (
  <Card component="article" style={{ gap: '0.75rem' }}>
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Title order={3} style={{ overflowWrap: 'anywhere' }} lang={langOfWriting}>
        {feedback.title}
      </Title>
      {feedback.score !== null && (
        <Text fw={700} style={{ whiteSpace: 'nowrap' }}>
          {t.outOf100(Math.round(feedback.score))}
        </Text>
      )}
    </Group>
    <Text c="dimmed" size="sm">
      {t.lastUpdated(formatDateTime(feedback.updated_at))}
    </Text>
    {!isOwn && <UnscoredNote reason={feedback.unscored} />}
    <Points title={t.strengths} points={feedback.strengths} />
    <Points title={t.improvements} points={feedback.improvements} />
    {isOwn && (
      <Button component={Link} to={activityPath(feedback)} variant="light" mt="auto">
        {t.viewActivity}
      </Button>
    )}
  </Card>
);

interface RecentFeedbackProps {
  items: Feedback[];
  empty: ReactNode;
  /** Whether the reader wrote these: only then can they be opened. */
  isOwn: boolean;
}

export const RecentFeedback = ({ items, empty, isOwn }: RecentFeedbackProps) => (
  <section aria-labelledby="recent-feedback">
    <Title order={2} id="recent-feedback" mt="2xl" mb="md">
      {t.recentFeedback}
    </Title>
    {items.length === 0 ? (
      <Card>
        <Text c="dimmed">{empty}</Text>
      </Card>
    ) : (
      <SimpleGrid minColWidth="min(100%, 24rem)" autoFlow="auto-fit" spacing="lg">
        {items.map((feedback) => (
          <FeedbackCard key={feedback.id} feedback={feedback} isOwn={isOwn} />
        ))}
      </SimpleGrid>
    )}
  </section>
);

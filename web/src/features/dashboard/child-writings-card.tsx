import { type ChildWithWritings, type ChildWriting, screenPath, type WritingStatus } from '@inkling/contract';
import { Anchor, Box, Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { Chip, type ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Quote } from '../../ui/quote.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './child-writings-card.module.css';
import { GrowthSpark } from './growth-sparkline.tsx';

const shownActivities = 3;

const hasWork = ({ total_activities_count }: ChildWithWritings): boolean => total_activities_count > 0;

const tones: Record<WritingStatus, ChipColor> = { completed: 'leaf', progressing: 'sun', pending: 'rest' };

const labelOf = (status: WritingStatus): string =>
  writingStatusLabels.find((one) => one.status === status)?.label ?? '';

const Completed = ({ child }: { child: ChildWithWritings }) => {
  const { completed_activities_count: completed, total_activities_count: total } = child;
  const words = `${completed} of ${total} activities completed`;
  return (
    <div>
      <Text size="sm" mb={6}>
        {words}
      </Text>
      <Progress.Root size="lg" bg="var(--rest-wash)">
        <Progress.Section value={(completed / total) * 100} color="leaf" aria-label={words} />
      </Progress.Root>
    </div>
  );
};

/** The child's own words, first of all. */
const NewestLine = ({ child: { newest_line } }: { child: ChildWithWritings }) =>
  newest_line && (
    <figure className={classes.line}>
      <Quote tone="coral" fs="italic">
        {newest_line.line}
      </Quote>
      <Text component="figcaption" size="sm" c="dimmed" mt="2xs" pl="sm">
        {newest_line.status === 'completed' ? 'From' : 'Newest line of'} <cite>{newest_line.title}</cite>
      </Text>
    </figure>
  );

const Latest = ({ activities }: { activities: ChildWriting[] }) => (
  <Stack component="ul" gap="sm" aria-label="Latest activities">
    {activities.slice(0, shownActivities).map(({ id, title, status }) => (
      <Group key={id} component="li" gap="sm" wrap="nowrap" justify="space-between">
        <Text truncate>{title}</Text>
        <Chip tone={tones[status]}>{labelOf(status)}</Chip>
      </Group>
    ))}
  </Stack>
);

const Ways = ({ child }: { child: ChildWithWritings }) => {
  const query = { id: String(child.id) };
  const toWork = [
    { label: 'What grew', name: 'What grew:', to: screenPath('what-grew', { id: child.id }) },
    { label: 'Progress', name: 'Progress of', to: screenPath('parent-progress', {}, query) },
  ];
  const ways = [
    ...(hasWork(child) ? toWork : []),
    { label: 'View Details', name: 'View Details of', to: screenPath('parent-children', {}, query) },
  ];
  return (
    <Group gap="0 var(--space-md)">
      {ways.map(({ label, name, to }) => (
        <Anchor key={label} component={Link} to={to} py="xs" aria-label={`${name} ${child.full_name}`}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
};

const Work = ({ child }: { child: ChildWithWritings }) => (
  <Stack gap="lg" miw={0}>
    <Completed child={child} />
    <GrowthSpark child={child} />
    <Latest activities={child.activities} />
    {child.next_due && (
      <Text size="sm">
        Next due: <strong>{child.next_due.title}</strong>, {formatDay(child.next_due.due_date)}
      </Text>
    )}
  </Stack>
);

/** A child on the parent's dashboard: their newest words and how much is done, side by side where there is room. */
export const ChildWritingsCard = ({ child }: { child: ChildWithWritings }) => (
  <Card component="article" className={classes.card} data-empty={!hasWork(child) || undefined}>
    <Stack gap="lg" miw={0} className={classes.child}>
      <Group wrap="nowrap">
        <UserAvatar user={child} size={52} />
        <Box className={textClasses.breakable} flex={1}>
          <Title order={3}>{child.full_name}</Title>
          {child.grade_level !== null && <Text c="dimmed">Year {child.grade_level}</Text>}
        </Box>
      </Group>
      <NewestLine child={child} />
      {!hasWork(child) && (
        <div>
          <Text>No activities yet</Text>
          <Text size="sm" c="dimmed">
            What they write appears here, once they have joined a class or begun a piece of their own.
          </Text>
        </div>
      )}
      <Stack gap="xs" align="flex-start" className={classes.ways}>
        {child.newest_line && (
          <Button
            component={Link}
            to={screenPath('feedback', {}, { writing: String(child.newest_line.writing_id) })}
            aria-label={`Read ${child.newest_line.title} by ${child.full_name}`}
          >
            Read it
          </Button>
        )}
        <Ways child={child} />
      </Stack>
    </Stack>
    {hasWork(child) && <Work child={child} />}
  </Card>
);

import { type ChildWithWritings, type ChildWriting, screenPath, type WritingStatus } from '@inkling/contract';
import { Anchor, Box, Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { langOfWriting } from '../../language/language.ts';
import { withElements } from '../../language/with-elements.tsx';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { Chip, type ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Quote } from '../../ui/quote.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './child-writings-card.module.css';
import { GrowthSparkline } from './growth-sparkline.tsx';
import { t } from './texts.ts';

const shownActivities = 3;

const hasWork = ({ total_activities_count }: ChildWithWritings): boolean => total_activities_count > 0;

const tones: Record<WritingStatus, ChipColor> = { completed: 'leaf', progressing: 'sun', pending: 'rest' };

const labelOf = (status: WritingStatus): string =>
  writingStatusLabels.find((one) => one.status === status)?.label ?? '';

const Completed = ({ child }: { child: ChildWithWritings }) => {
  const { completed_activities_count: completed, total_activities_count: total } = child;
  const words = t.ofActivitiesCompleted(completed, total);
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
        {withElements(newest_line.status === 'completed' ? t.from : t.newestLineOf, {
          piece: () => <cite lang={langOfWriting}>{newest_line.title}</cite>,
        })}
      </Text>
    </figure>
  );

const Latest = ({ activities }: { activities: ChildWriting[] }) => (
  <Stack component="ul" gap="sm" aria-label={t.latestActivities}>
    {activities.slice(0, shownActivities).map(({ id, title, status }) => (
      <Group key={id} component="li" gap="sm" wrap="nowrap" justify="space-between">
        <Text truncate lang={langOfWriting}>
          {title}
        </Text>
        <Chip tone={tones[status]}>{labelOf(status)}</Chip>
      </Group>
    ))}
  </Stack>
);

const Ways = ({ child }: { child: ChildWithWritings }) => {
  const query = { id: String(child.id) };
  const toWork = [
    { label: t.whatGrew, name: t.whatGrewOf, to: screenPath('what-grew', { id: child.id }) },
    { label: t.progress, name: t.progressOf, to: screenPath('parent-progress', {}, query) },
  ];
  const ways = [
    ...(hasWork(child) ? toWork : []),
    { label: t.viewDetails, name: t.viewDetailsOf, to: screenPath('parent-children', {}, query) },
  ];
  return (
    <Group gap="0 var(--space-md)">
      {ways.map(({ label, name, to }) => (
        <Anchor key={label} component={Link} to={to} py="xs" aria-label={name(child.full_name)}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
};

const Work = ({ child }: { child: ChildWithWritings }) => (
  <Stack gap="lg" miw={0}>
    <Completed child={child} />
    <GrowthSparkline child={child} />
    <Latest activities={child.activities} />
    {child.next_due && (
      <Text size="sm">
        {withElements(t.nextDue, {
          piece: () => <strong lang={langOfWriting}>{child.next_due?.title}</strong>,
          day: () => child.next_due && formatDay(child.next_due.due_date),
        })}
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
          {child.grade_level !== null && <Text c="dimmed">{t.year(child.grade_level)}</Text>}
        </Box>
      </Group>
      <NewestLine child={child} />
      {!hasWork(child) && (
        <div>
          <Text>{t.noActivitiesYet}</Text>
          <Text size="sm" c="dimmed">
            {t.whatTheyWriteAppearsHere}
          </Text>
        </div>
      )}
      <Stack gap="xs" align="flex-start" className={classes.ways}>
        {child.newest_line && (
          <Button
            component={Link}
            to={screenPath('feedback', {}, { writing: String(child.newest_line.writing_id) })}
            aria-label={t.readBy(child.newest_line.title, child.full_name)}
          >
            {t.readIt}
          </Button>
        )}
        <Ways child={child} />
      </Stack>
    </Stack>
    {hasWork(child) && <Work child={child} />}
  </Card>
);

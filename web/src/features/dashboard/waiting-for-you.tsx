import { screenPath, type WaitingWork, waitingCountMaximum } from '@inkling/contract';
import { Box, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import surface from '../../ui/theme/surface.module.css';
import textClasses from '../../ui/theme/text.module.css';
import classes from './waiting-for-you.module.css';

interface Queue {
  name: keyof WaitingWork;
  label: string;
  tone: 'ink' | 'coral' | 'sun' | 'rest';
  to: string;
}

/** What is most for the teacher alone to do comes first. */
const queues: Queue[] = [
  {
    name: 'to_review',
    label: 'To review',
    tone: 'coral',
    to: screenPath('feedback', {}, { show: 'to_review' }),
  },
  {
    name: 'handed_in_again',
    label: 'Handed in again',
    tone: 'ink',
    to: screenPath('feedback', {}, { show: 'handed_in_again' }),
  },
  {
    name: 'to_approve',
    label: 'Feedback to approve',
    tone: 'sun',
    to: screenPath('feedback', {}, { show: 'to_approve' }),
  },
  {
    name: 'overdue',
    label: 'Overdue',
    tone: 'sun',
    to: screenPath('teacher-assignments', {}, { overdue: 'true' }),
  },
  {
    name: 'not_started',
    label: 'Not started',
    tone: 'rest',
    to: screenPath('teacher-assignments', {}, { status_eq: 'pending' }),
  },
  { name: 'alerts', label: 'Alerts', tone: 'coral', to: screenPath('alerts') },
];

const shown = (count: number): string =>
  count >= waitingCountMaximum ? `${waitingCountMaximum - 1}+` : String(count);

const QueueTile = ({ label, tone, to, count }: Queue & { count: number }) => {
  const content = (
    <>
      <Text span className={classes.count} ff="heading" fz="2xl" fw={650} lh={1.2}>
        {shown(count)}
      </Text>
      <Text span fw={500} className={textClasses.breakable}>
        {label}
      </Text>
      {count > 0 && <IconChevronRight size={18} aria-hidden color="var(--text-soft)" />}
    </>
  );
  return count > 0 ? (
    <Link to={to} className={`${classes.tile} ${surface.lift}`} data-tone={tone}>
      {content}
    </Link>
  ) : (
    <p className={classes.tile}>{content}</p>
  );
};

const AllDone = () => (
  <Card>
    <Group wrap="nowrap">
      <Mascot mood="happy" size={80} />
      <div>
        <Text fw={600}>All caught up</Text>
        <Text c="dimmed">Nothing waits for you. What students hand in appears here.</Text>
      </div>
    </Group>
  </Card>
);

/** A teacher with five minutes begins here: each number opens its queue. */
export const WaitingForYou = ({ waiting }: { waiting: WaitingWork }) => {
  // Most teachers let the coach speak at once, and have never anything to approve.
  const shownQueues = queues.filter(({ name }) => name !== 'to_approve' || waiting.to_approve > 0);
  return (
    <Box component="section" aria-labelledby="waiting-for-you" mb="2xl" data-tour="waiting">
      <Title order={2} mb="md" id="waiting-for-you">
        Waiting for you
      </Title>
      {queues.every(({ name }) => waiting[name] === 0) ? (
        <AllDone />
      ) : (
        <SimpleGrid
          component="ul"
          cols={{ base: 2, md: shownQueues.length === 5 ? 5 : 3 }}
          spacing="sm"
          className={classes.tiles}
        >
          {shownQueues.map((queue) => (
            <li key={queue.name}>
              <QueueTile {...queue} count={waiting[queue.name]} />
            </li>
          ))}
        </SimpleGrid>
      )}
    </Box>
  );
};

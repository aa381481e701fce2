import { Card, RingProgress, Stack, Text, Title } from '@mantine/core';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { writingStatuses } from '../../ui/writing-status.ts';
import { completedPercent, noWritings, type StatusMap } from './dashboard.queries.ts';
import { FiguresState } from './figures-state.tsx';
import classes from './student-dashboard.module.css';

const Ring = ({ percent }: { percent: number }) => (
  <div className={classes.ring}>
    <RingProgress
      size={150}
      thickness={15}
      roundCaps
      rootColor="var(--rest-wash)"
      sections={[{ value: percent, color: 'var(--leaf)' }]}
      label={
        <Text ta="center" fw={700} fz={26} ff="var(--face-display)">
          {percent}%
        </Text>
      }
    />
    <Text c="dimmed" size="sm">
      of your writings are completed
    </Text>
  </div>
);

const Figures = ({ writings }: { writings: StatusMap }) => {
  const percent = completedPercent(writings);
  if (percent === null)
    return (
      <Stack align="center" gap="xs" ta="center">
        <Mascot mood="asleep" size={104} />
        <Text>No writings yet, start writing now!</Text>
      </Stack>
    );
  return (
    <>
      <Ring percent={percent} />
      <ul className={classes.legend}>
        {writingStatuses.map(({ status, label, color }) => (
          <li key={status}>
            <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
            <span>{label}</span>
            <strong>{writings[status]}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

/** How much of what was given is done. */
export const StudentProgress = () => (
  <Card component="section" data-tour="my-progress">
    <Title order={2} fz="h3" mb="md">
      My Progress
    </Title>
    <FiguresState cards={1}>
      {({ writings_status_map = noWritings }) => <Figures writings={writings_status_map} />}
    </FiguresState>
  </Card>
);

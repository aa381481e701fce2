import { screens } from '@inkling/contract';
import { Button, RingProgress, SimpleGrid, Text } from '@mantine/core';
import { IconCircleCheck, IconNotebook, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { Hero } from '../../ui/hero.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { writingStatuses } from '../../ui/writing-status.ts';
import { completedPercent, dashboardFigures, noWritings, type StatusMap } from './dashboard.queries.ts';
import { FiguresState } from './figures-state.tsx';

const cards: Record<keyof StatusMap, { icon: ReactNode; tone: 'leaf' | 'sun' | 'rest' }> = {
  completed: { icon: <IconCircleCheck />, tone: 'leaf' },
  progressing: { icon: <IconPencil />, tone: 'sun' },
  pending: { icon: <IconNotebook />, tone: 'rest' },
};

const sentenceFor = (writings: StatusMap): string => {
  const percent = completedPercent(writings);
  if (percent === null) return 'No writings yet, start writing now!';
  if (percent === 100) return 'Everything is finished. What a writer you are!';
  if (writings.progressing > 0) return 'A piece is waiting for its next sentence.';
  return 'A blank page is waiting for your first sentence.';
};

const ProgressRing = ({ percent }: { percent: number }) => (
  <RingProgress
    size={128}
    thickness={13}
    roundCaps
    rootColor="rgb(255 255 255 / 25%)"
    sections={[{ value: percent, color: '#ffc0ad' }]}
    label={
      <Text ta="center" fw={700} fz={22} c="white" aria-label={`${percent}% of your writings are completed`}>
        {percent}%
      </Text>
    }
  />
);

export const StudentDashboardPage = () => {
  const user = useUser();
  const isBuilt = useIsBuilt();
  const writings = useQuery(dashboardFigures).data?.writings_status_map;
  const percent = writings ? completedPercent(writings) : null;
  return (
    <>
      <Hero
        title={`Welcome back, ${user?.screen_name ?? ''}!`}
        text={writings ? sentenceFor(writings) : 'Good to see you.'}
        aside={percent === null ? <MascotDisc mood="hello" /> : <ProgressRing percent={percent} />}
      >
        {isBuilt('student-progress') && (
          <Button component={Link} to={screens['student-progress'].path} color="coral">
            View My Progress
          </Button>
        )}
      </Hero>
      <FiguresState cards={3}>
        {({ writings_status_map = noWritings }) => (
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            {writingStatuses.map(({ status, label }) => (
              <StatCard key={status} label={label} value={writings_status_map[status]} {...cards[status]} />
            ))}
          </SimpleGrid>
        )}
      </FiguresState>
    </>
  );
};

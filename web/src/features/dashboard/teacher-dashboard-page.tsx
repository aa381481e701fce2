import { screenPath, screens } from '@inkling/contract';
import { Anchor, Card, SimpleGrid, Title } from '@mantine/core';
import { IconBook2, IconChecklist, IconClipboardText, IconTrophy, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { CompletionChart } from './completion-chart.tsx';
import { noWritings } from './dashboard.queries.ts';
import { FiguresState } from './figures-state.tsx';
import { type Tile, TileLinks } from './tile-links.tsx';

const quickActions: Tile[] = [
  {
    label: 'Manage Courses',
    to: screens['teacher-courses'].path,
    screen: 'teacher-courses',
    icon: <IconBook2 />,
  },
  {
    label: 'Activities',
    to: screens['teacher-activities'].path,
    screen: 'teacher-activities',
    icon: <IconClipboardText />,
  },
  {
    label: 'Students',
    to: screens['teacher-students'].path,
    screen: 'teacher-students',
    icon: <IconUsers />,
  },
  {
    label: 'Challenges',
    to: screens['teacher-challenges'].path,
    screen: 'teacher-challenges',
    icon: <IconTrophy />,
  },
];

export const TeacherDashboardPage = () => {
  const user = useUser();
  const isBuilt = useIsBuilt();
  return (
    <>
      <PageHeader title="Teacher Dashboard" text={`Welcome, ${user?.screen_name || user?.full_name || ''}`} />
      <AlertsCard />
      <Title order={2} mb="md">
        Class Overview
      </Title>
      <FiguresState cards={3}>
        {({ students_count = 0, activities_count = 0, writings_status_map = noWritings }) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 3 }}>
              <StatCard label="Active students" value={students_count} icon={<IconUsers />} tone="ink" />
              <StatCard
                label="Active activities"
                value={activities_count}
                icon={<IconClipboardText />}
                tone="coral"
              />
              <StatCard
                label="Writings completed"
                value={writings_status_map.completed}
                icon={<IconChecklist />}
                tone="leaf"
              >
                {isBuilt('feedback') && (
                  <Anchor
                    component={Link}
                    to={screenPath('feedback', {}, { status_eq: 'completed' })}
                    size="sm"
                  >
                    Completion
                  </Anchor>
                )}
              </StatCard>
            </SimpleGrid>
            <TileLinks title="Quick Actions" tiles={quickActions} />
            <Title order={2} mt="xl" mb="md">
              Data Analytics
            </Title>
            <Card maw="40rem">
              <CompletionChart writings={writings_status_map} />
            </Card>
          </>
        )}
      </FiguresState>
    </>
  );
};

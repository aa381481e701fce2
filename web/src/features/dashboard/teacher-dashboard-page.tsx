import { type DashboardStatistics, type ScreenName, screenPath, screens } from '@inkling/contract';
import { Anchor, Card, SimpleGrid, Title } from '@mantine/core';
import { IconBook2, IconChecklist, IconClipboardText, IconTrophy, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { DashboardAlerts, DashboardLessUrgentAlerts } from '../alerts/index.ts';
import { CompletionChart } from './completion-chart.tsx';
import { CourseInsightCard } from './course-insight-card.tsx';
import { noWritings } from './dashboard.queries.ts';
import { DashboardStatisticsState } from './dashboard-statistics-state.tsx';
import { type Tile, TileLinks } from './tile-links.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

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

interface CardLinkProps {
  screen: ScreenName;
  query?: Record<string, string>;
  children: string;
}

const CardLink = ({ screen, query, children }: CardLinkProps) => (
  <Anchor component={Link} to={screenPath(screen, {}, query)} size="sm" className={textClasses.touch}>
    {children}
  </Anchor>
);

const ClassOverview = ({
  students_count = 0,
  activities_count = 0,
  writings_status_map,
}: DashboardStatistics) => (
  <SimpleGrid cols={{ base: 1, sm: 3 }} data-tour="figures">
    <StatCard label="Students" value={students_count} icon={<IconUsers />} tone="ink">
      <CardLink screen="teacher-progress">View progress</CardLink>
    </StatCard>
    <StatCard label="Activities" value={activities_count} icon={<IconClipboardText />} tone="coral">
      <CardLink screen="teacher-assignments">View assignments</CardLink>
    </StatCard>
    <StatCard
      label="Completion"
      value={writings_status_map?.completed ?? 0}
      icon={<IconChecklist />}
      tone="leaf"
    >
      <CardLink screen="feedback" query={{ status_eq: 'completed' }}>
        Writings completed
      </CardLink>
    </StatCard>
  </SimpleGrid>
);

export const TeacherDashboardPage = () => {
  const user = useUser();
  return (
    <>
      <PageHeader title="Teacher Dashboard" text={`Welcome, ${user?.full_name || user?.screen_name || ''}`} />
      <DashboardStatisticsState cards={5}>
        {({ waiting }) => waiting && <WaitingForYou waiting={waiting} />}
      </DashboardStatisticsState>
      <DashboardAlerts />
      <DashboardLessUrgentAlerts />
      <Title order={2} mb="md">
        Class Overview
      </Title>
      <DashboardStatisticsState cards={3}>
        {(figures) => <ClassOverview {...figures} />}
      </DashboardStatisticsState>
      <TileLinks title="Quick Actions" tiles={quickActions} />
      <CourseInsightCard />
      <Title order={2} mt="2xl" mb="md">
        Data Analytics
      </Title>
      <DashboardStatisticsState cards={1}>
        {({ writings_status_map = noWritings }) => (
          <Card maw="40rem">
            <CompletionChart writings={writings_status_map} />
          </Card>
        )}
      </DashboardStatisticsState>
    </>
  );
};

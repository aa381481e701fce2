import { pluralise, type StudentOverview, screens } from '@inkling/contract';
import { Anchor, Box, SimpleGrid, Tabs, Text, Title } from '@mantine/core';
import { IconAlarm, IconChecks, IconClock, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { useBlindMarking } from '../../shared/use-blind-marking.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { DetailLayout, Section } from '../../ui/detail-layout.tsx';
import { durationInWords } from '../../ui/duration-in-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { AlertList, AnsweredAlertLinks } from '../alerts/index.ts';
import { GrowthView } from '../growth/index.ts';
import { AdviceList } from './advice-list.tsx';
import { PieceList } from './piece-list.tsx';
import { StudentCommentsAndReports } from './student-comments-and-reports.tsx';
import { StudentHeader } from './student-header.tsx';
import { studentOverview } from './student-overviews.queries.ts';

const missing = { title: 'Student Not Found', text: 'There is nobody here who is a student of yours.' };

const Figures = ({ student, spent_time, last_worked_at }: StudentOverview) => (
  <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', md: 'lg' }} mb="lg">
    <StatCard
      label="Completed"
      value={`${student.completedActivities} of ${student.totalAssignedActivities}`}
      icon={<IconChecks />}
      tone="leaf"
    />
    <StatCard label="Average score" value={student.averageScore ?? '/'} icon={<IconStar />} tone="sun" />
    <StatCard
      label="Overdue"
      value={student.overdueActivities}
      icon={<IconAlarm />}
      tone={student.overdueActivities > 0 ? 'coral' : 'rest'}
    />
    <StatCard
      label="Time spent"
      value={spent_time > 0 ? durationInWords(spent_time) : '/'}
      icon={<IconClock />}
      tone="ink"
    >
      {last_worked_at && (
        <Text size="sm" c="dimmed">
          Last {formatDateTime(last_worked_at)}
        </Text>
      )}
    </StatCard>
  </SimpleGrid>
);

/** Worries that wait for this teacher come before everything else, in full; answered ones lead to their words. */
const Alerts = ({ alerts, alerts_count }: Pick<StudentOverview, 'alerts' | 'alerts_count'>) => {
  if (alerts.length === 0) return null;
  const open = alerts.filter(({ acknowledged }) => acknowledged === null);
  const answered = alerts.filter(({ acknowledged }) => acknowledged !== null);
  const others = alerts_count - alerts.length;
  return (
    <Box component="section" aria-labelledby="alerts" my="lg">
      <Title order={2} fz="h3" id="alerts">
        Alerts
      </Title>
      {open.length > 0 && <AlertList alerts={open} />}
      {answered.length > 0 && (
        <>
          <Title order={3} fz="md" mt="md">
            Answered
          </Title>
          <AnsweredAlertLinks alerts={answered} />
        </>
      )}
      {others > 0 && (
        <Text c="dimmed" mt="xs">
          {pluralise(others, 'more alert')}.{' '}
          <Anchor component={Link} to={screens.alerts.path}>
            See all alerts
          </Anchor>
        </Text>
      )}
    </Box>
  );
};

const Work = ({ overview }: { overview: StudentOverview }) => (
  <DetailLayout side={<StudentCommentsAndReports {...overview} />}>
    <Section title="Pieces">
      <PieceList pieces={overview.pieces} student={overview.student} />
    </Section>
  </DetailLayout>
);

const Skills = ({ overview: { growth, student } }: { overview: StudentOverview }) =>
  growth.length === 0 ? (
    <EmptyState
      title="No marks yet"
      text={`The line begins with the first feedback ${student.studentName} gets.`}
    />
  ) : (
    <GrowthView pieces={growth} />
  );

const Advice = ({ overview }: { overview: StudentOverview }) => (
  <Section title="What the coach advised">
    <AdviceList {...overview} />
  </Section>
);

const tabs = [
  { value: 'work', label: 'Work', Content: Work },
  { value: 'skills', label: 'Skills over time', Content: Skills },
  { value: 'advice', label: 'Advice', Content: Advice },
];

const Student = ({ overview }: { overview: StudentOverview }) => {
  const { filters, setFilters } = useUrlFilters('tab');
  const tab = tabs.find(({ value }) => value === filters.tab)?.value ?? 'work';
  return (
    <article>
      <StudentHeader overview={overview} />
      <Figures {...overview} />
      <Alerts {...overview} />
      <Tabs value={tab} onChange={(value) => setFilters({ tab: value })} keepMounted={false}>
        <Tabs.List>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} mih={44}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Content }) => (
          <Tabs.Panel key={value} value={value} pt="lg">
            <Content overview={overview} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </article>
  );
};

/** All there is about one student, for their teacher. */
export const StudentPage = () => {
  const { isOn: isBlind } = useBlindMarking();
  const query = useQuery({
    ...studentOverview(Number(useParams().id), isBlind),
    select: (found: StudentOverview) => ({ ...found, title: found.student.studentName }),
  });
  return (
    <DetailPage name="Student" query={query} missing={missing}>
      {(found) => <Student overview={found} />}
    </DetailPage>
  );
};

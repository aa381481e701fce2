import { type SchoolHealth, type SchoolUsage, screenPath } from '@inkling/contract';
import { Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/session.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { Chip } from '../../ui/chip.tsx';
import { formatDate, formatNearDateTime } from '../../ui/dates.ts';
import { BackLink, Section } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { schoolHealthQuery, schoolUsageQuery } from './school-data.queries.ts';
import { healthLabels, healthText } from './school-data-texts.ts';

const Figure = ({ label, value, of }: { label: string; value: number; of: number }) => (
  <div>
    <Text fz="1.75rem" fw={700}>
      {value}{' '}
      <Text span c="dimmed" fz="md">
        of {of}
      </Text>
    </Text>
    <Text c="dimmed">{label}</Text>
  </div>
);

const People = ({ usage }: { usage: SchoolUsage }) => (
  <Section title="Who uses it">
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
      <Figure
        label="Staff who signed in within 30 days"
        value={usage.staff_active_count}
        of={usage.staff_count}
      />
      <Figure
        label="Students who signed in within 30 days"
        value={usage.students_active_count}
        of={usage.students_count}
      />
      <Figure
        label="Students who have never signed in"
        value={usage.students_never_count}
        of={usage.students_count}
      />
    </SimpleGrid>
  </Section>
);

const Weeks = ({ weeks }: Pick<SchoolUsage, 'weeks'>) => (
  <Section title="What was written">
    <ResponsiveTable
      label="What was written"
      columns={['Week from', 'Begun', 'Handed in', 'By how many students', 'Reviewed']}
    >
      {weeks.map(({ week, begun, handed_in, students, reviewed }) => (
        <tr key={week}>
          <td>
            <Text fw={600}>{formatDate(week)}</Text>
          </td>
          <td data-label="Begun">{begun}</td>
          <td data-label="Handed in">{handed_in}</td>
          <td data-label="By how many students">{students}</td>
          <td data-label="Reviewed">{reviewed}</td>
        </tr>
      ))}
    </ResponsiveTable>
  </Section>
);

const stateChips = {
  fine: { tone: 'leaf', label: 'Fine' },
  look: { tone: 'sun', label: 'Have a look' },
  unused: { tone: 'rest', label: 'Not used' },
} as const;

const Check = ({ check }: { check: SchoolHealth['checks'][number] }) => {
  const { tone, label } = stateChips[check.state];
  return (
    <Row>
      <RowText>
        <Group gap="sm">
          <Text fw={600}>{healthLabels[check.check]}</Text>
          <Chip tone={tone}>{label}</Chip>
        </Group>
        <Text c="dimmed">
          {healthText(check)}
          {check.at && ` Last time: ${formatNearDateTime(check.at)}.`}
        </Text>
      </RowText>
    </Row>
  );
};

const Health = () => (
  <Section title="Health">
    <QueryState query={useQuery(schoolHealthQuery)} skeleton={<Skeleton height="12rem" radius="lg" />}>
      {({ checks }) => (
        <Rows label="Health">
          {checks.map((check) => (
            <Check key={check.check} check={check} />
          ))}
        </Rows>
      )}
    </QueryState>
  </Section>
);

const Usage = () => (
  <QueryState query={useQuery(schoolUsageQuery)} skeleton={<Skeleton height="16rem" radius="lg" />}>
    {(usage) => (
      <>
        <People usage={usage} />
        <Weeks weeks={usage.weeks} />
      </>
    )}
  </QueryState>
);

/** For admins: what waits and fails, and numbers of the whole school. */
export const SchoolUsagePage = () => {
  const school = useUser()?.school;
  if (school?.role !== 'admin' || !school.has_joined)
    return (
      <>
        <PageHeader title="Usage and health" />
        <EmptyState title="This is for admins" text="Whoever runs a school sees here how it goes." />
      </>
    );
  return (
    <>
      <BackLink to={screenPath('school')}>{school.name}</BackLink>
      <PageHeader title="Usage and health" text="What works and what waits, and how much is written." />
      <Stack gap="lg">
        <Health />
        <Usage />
      </Stack>
    </>
  );
};

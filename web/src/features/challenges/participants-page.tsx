import { type Challenge, limits, type Participant, pluralise, screenPath, screens } from '@inkling/contract';
import { Button, Card, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { StudentLink } from '../../shared/student-link.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { Chip } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { BackLink } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { challengeNotFoundText, statusColors, statusLabels } from './challenge-labels.ts';
import { oneChallenge, participantList } from './challenges.queries.ts';
import { formatRecentDate } from './recent-date.ts';

const states = {
  completed: { label: 'Completed', tone: 'leaf' },
  joined: { label: 'Joined', tone: 'ink' },
} as const;

const Row = ({
  participant: { student, created_at, last_active_at, status },
}: {
  participant: Participant;
}) => (
  <tr>
    <th scope="row">
      <Group component="span" gap="sm" wrap="nowrap">
        <UserAvatar user={student} size={40} />
        <span>
          <StudentLink student={student} />
          <Text span display="block" size="sm" c="dimmed">
            {student.email ?? student.screen_name}
          </Text>
        </span>
      </Group>
    </th>
    <td data-label="Joined Date" data-short>
      {formatRecentDate(created_at)}
    </td>
    <td data-label="Last Active" data-short>
      {formatRecentDate(last_active_at)}
    </td>
    <td data-label="Status">
      <Chip tone={states[status].tone}>{states[status].label}</Chip>
    </td>
  </tr>
);

const columns = ['Student', 'Joined Date', 'Last Active', 'Status'];

export const ParticipantTable = ({ participants }: { participants: Participant[] }) => (
  <ResponsiveTable label="Participants" columns={columns}>
    {participants.map((participant) => (
      <Row key={participant.id} participant={participant} />
    ))}
  </ResponsiveTable>
);

const statusOptions = [
  { value: 'completed', label: 'Completed' },
  { value: 'joined', label: 'Joined' },
];

const emptyText = ({ keyword, status_eq }: { keyword: string; status_eq: string }): string => {
  if (keyword) return `No participants match your search for "${keyword}"`;
  return status_eq
    ? 'No participants found with the selected filter'
    : 'No participants have joined this challenge yet';
};

const Info = ({ challenge }: { challenge: Challenge }) => (
  <Card component="section" aria-label="The challenge" mb="lg">
    <Group justify="space-between">
      <div>
        <Text fw={600}>{challenge.title}</Text>
        <Text c="dimmed">
          {formatDay(challenge.start_date)} - {formatDay(challenge.end_date)}
        </Text>
      </div>
      <Text>{pluralise(challenge.participant_count, 'participant')}</Text>
      <Chip tone={statusColors[challenge.status]}>{statusLabels[challenge.status]}</Chip>
    </Group>
  </Card>
);

const Participants = ({ challenge }: { challenge: Challenge }) => {
  const { filters, field, page, setPage } = useUrlFilters('keyword', 'status_eq');
  const query = useQuery(participantList(challenge.id, { ...filters, page }));
  return (
    <>
      <FilterBar search={<SearchField label="Search participants.." {...field('keyword')} />}>
        <FilterSelect label="Status" {...field('status_eq')} data={statusOptions} />
      </FilterBar>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={3} columns={1} height={72} />}
        empty={<EmptyState title={emptyText(filters)} />}
        page={page}
        perPage={limits.per_page}
        onPage={setPage}
      >
        {(items) => <ParticipantTable participants={items} />}
      </PagedList>
    </>
  );
};

export const ParticipantsPage = () => {
  const query = useQuery(oneChallenge(useParams().id ?? ''));
  return (
    <DetailPage name="Participants" query={query} missing={challengeNotFoundText}>
      {(challenge) => (
        <>
          <BackLink to={screens['teacher-challenges'].path}>Back to Challenges</BackLink>
          <PageHeader title="Participants">
            <Button
              component={Link}
              to={screenPath('challenge-detail', { id: challenge.id })}
              variant="default"
            >
              View Challenge
            </Button>
          </PageHeader>
          <Info challenge={challenge} />
          <Participants challenge={challenge} />
        </>
      )}
    </DetailPage>
  );
};

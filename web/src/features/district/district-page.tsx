import type { DistrictPage as District } from '@inkling/contract';
import { Button, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { districtQuery, districtSchoolsPerPage, useWithdrawSchoolInvitation } from './district.queries.ts';
import { whatDistrictsSee } from './district-texts.ts';
import { InviteSchoolForm } from './invite-school-form.tsx';
import { SchoolCountsTable } from './school-counts-table.tsx';

const Invited = ({ invitations }: Pick<District, 'invitations'>) => {
  const withdraw = useWithdrawSchoolInvitation();
  return (
    <Section title="Invited">
      <Rows label="Invited">
        {invitations.map(({ id, email, sent_at }) => (
          <Row key={id}>
            <RowText>
              <Text fw={600}>{email}</Text>
              <Text size="sm" c="dimmed">
                Sent {formatDate(sent_at)}
              </Text>
            </RowText>
            <RowAction
              word="Take back"
              label={`Take the invitation to ${email} back`}
              icon={<IconX size={20} aria-hidden />}
              isDanger
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
            />
          </Row>
        ))}
      </Rows>
    </Section>
  );
};

interface SchoolsProps {
  district: District;
  page: number;
  onPage: (page: number) => void;
}

const Schools = ({ district, page, onPage }: SchoolsProps) => (
  <Stack gap="lg">
    <Section title="Schools">
      {district.schools.length > 0 ? (
        <Stack gap="md">
          <SchoolCountsTable schools={district.schools} />
          <Pagination
            page={page}
            total={district.schools_count}
            perPage={districtSchoolsPerPage}
            onChange={onPage}
          />
        </Stack>
      ) : (
        <Text c="dimmed">No school has joined yet. Invite one by the email address of its admin.</Text>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {whatDistrictsSee}
      </Text>
    </Section>
    {district.invitations.length > 0 && <Invited invitations={district.invitations} />}
  </Stack>
);

/** What a district sees of its schools: numbers. */
export const DistrictPage = () => {
  const district = useUser()?.district;
  const [page, setPage] = useState(1);
  const query = useQuery({ ...districtQuery(page), enabled: district !== null });
  const [isInviting, setIsInviting] = useState(false);
  if (!district)
    return (
      <>
        <PageHeader title="District" />
        <EmptyState
          title="You look after no district"
          text="Whoever runs Inkling can set a district up for you."
        />
      </>
    );
  return (
    <>
      <PageHeader title={district.name} text="The schools of the district, in numbers.">
        <Button color="coral" onClick={() => setIsInviting(true)}>
          Invite a school
        </Button>
      </PageHeader>
      <QueryState query={query} skeleton={<CardsSkeleton count={3} columns={1} height={72} />}>
        {(found) => <Schools district={found} page={page} onPage={setPage} />}
      </QueryState>
      {isInviting && <InviteSchoolForm onClose={() => setIsInviting(false)} />}
    </>
  );
};

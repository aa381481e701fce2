import type { DistrictOfSchool } from '@inkling/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { districtOfSchoolQuery, useAnswerDistrict, useLeaveDistrict } from './district.queries.ts';
import { leavingQuestion, whatDistrictsSee } from './district-texts.ts';

const Joined = ({ name, joined_at }: NonNullable<DistrictOfSchool['district']>) => {
  const leave = useLeaveDistrict();
  return (
    <Row>
      <RowText>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          Your school belongs to it since {formatDate(joined_at)}
        </Text>
      </RowText>
      <Button
        variant="default"
        loading={leave.isPending}
        onClick={async () => (await confirm(leavingQuestion(name))) && leave.mutate()}
      >
        Leave
      </Button>
    </Row>
  );
};

const Invitation = ({ id, name }: DistrictOfSchool['invitations'][number]) => {
  const answer = useAnswerDistrict();
  return (
    <Row>
      <RowText>
        <Text fw={600}>{name} invites your school</Text>
      </RowText>
      <Group gap="sm">
        <Button
          variant="default"
          disabled={answer.isPending}
          aria-label={`Decline ${name}`}
          onClick={() => answer.mutate({ id, join: false })}
        >
          Decline
        </Button>
        <Button
          color="coral"
          loading={answer.isPending}
          aria-label={`Join ${name}`}
          onClick={() => answer.mutate({ id, join: true })}
        >
          Join
        </Button>
      </Group>
    </Row>
  );
};

/** For admins of a school; nothing at all where no district has to do with it. */
export const DistrictOfSchoolSection = () => {
  const { data } = useQuery(districtOfSchoolQuery);
  if (!data || (data.district === null && data.invitations.length === 0)) return null;
  return (
    <Section title="District">
      <Stack gap="sm">
        <Text c="dimmed">{whatDistrictsSee}</Text>
        <Rows label="District">
          {data.district && <Joined {...data.district} />}
          {data.invitations.map((invitation) => (
            <Invitation key={invitation.id} {...invitation} />
          ))}
        </Rows>
      </Stack>
    </Section>
  );
};

import type { CourseInvitation } from '@inkling/contract';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/session.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { invitationText } from './colleague-texts.ts';
import { ownInvitations, useAnswerInvitation } from './course-teachers.queries.ts';

const InvitationRow = ({ invitation }: { invitation: CourseInvitation }) => {
  const answer = useAnswerInvitation(invitation);
  const { title } = invitation.course;
  return (
    <Row>
      <RowText>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {invitationText(invitation)}
        </Text>
      </RowText>
      <Group gap="sm">
        <Button
          variant="default"
          aria-label={`Decline ${title}`}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          Decline
        </Button>
        <Button
          color="coral"
          aria-label={`Accept ${title}`}
          loading={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          Accept
        </Button>
      </Group>
    </Row>
  );
};

/** Courses of others that somebody without a school is asked to help with; nothing at all when there are none. */
export const CourseInvitations = () => {
  const user = useUser();
  const query = useQuery({ ...ownInvitations, enabled: user?.school?.has_joined !== true });
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="You are asked to help teach">
      <Rows label="You are asked to help teach">
        {items.map((invitation) => (
          <InvitationRow key={invitation.course.id} invitation={invitation} />
        ))}
      </Rows>
    </Section>
  );
};

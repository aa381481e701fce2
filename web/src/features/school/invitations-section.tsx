import type { SchoolInvitation } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { IconMailForward, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { invitations, useInviteStaff, useWithdrawInvitation } from './school.queries.ts';
import { schoolRoleLabels, withdrawalQuestion } from './school-texts.ts';

const Actions = ({ invitation }: { invitation: SchoolInvitation }) => {
  const { full_name, email, role, ends_on } = invitation;
  const invite = useInviteStaff();
  const withdraw = useWithdrawInvitation();
  const askAndWithdraw = async () =>
    (await confirm(withdrawalQuestion(invitation))) && withdraw.mutate(invitation);
  return (
    <Group gap={0} wrap="nowrap">
      <RowAction
        word="Send again"
        label={`Send the invitation of ${full_name} again`}
        icon={<IconMailForward size={20} aria-hidden />}
        loading={invite.isPending}
        onClick={() => invite.mutate({ full_name, email, role, ends_on })}
      />
      <RowAction
        word="Take back"
        label={`Take the invitation of ${full_name} back`}
        icon={<IconX size={20} aria-hidden />}
        isDanger
        loading={withdraw.isPending}
        onClick={askAndWithdraw}
      />
    </Group>
  );
};

/** Who was invited and has not joined yet; nothing at all when everybody has. */
export const InvitationsSection = () => {
  const items = useQuery(invitations).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="Invited">
      <Rows label="Invited">
        {items.map((invitation) => (
          <Row key={invitation.id}>
            <RowText>
              <Text fw={600}>{invitation.full_name}</Text>
              <Text size="sm" c="dimmed">
                {schoolRoleLabels[invitation.role]}
                {invitation.ends_on && ` until ${formatDate(invitation.ends_on)}`} · {invitation.email} · sent{' '}
                {formatDate(invitation.sent_at)}
              </Text>
            </RowText>
            <Actions invitation={invitation} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
};

import type { StaffMember } from '@inkling/contract';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconShield, IconShieldOff, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../shared/query-state.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { InviteForm } from './invite-form.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { staff, useChangeRole, useRemoveStaff } from './school.queries.ts';
import { removalQuestion, staffRoleText } from './school-texts.ts';

const iconSize = { size: 20, 'aria-hidden': true } as const;

const Actions = ({ member }: { member: StaffMember }) => {
  const { full_name, role, permissions } = member;
  const change = useChangeRole();
  const remove = useRemoveStaff();
  const [isAsking, setAsking] = useState(false);
  const askAndRemove = async () => {
    // Whoever still leads classes is refused, in words that say what to do first.
    if (member.needs_successor && member.classes_count === 0) return setAsking(true);
    if (await confirm(removalQuestion(member))) remove.mutate({ member });
  };
  const other = role === 'admin' ? 'teacher' : 'admin';
  return (
    <Group gap={0} wrap="nowrap">
      {permissions.change && (
        <RowAction
          word={role === 'admin' ? 'No admin' : 'Admin'}
          label={role === 'admin' ? `Make ${full_name} a teacher` : `Make ${full_name} an admin`}
          icon={role === 'admin' ? <IconShieldOff {...iconSize} /> : <IconShield {...iconSize} />}
          loading={change.isPending}
          onClick={() => change.mutate({ member, role: other })}
        />
      )}
      {permissions.remove && (
        <RowAction
          word="Remove"
          label={`Remove ${full_name}`}
          icon={<IconUserMinus {...iconSize} />}
          isDanger
          loading={remove.isPending}
          onClick={askAndRemove}
        />
      )}
      {isAsking && <RemovalDialog member={member} onClose={() => setAsking(false)} />}
    </Group>
  );
};

export const StaffSection = ({ isAdmin }: { isAdmin: boolean }) => {
  const query = useQuery(staff);
  const [isInviting, setInviting] = useState(false);
  return (
    <Section title="Staff">
      <QueryState query={query} skeleton={<Skeleton height="10rem" radius="lg" />}>
        {({ items }) => (
          <Stack gap="sm" align="flex-start">
            <Rows label="Staff">
              {items.map((member) => (
                <Row key={member.id}>
                  <RowText>
                    <Text fw={600}>{member.full_name}</Text>
                    <Text size="sm" c="dimmed">
                      {staffRoleText(member)}
                      {member.email && ` · ${member.email}`}
                    </Text>
                  </RowText>
                  <Actions member={member} />
                </Row>
              ))}
            </Rows>
            {isAdmin && (
              <Button
                color="coral"
                leftSection={<IconUserPlus size={18} aria-hidden />}
                onClick={() => setInviting(true)}
              >
                Invite a teacher
              </Button>
            )}
          </Stack>
        )}
      </QueryState>
      {isInviting && <InviteForm onClose={() => setInviting(false)} />}
    </Section>
  );
};

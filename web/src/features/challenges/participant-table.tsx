import type { Participant } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { Chip } from '../../ui/chip.tsx';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { formatRecent } from './recent-date.ts';

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
          {student.full_name}
          <Text span display="block" size="sm" c="dimmed">
            {student.email ?? student.screen_name}
          </Text>
        </span>
      </Group>
    </th>
    <td data-label="Joined Date" data-short>
      {formatRecent(created_at)}
    </td>
    <td data-label="Last Active" data-short>
      {formatRecent(last_active_at)}
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

import type { Participant } from '@inkling/contract';
import { Card, Group } from '@mantine/core';
import { Chip } from '../../ui/chip.tsx';
import { formatRecent } from '../../ui/recent-date.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './participants.module.css';

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
        <span className={classes.names}>
          {student.full_name}
          <span>{student.email ?? student.screen_name}</span>
        </span>
      </Group>
    </th>
    <td data-label="Joined Date">{formatRecent(created_at)}</td>
    <td data-label="Last Active">{formatRecent(last_active_at)}</td>
    <td data-label="Status">
      <Chip tone={states[status].tone}>{states[status].label}</Chip>
    </td>
  </tr>
);

/** A table where there is room; on a phone each student is a block of labelled lines. */
export const ParticipantTable = ({ participants }: { participants: Participant[] }) => (
  <Card padding={0}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Student</th>
          <th scope="col">Joined Date</th>
          <th scope="col">Last Active</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {participants.map((participant) => (
          <Row key={participant.id} participant={participant} />
        ))}
      </tbody>
    </table>
  </Card>
);

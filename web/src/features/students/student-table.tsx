import { type Student, screenPath } from '@inkling/contract';
import { Group, Table, Text } from '@mantine/core';
import { IconChartBar, IconId, IconPencil, IconTrash } from '@tabler/icons-react';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { formatLongDate } from '../../ui/dates.ts';
import { RowAction } from '../../ui/row-action.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './student-table.module.css';

interface StudentTableProps {
  students: Student[];
  /** Whoever is being removed. */
  leavingId: number | undefined;
  onEdit: (student: Student) => void;
  onRemove: (student: Student) => void;
}

const Actions = ({
  student,
  leavingId,
  onEdit,
  onRemove,
}: Omit<StudentTableProps, 'students'> & { student: Student }) => {
  const isBuilt = useIsBuilt();
  const name = student.full_name;
  const query = { student: String(student.id) };
  return (
    <div className={classes.actions}>
      {isBuilt('teacher-progress') && (
        <RowAction
          word="Progress"
          label={`View progress of ${name}`}
          icon={<IconChartBar size={20} aria-hidden />}
          to={screenPath('teacher-progress', {}, query)}
        />
      )}
      {student.permissions.edit && (
        <>
          <RowAction
            word="Login card"
            label={`Login card of ${name}`}
            icon={<IconId size={20} aria-hidden />}
            to={screenPath('teacher-login-cards', {}, query)}
          />
          <RowAction
            word="Edit"
            label={`Edit ${name}`}
            icon={<IconPencil size={20} aria-hidden />}
            onClick={() => onEdit(student)}
          />
        </>
      )}
      <RowAction
        word="Delete"
        label={`Delete ${name}`}
        icon={<IconTrash size={20} aria-hidden />}
        isDanger
        loading={student.id === leavingId}
        onClick={() => onRemove(student)}
      />
    </div>
  );
};

const Person = ({ student }: { student: Student }) => (
  <Group gap="sm" wrap="nowrap" miw="12rem">
    <UserAvatar user={student} size={40} />
    <div className={classes.words}>
      <Text fw={600}>{student.full_name}</Text>
      {student.email && (
        <Text size="sm" c="dimmed">
          {student.email}
        </Text>
      )}
    </div>
  </Group>
);

/** A table on wide screens; on a phone each row is a card that names its cells itself. */
export const StudentTable = ({ students, ...actions }: StudentTableProps) => (
  <div className={classes.frame}>
    <Table className={classes.table} verticalSpacing="xs" horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th>Grade</Table.Th>
          <Table.Th>Username</Table.Th>
          <Table.Th>Joined Date</Table.Th>
          <Table.Th className={classes.last}>Actions</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {students.map((student) => (
          <Table.Tr key={student.id}>
            <Table.Td>
              <Person student={student} />
            </Table.Td>
            <Table.Td data-label="Grade" className={classes.short}>
              {student.grade_level === null ? 'None' : `Year ${student.grade_level}`}
            </Table.Td>
            <Table.Td data-label="Username" className={classes.username}>
              {student.screen_name}
            </Table.Td>
            <Table.Td data-label="Joined Date" className={classes.short}>
              {formatLongDate(new Date(student.joinedAt))}
            </Table.Td>
            <Table.Td>
              <Actions student={student} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

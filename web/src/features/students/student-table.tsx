import { type Student, screenPath } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { IconChartBar, IconId, IconPencil, IconTrash } from '@tabler/icons-react';
import { StudentLink } from '../../shared/student-link.tsx';
import { formatLongDate } from '../../ui/dates.ts';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';

interface StudentTableProps {
  students: Student[];
  /** The student who is being removed. */
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
  const name = student.full_name;
  const query = { student: String(student.id) };
  return (
    <Group gap={0} wrap="nowrap" ml="calc(-1 * var(--space-sm))">
      <RowAction
        word="Progress"
        label={`View progress of ${name}`}
        icon={<IconChartBar size={20} aria-hidden />}
        to={screenPath('teacher-progress', {}, query)}
      />
      {student.permissions.make_card && (
        <RowAction
          word="Login card"
          label={`Login card of ${name}`}
          icon={<IconId size={20} aria-hidden />}
          to={screenPath('teacher-login-cards', {}, query)}
        />
      )}
      {student.permissions.edit && (
        <RowAction
          word="Edit"
          label={`Edit ${name}`}
          icon={<IconPencil size={20} aria-hidden />}
          onClick={() => onEdit(student)}
        />
      )}
      {student.permissions.remove && (
        <RowAction
          word="Delete"
          label={`Delete ${name}`}
          icon={<IconTrash size={20} aria-hidden />}
          isDanger
          loading={student.id === leavingId}
          onClick={() => onRemove(student)}
        />
      )}
    </Group>
  );
};

const Person = ({ student }: { student: Student }) => (
  <Group gap="sm" wrap="nowrap" miw="12rem">
    <UserAvatar user={student} size={40} />
    <div>
      <Text fw={600} component="div">
        <StudentLink student={student} />
      </Text>
      {student.email && (
        <Text size="sm" c="dimmed">
          {student.email}
        </Text>
      )}
    </div>
  </Group>
);

const columns = ['Name', 'Grade', 'Username', 'Joined Date', 'Actions'];

export const StudentTable = ({ students, ...actions }: StudentTableProps) => (
  <ResponsiveTable label="Students" columns={columns}>
    {students.map((student) => (
      <tr key={student.id}>
        <td>
          <Person student={student} />
        </td>
        <td data-label="Grade" data-short>
          {student.grade_level === null ? 'None' : `Year ${student.grade_level}`}
        </td>
        <td data-label="Username">{student.screen_name}</td>
        <td data-label="Joined Date" data-short>
          {formatLongDate(new Date(student.joinedAt))}
        </td>
        <td>
          <Actions student={student} {...actions} />
        </td>
      </tr>
    ))}
  </ResponsiveTable>
);

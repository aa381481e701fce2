import type { SchoolStudent } from '@inkling/contract';
import { Button, Group, Text } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconArrowsJoin2,
  IconUnlink,
} from '@tabler/icons-react';
import { BreakableUsername } from '../../ui/breakable-username.tsx';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { useArchiveStudent, useBringBackStudent, useUnlinkPlatforms } from './school-students.queries.ts';
import { archiveQuestion, classesText, unlinkQuestion, yearText } from './school-students-texts.ts';

interface RowProps {
  student: SchoolStudent;
  onMove: (student: SchoolStudent) => void;
  onMerge: (student: SchoolStudent) => void;
}

const iconSize = { size: 20, 'aria-hidden': true } as const;

const Actions = ({ student, onMove, onMerge }: RowProps) => {
  const { full_name, permissions } = student;
  const archive = useArchiveStudent();
  const bringBack = useBringBackStudent();
  const unlink = useUnlinkPlatforms();
  const askAndArchive = async () => (await confirm(archiveQuestion(student))) && archive.mutate(student);
  return (
    <Group gap={0} wrap="nowrap" ml="calc(-1 * var(--space-sm))">
      {permissions.move && (
        <RowAction
          word="Move"
          label={`Move ${full_name} to another class`}
          icon={<IconArrowsExchange {...iconSize} />}
          onClick={() => onMove(student)}
        />
      )}
      {permissions.merge && (
        <RowAction
          word="Merge"
          label={`Merge ${full_name} (${student.screen_name}) with another account`}
          icon={<IconArrowsJoin2 {...iconSize} />}
          onClick={() => onMerge(student)}
        />
      )}
      {permissions.archive && (
        <RowAction
          word="Archive"
          label={`Archive ${full_name}`}
          icon={<IconArchive {...iconSize} />}
          loading={archive.isPending}
          onClick={askAndArchive}
        />
      )}
      {permissions.unlink_platforms && (
        <RowAction
          word="Unlink"
          label={`Unlink ${full_name} from the learning platforms`}
          icon={<IconUnlink {...iconSize} />}
          loading={unlink.isPending}
          onClick={async () => (await confirm(unlinkQuestion(student))) && unlink.mutate(student)}
        />
      )}
      {permissions.bring_back && (
        <Button
          variant="default"
          ml="sm"
          aria-label={`Bring back ${full_name}`}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={bringBack.isPending}
          onClick={() => bringBack.mutate(student)}
        >
          Bring back
        </Button>
      )}
    </Group>
  );
};

const Cells = ({ student, ...actions }: RowProps) => {
  const { full_name, screen_name, last_login_at, archived_at } = student;
  return (
    <tr>
      <td>
        <Text fw={600}>{full_name}</Text>
        <Text size="sm" c="dimmed">
          <BreakableUsername text={screen_name} />
        </Text>
      </td>
      <td data-label="Year" data-short>
        {yearText(student)}
      </td>
      {archived_at === null ? (
        <td data-label="Classes">{classesText(student)}</td>
      ) : (
        <td data-label="Archived" data-short>
          {formatDate(archived_at)}
        </td>
      )}
      <td data-label="Last sign-in" data-short>
        {last_login_at === null ? 'Never' : formatDate(last_login_at)}
      </td>
      <td>
        <Actions student={student} {...actions} />
      </td>
    </tr>
  );
};

interface TableProps extends Omit<RowProps, 'student'> {
  students: SchoolStudent[];
  isArchive: boolean;
}

export const SchoolStudentTable = ({ students, isArchive, ...actions }: TableProps) => (
  <ResponsiveTable
    label="Students"
    columns={['Name', 'Year', isArchive ? 'Archived' : 'Classes', 'Last sign-in', 'Actions']}
  >
    {students.map((student) => (
      <Cells key={student.id} student={student} {...actions} />
    ))}
  </ResponsiveTable>
);

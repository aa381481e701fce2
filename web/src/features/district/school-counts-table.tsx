import type { DistrictSchool } from '@inkling/contract';
import { Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { useRemoveSchool } from './district.queries.ts';
import { countText, monthText, removalQuestion } from './district-texts.ts';

const SchoolRow = ({ school }: { school: DistrictSchool }) => {
  const remove = useRemoveSchool();
  const { name, joined_at, counts } = school;
  return (
    <tr>
      <td>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          Since {formatDate(joined_at)}
        </Text>
      </td>
      <td data-label="Staff">{countText(counts.staff)}</td>
      <td data-label="Students">{countText(counts.students)}</td>
      <td data-label="Active classes">{countText(counts.active_classes)}</td>
      <td data-label="Pieces by month">
        <div>
          {counts.pieces.map(({ month, count }) => (
            <Text key={month} size="sm">
              {monthText(month)}: {countText(count)}
            </Text>
          ))}
        </div>
      </td>
      <td>
        <RowAction
          word="Let go"
          label={`Let ${name} go`}
          icon={<IconX size={20} aria-hidden />}
          isDanger
          loading={remove.isPending}
          onClick={async () => (await confirm(removalQuestion(school))) && remove.mutate(school)}
        />
      </td>
    </tr>
  );
};

/** Numbers alone: no row leads anywhere. */
export const SchoolCountsTable = ({ schools }: { schools: DistrictSchool[] }) => (
  <ResponsiveTable
    label="Schools"
    columns={['School', 'Staff', 'Students', 'Active classes', 'Pieces by month', 'Actions']}
  >
    {schools.map((school) => (
      <SchoolRow key={school.id} school={school} />
    ))}
  </ResponsiveTable>
);

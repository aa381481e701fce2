import type { ListedActivity } from '@inkling/contract';
import { screenPath } from '@inkling/contract';
import { Card, Group, Table, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { activityTypeColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import {
  activityTypeLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Fact, Facts } from '../../ui/detail-layout.tsx';
import { dueText, statusColors, statusText } from './activity-labels.ts';
import { ActivityRowActions } from './activity-row-actions.tsx';
import classes from './activity-rows.module.css';

interface RowsProps {
  items: ListedActivity[];
}

const TitleLink = ({ activity: { id, title } }: { activity: ListedActivity }) => (
  <Link to={screenPath('teacher-activity-detail', { id })} className={classes.title}>
    {title}
  </Link>
);
const Type = ({ activity: { activity_type } }: { activity: ListedActivity }) => (
  <Chip tone={activityTypeColors[activity_type]}>{activityTypeLabels[activity_type]}</Chip>
);
const Status = ({ activity }: { activity: ListedActivity }) => (
  <Chip tone={statusColors[activity.status]}>{statusText(activity)}</Chip>
);

const associationOf = ({ courses, challenges }: ListedActivity): string =>
  [...courses, ...challenges].map(({ title }) => title).join(', ') || 'No association';

const columns = ['Title', 'Type', 'Status', 'Subject', 'Due Date', 'Association', 'Actions'];

const ActivityTable = ({ items }: RowsProps) => (
  <Card padding={0} className={classes.sheet}>
    <Table aria-label="Activities" verticalSpacing={6} horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((activity) => (
          <Table.Tr key={activity.id}>
            <Table.Td>
              <TitleLink activity={activity} />
            </Table.Td>
            <Table.Td>
              <Type activity={activity} />
            </Table.Td>
            <Table.Td>
              <Status activity={activity} />
            </Table.Td>
            <Table.Td>{subjectLabels[activity.subject]}</Table.Td>
            <Table.Td className={classes.due}>{dueText(activity)}</Table.Td>
            <Table.Td className={classes.association}>{associationOf(activity)}</Table.Td>
            <Table.Td>
              <ActivityRowActions activity={activity} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Card>
);

const ActivityCard = ({ activity }: { activity: ListedActivity }) => (
  <Card component="article" className={classes.card}>
    <Group gap="xs">
      <Type activity={activity} />
      <Status activity={activity} />
    </Group>
    <Title order={2} fz="xl">
      <TitleLink activity={activity} />
    </Title>
    <Facts minWidth="7rem">
      <Fact name="Subject">{subjectLabels[activity.subject]}</Fact>
      <Fact name="Due Date">{dueText(activity)}</Fact>
      <Fact name="Association">{associationOf(activity)}</Fact>
    </Facts>
    <ActivityRowActions activity={activity} />
  </Card>
);

/** A table where there is room for seven columns, cards where there is not. */
export const ActivityRows = ({ items }: RowsProps) => {
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  if (isWide) return <ActivityTable items={items} />;
  return (
    <CardGrid items={items} label="Activities">
      {(activity) => <ActivityCard activity={activity} />}
    </CardGrid>
  );
};

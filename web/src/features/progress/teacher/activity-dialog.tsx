import { type ActivityCompletionSummary, screenPath } from '@inkling/contract';
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatDay } from '../../../ui/dates.ts';
import { CompletionBar, Counts } from './completion-and-counts.tsx';

const Details = ({ activity }: { activity: ActivityCompletionSummary }) => {
  const id = activity.activityId;
  const links = [
    {
      screen: 'teacher-assignments',
      label: 'See who is where',
      to: screenPath('teacher-assignments', {}, { activity_id_eq: String(id) }),
    },
    {
      screen: 'teacher-activity-detail',
      label: 'Open the activity',
      to: screenPath('teacher-activity-detail', { id }),
    },
  ] as const;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz="h3">
          {activity.activityTitle}
        </Title>
        <Text c="dimmed" size="sm">
          {activity.due_date ? `Due ${formatDay(activity.due_date)}` : 'No due date'}
        </Text>
      </div>
      <CompletionBar label="Completion rate" percentage={activity.completionRate} />
      <Counts
        counts={[
          { label: 'Assigned', value: activity.assignedCount },
          { label: 'Completed', value: activity.completedCount },
          { label: 'In Progress', value: activity.inProgressCount },
          { label: 'Not Started', value: activity.notStartedCount },
          { label: 'Overdue', value: activity.overdueCount },
        ]}
      />
      <Group>
        {links.map(({ label, to }) => (
          <Button key={label} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
};

interface ActivityDialogProps {
  activity: ActivityCompletionSummary | null;
  onClose: () => void;
}

export const ActivityDialog = ({ activity, onClose }: ActivityDialogProps) => (
  <Modal opened={activity !== null} onClose={onClose} title="Activity completion" size="lg">
    {activity && <Details activity={activity} />}
  </Modal>
);

import type { ActivityCompletionSummary } from '@inkling/contract';
import { Button, Card, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../ui/dates.ts';
import textClasses from '../../../ui/theme/text.module.css';
import { ActivityDialog } from './activity-dialog.tsx';
import { CompletionBar, Counts } from './completion-and-counts.tsx';
import { activityListTexts } from './list-texts.ts';
import { type ListState, ProgressList } from './progress-list.tsx';
import { activityCompletionList } from './teacher-progress.queries.ts';

const ActivityCard = ({ activity, onOpen }: { activity: ActivityCompletionSummary; onOpen: () => void }) => (
  <Card component="article">
    <div>
      <Title order={3} fz="h4" className={textClasses.breakable}>
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
        { label: 'Completed', value: `${activity.completedCount}/${activity.assignedCount}` },
        ...(activity.overdueCount > 0 ? [{ label: 'Overdue', value: activity.overdueCount }] : []),
      ]}
    />
    <Button
      variant="default"
      mt="auto"
      onClick={onOpen}
      aria-label={`View Details of ${activity.activityTitle}`}
    >
      View Details
    </Button>
  </Card>
);

export const ActivityCompletionTab = ({ state }: { state: ListState }) => {
  const [open, setOpen] = useState<ActivityCompletionSummary | null>(null);
  return (
    <>
      <ProgressList
        words={activityListTexts}
        state={state}
        query={useQuery(activityCompletionList(state))}
        idOf={({ activityId }) => activityId}
      >
        {(activity) => <ActivityCard activity={activity} onOpen={() => setOpen(activity)} />}
      </ProgressList>
      <ActivityDialog activity={open} onClose={() => setOpen(null)} />
    </>
  );
};

import { type Activity, screens } from '@inkling/contract';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { activityTypeColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import { activityTypeDescriptions } from '../../shared/labels/activity-type-descriptions.ts';
import { activityTypeLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { BackLink, DetailLayout, Fact, Facts, Section } from '../../ui/detail-layout.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { ActivityWritingButton } from '../writings/index.ts';
import { oneActivity } from './activities.queries.ts';
import { ActivityImages } from './activity-images.tsx';

const missing = {
  title: 'Activity Not Found',
  text: "Sorry, we couldn't find the activity you're looking for.",
};

const dueText = ({ due_date, due_days }: Activity): string => {
  if (due_date) return formatDay(due_date);
  return due_days === null ? 'No due date' : `${timeWithUnit(due_days, 'day')} after you get it`;
};

const Details = ({ activity }: { activity: Activity }) => (
  <Section title="Details">
    <Facts>
      <Fact name="Due Date">{dueText(activity)}</Fact>
      <Fact name="Estimated Time">{timeWithUnit(activity.estimated_time, activity.estimated_time_unit)}</Fact>
      {activity.grade_levels.length > 0 && (
        <Fact name="Grade Levels">
          <ChipList
            label="Grade levels"
            tone="rest"
            items={activity.grade_levels.map((grade) => `Grade ${grade}`)}
          />
        </Fact>
      )}
      {activity.skill_list.length > 0 && (
        <Fact name="Skills">
          <ChipList label="Skills" tone="ink" items={activity.skill_list} />
        </Fact>
      )}
    </Facts>
  </Section>
);

const ActivityView = ({ activity }: { activity: Activity }) => (
  <article>
    <BackLink to={screens['my-writing'].path}>My Writings</BackLink>
    <Stack className={textClasses.breakable} gap="xs" align="flex-start" mb="xl" maw="48rem">
      <Group gap="xs">
        <Chip tone={activityTypeColors[activity.activity_type]}>
          {activityTypeLabels[activity.activity_type]}
        </Chip>
        <Text span size="sm" c="dimmed">
          {activityTypeDescriptions[activity.activity_type]}
        </Text>
      </Group>
      <Title order={1}>{activity.title}</Title>
      <Text fz="lg" c="dimmed">
        {activity.description}
      </Text>
      <ActivityWritingButton activityId={activity.id} />
    </Stack>
    <DetailLayout side={<Details activity={activity} />}>
      <Section title="Requirements">
        {activity.requirements.trim() ? (
          <RichText html={activity.requirements} />
        ) : (
          <Text c="dimmed">No requirements</Text>
        )}
      </Section>
      <ActivityImages images={activity.images} />
    </DetailLayout>
  </article>
);

export const ActivityPage = () => {
  const query = useQuery(oneActivity(useParams().id ?? ''));
  return (
    <DetailPage name="Activity" query={query} missing={missing}>
      {(activity) => <ActivityView activity={activity} />}
    </DetailPage>
  );
};

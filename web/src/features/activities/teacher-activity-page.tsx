import { type Activity, screenPath, screens } from '@inkling/contract';
import { Anchor, Box, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import {
  activityTypeLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { formatLongDate } from '../../ui/dates.ts';
import { BackLink, DetailLayout, Fact, Facts, Section } from '../../ui/detail-layout.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { WorkflowView } from '../workflows/index.ts';
import { oneActivity } from './activities.queries.ts';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityImages } from './activity-images.tsx';
import { dueText, statusColors, statusText } from './activity-labels.ts';
import { activityNotFoundText } from './activity-not-found-text.ts';
import { ActivityStatistics, AssignedStudents } from './activity-statistics.tsx';
import { ChosenStudents } from './chosen-students.tsx';

const Details = ({ activity }: { activity: Activity }) => (
  <Section title="Activity Details">
    <Facts minWidth="9rem">
      <Fact name="Subject">{subjectLabels[activity.subject]}</Fact>
      <Fact name="Type">{activity.activity_kind?.name ?? activityTypeLabels[activity.activity_type]}</Fact>
      <Fact name="Estimated Time">{timeWithUnit(activity.estimated_time, activity.estimated_time_unit)}</Fact>
      <Fact name="Due Date">{dueText(activity)}</Fact>
      <Fact name="Created">{formatLongDate(new Date(activity.created_at))}</Fact>
      <Fact name="Spelling and grammar hints">{activity.hints_allowed ? 'Allowed' : 'Switched off'}</Fact>
      <Fact name="Help from the device's keyboard">
        {activity.keyboard_help ? 'Allowed' : 'Switched off'}
      </Fact>
      <Fact name="Feedback">
        {activity.holds_feedback ? 'Shown once you have approved it' : 'Shown at once'}
      </Fact>
    </Facts>
  </Section>
);

const Association = ({ activity: { courses, challenges } }: { activity: Activity }) => {
  const links = [
    ...courses.map(({ id, title }) => ({ to: screenPath('course-detail', { id }), title })),
    ...challenges.map(({ id, title }) => ({ to: screenPath('challenge-detail', { id }), title })),
  ];
  const title = challenges.length > 0 && courses.length === 0 ? 'Associated Challenge' : 'Associated Course';
  return (
    <Section title={title}>
      {links.length === 0 && <Text c="dimmed">No association</Text>}
      <ul className={textClasses.breakable}>
        {links.map(({ to, title: name }) => (
          <li key={to}>
            <Anchor component={Link} to={to} className={textClasses.touch}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Tags = ({ activity: { grade_levels, skill_list } }: { activity: Activity }) => (
  <SimpleGrid minColWidth="min(100%, 17rem)" autoFlow="auto-fit" spacing="lg">
    <Section title="Grade Levels">
      <ChipList label="Grade levels" tone="rest" items={grade_levels.map((grade) => `Grade ${grade}`)} />
    </Section>
    <Section title="Skills">
      <ChipList label="Skills" tone="ink" items={skill_list} />
    </Section>
  </SimpleGrid>
);

const Extras = ({ activity: { instructions, resources } }: { activity: Activity }) => (
  <>
    {instructions.length > 0 && (
      <Section title="Instructions">
        <Facts>
          {instructions.map(({ title, description }) => (
            <Fact key={title} name={title}>
              {description}
            </Fact>
          ))}
        </Facts>
      </Section>
    )}
    {resources.length > 0 && (
      <Section title="Resources">
        <ul className={textClasses.breakable}>
          {resources.map(({ title, url }) => (
            <li key={url}>
              <Anchor href={url} target="_blank" rel="noreferrer" className={textClasses.touch}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    )}
  </>
);

const Side = ({ activity, isNarrow }: { activity: Activity; isNarrow: boolean }) => (
  <>
    {!isNarrow && <ActivityActions activity={activity} />}
    <AssignedStudents activity={activity} />
    <ActivityStatistics activity={activity} />
    <ActivityImages images={activity.images} />
  </>
);

/** Where the facts stand below the text, the actions go on top: nobody should have to scroll to publish. */
const ActivityView = ({ activity }: { activity: Activity }) => {
  const isNarrow = useMediaQuery('(max-width: 60rem)', false, { getInitialValueInEffect: false });
  return (
    <article>
      <BackLink to={screens['teacher-activities'].path}>Back to Activities</BackLink>
      <Stack className={textClasses.breakable} gap="xs" align="flex-start" mb="xl" maw="48rem">
        <Chip tone={statusColors[activity.status]}>{statusText(activity)}</Chip>
        <Title order={1}>{activity.title}</Title>
      </Stack>
      {isNarrow && (
        <Box mb="lg">
          <ActivityActions activity={activity} />
        </Box>
      )}
      <DetailLayout side={<Side activity={activity} isNarrow={isNarrow} />}>
        <Details activity={activity} />
        <Section title="Description">
          <Text className={textClasses.multiline}>{activity.description}</Text>
        </Section>
        <Section title="Requirements">
          {activity.requirements.trim() ? (
            <RichText html={activity.requirements} />
          ) : (
            <Text c="dimmed">No requirements</Text>
          )}
        </Section>
        <Association activity={activity} />
        {activity.student_ids && <ChosenStudents activity={activity} studentIds={activity.student_ids} />}
        <Tags activity={activity} />
        <Extras activity={activity} />
        <Section title="Writing Workflow">
          <WorkflowView steps={activity.steps} />
        </Section>
      </DetailLayout>
    </article>
  );
};

export const TeacherActivityPage = () => {
  const query = useQuery(oneActivity(useParams().id ?? ''));
  return (
    <DetailPage name="Activity" query={query} missing={activityNotFoundText}>
      {(activity) => <ActivityView activity={activity} />}
    </DetailPage>
  );
};

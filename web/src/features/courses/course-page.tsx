import { type Course, screenPath, screens } from '@inkling/contract';
import { Button, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { ActivityList } from '../../shared/activity-list.tsx';
import { DetailPage } from '../../shared/detail-page.tsx';
import { subjectColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import {
  courseOrChallengeStatusLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { gradeLabel } from '../../shared/labels/grade-label.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { BackLink, DetailLayout, Fact, Facts, Section } from '../../ui/detail-layout.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { ClassSignInSection } from '../class-sign-in/index.ts';
import { TeachersSection } from '../course-teachers/index.ts';
import { LtiCourseSection } from '../lti/index.ts';
import { CopyableClassCode } from './copyable-class-code.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseGridSection } from './course-grid/course-grid-section.tsx';
import { oneCourse } from './courses.queries.ts';

export const courseNotFoundText = {
  title: 'Course Not Found',
  text: "Sorry, we couldn't find the course you're looking for.",
};

const ReportsLink = ({ course }: { course: Course }) => {
  const role = useUser()?.role;
  if (role !== 'teacher') return null;
  return (
    <Button
      component={Link}
      to={screenPath('teacher-activity-report-list', {}, { target_of_Course_type_id_eq: String(course.id) })}
      variant="light"
    >
      Writing reports
    </Button>
  );
};

const Details = ({ course }: { course: Course }) => (
  <>
    <Section title="Details">
      <Facts>
        {course.grade_levels.length > 0 && (
          <Fact name="Grade Levels">
            <ChipList
              label="Grade levels"
              tone="rest"
              items={course.grade_levels.map((grade) => gradeLabel([grade]))}
            />
          </Fact>
        )}
        <Fact name="Estimated Time">{timeWithUnit(course.estimated_time, course.estimated_time_unit)}</Fact>
        {course.code && (
          <Fact name="Class Code">
            <CopyableClassCode code={course.code} />
          </Fact>
        )}
        {course.badge_and_reward && <Fact name="Badge">{course.badge_and_reward}</Fact>}
      </Facts>
    </Section>
    <ReportsLink course={course} />
  </>
);

/** To the list a person came from; a parent has none. */
const WayBack = ({ course }: { course: Course }) => {
  const role = useUser()?.role;
  if (course.my_role) return <BackLink to={screens['teacher-courses'].path}>Back to My Courses</BackLink>;
  return role === 'student' ? <BackLink to={screens['my-writing'].path}>My Writings</BackLink> : null;
};

const CourseView = ({ course }: { course: Course }) => (
  <article>
    <WayBack course={course} />
    <Flex rowGap="md" columnGap="lg" wrap="wrap" align="center" mb="xl">
      <Stack className={textClasses.breakable} gap="xs" align="flex-start" flex="1 1 20rem">
        <Group gap="xs">
          <Chip tone={subjectColors[course.subject]}>{subjectLabels[course.subject]}</Chip>
          <Chip tone={course.status === 'active' ? 'leaf' : 'rest'}>
            {courseOrChallengeStatusLabels[course.status]}
          </Chip>
        </Group>
        <Title order={1}>{course.title}</Title>
        <Text fz="lg" c="dimmed">
          {course.description}
        </Text>
      </Stack>
      <Group gap="sm">
        <CourseActions course={course} />
      </Group>
    </Flex>
    {course.my_role && <ClassSignInSection course={course} />}
    {course.my_role && course.my_role !== 'relief' && <LtiCourseSection courseId={course.id} />}
    {course.students && <CourseGridSection course={course} />}
    <DetailLayout side={<Details course={course} />}>
      {course.learning_goal && (
        <Section title="Learning Goal">
          <Text>{course.learning_goal}</Text>
        </Section>
      )}
      {course.skills.length > 0 && (
        <Section title="Skills">
          <ChipList label="Skills" tone="ink" items={course.skills} />
        </Section>
      )}
      <Section title="Activities">
        <ActivityList activities={course.activities} empty="No activities in this course yet." />
      </Section>
      {course.my_role && <TeachersSection course={course} />}
    </DetailLayout>
  </article>
);

export const CoursePage = () => {
  const query = useQuery(oneCourse(useParams().id ?? ''));
  return (
    <DetailPage name="Course" query={query} missing={courseNotFoundText}>
      {(course) => <CourseView course={course} />}
    </DetailPage>
  );
};

import { type Course, screenPath, screens } from '@inkling/contract';
import { Button, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { langOfWriting } from '../../language/language.ts';
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
import { t } from './course-page.texts.ts';
import { oneCourse } from './courses.queries.ts';

export const courseNotFoundText = {
  title: t.courseNotFound,
  text: t.sorryWeCouldntFind,
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
      {t.writingReports}
    </Button>
  );
};

const Details = ({ course }: { course: Course }) => (
  <>
    <Section title={t.details}>
      <Facts>
        {course.grade_levels.length > 0 && (
          <Fact name={t.gradeLevels}>
            <ChipList
              label={t.gradeLevels}
              tone="rest"
              items={course.grade_levels.map((grade) => gradeLabel([grade]))}
            />
          </Fact>
        )}
        <Fact name={t.estimatedTime}>{timeWithUnit(course.estimated_time, course.estimated_time_unit)}</Fact>
        {course.code && (
          <Fact name={t.classCode}>
            <CopyableClassCode code={course.code} />
          </Fact>
        )}
        {course.badge_and_reward && <Fact name={t.badge}>{course.badge_and_reward}</Fact>}
      </Facts>
    </Section>
    <ReportsLink course={course} />
  </>
);

/** To the list a person came from; a parent has none. */
const WayBack = ({ course }: { course: Course }) => {
  const role = useUser()?.role;
  if (course.my_role) return <BackLink to={screens['teacher-courses'].path}>{t.backToMyCourses}</BackLink>;
  return role === 'student' ? <BackLink to={screens['my-writing'].path}>{t.myWritings}</BackLink> : null;
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
        <Title order={1} lang={langOfWriting}>
          {course.title}
        </Title>
        <Text fz="lg" c="dimmed" lang={langOfWriting}>
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
        <Section title={t.learningGoal}>
          <Text lang={langOfWriting}>{course.learning_goal}</Text>
        </Section>
      )}
      {course.skills.length > 0 && (
        <Section title={t.skills}>
          <ChipList label={t.skills} tone="ink" items={course.skills} />
        </Section>
      )}
      <Section title={t.activities}>
        <ActivityList activities={course.activities} empty={t.noActivitiesYet} />
      </Section>
      {course.my_role && <TeachersSection course={course} />}
    </DetailLayout>
  </article>
);

export const CoursePage = () => {
  const query = useQuery(oneCourse(useParams().id ?? ''));
  return (
    <DetailPage name={t.course} query={query} missing={courseNotFoundText}>
      {(course) => <CourseView course={course} />}
    </DetailPage>
  );
};

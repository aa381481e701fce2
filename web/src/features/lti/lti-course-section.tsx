import { type PlatformCourse, pluralise } from '@inkling/contract';
import { Alert, Box, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import {
  platformCourseOfClass,
  useSendGradesAgain,
  useSyncMembersNow,
  useUnlinkClass,
} from './lti.queries.ts';
import { takeOutFormerMembersQuestion, unlinkClassQuestion } from './lti-texts.ts';

const gradesInWords = ({ platform, grades: { sent, waiting } }: PlatformCourse): string => {
  if (sent + waiting === 0) return 'Marks go there once you have confirmed them.';
  const arrived = `${pluralise(sent, 'grade', 'grades')} arrived in ${platform}`;
  return waiting > 0 ? `${arrived}, ${waiting} on the way.` : `${arrived}.`;
};

const Problems = ({ course, courseId }: { course: PlatformCourse; courseId: number }) => {
  const again = useSendGradesAgain(courseId);
  if (course.grade_problems.length === 0) return null;
  return (
    <Alert
      color="sun"
      w="100%"
      icon={<IconAlertTriangle aria-hidden />}
      title={`Not in ${course.platform} yet`}
    >
      <Stack gap="sm" align="flex-start">
        <List>
          {course.grade_problems.map(({ id, student, activity, problem }) => (
            <List.Item key={id}>
              {student}, {activity}: {problem}
            </List.Item>
          ))}
        </List>
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          Send again now
        </Button>
      </Stack>
    </Alert>
  );
};

const WithoutColumn = ({ platform, without_column }: PlatformCourse) => {
  if (without_column.length === 0) return null;
  return (
    <Alert
      color="sun"
      w="100%"
      icon={<IconAlertTriangle aria-hidden />}
      title={`${platform} has no column for some grades`}
    >
      {without_column.join(', ')}: no grade goes there. The place in {platform} was made without choosing the
      activity in Inkling; in Moodle that is “Select content”. Delete it there and add it again that way.
    </Alert>
  );
};

const Actions = ({ course, courseId }: { course: PlatformCourse; courseId: number }) => {
  const read = useSyncMembersNow(courseId);
  const unlink = useUnlinkClass(courseId);
  const askAndLetLeave = async () =>
    (await confirm(takeOutFormerMembersQuestion(course))) && read.mutate(true);
  const askAndUnlink = async () => (await confirm(unlinkClassQuestion(course))) && unlink.mutate();
  return (
    <Group>
      {course.can_read_names && (
        <Button variant="default" loading={read.isPending} onClick={() => read.mutate(false)}>
          Compare the class list now
        </Button>
      )}
      {course.many_left && (
        <Button variant="default" loading={read.isPending} onClick={askAndLetLeave}>
          They have left
        </Button>
      )}
      {course.permissions.unlink && (
        <Button variant="default" loading={unlink.isPending} onClick={askAndUnlink}>
          Unlink the class
        </Button>
      )}
    </Group>
  );
};

/** The course of a learning platform that a class is; nothing where it is none. */
export const LtiCourseSection = ({ courseId }: { courseId: number }) => {
  const { data } = useQuery(platformCourseOfClass(courseId));
  const course = data?.course;
  if (!course) return null;
  return (
    <Box mb="xl">
      <Section title={course.platform}>
        <Stack gap="sm" align="flex-start">
          <Text>
            This class is the course “{course.title}”. {gradesInWords(course)}
          </Text>
          <Problems course={course} courseId={courseId} />
          {course.names_problem && (
            <Text role="status" c="dimmed">
              {course.names_problem}
            </Text>
          )}
          <WithoutColumn {...course} />
          <Actions course={course} courseId={courseId} />
        </Stack>
      </Section>
    </Box>
  );
};

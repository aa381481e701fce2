import { type Course, pluralise, screenPath } from '@inkling/contract';
import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconClipboardText, IconClock, IconSchool, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { subjectColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { gradeLabel } from '../../shared/labels/grade-label.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { Chip } from '../../ui/chip.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import surface from '../../ui/theme/surface.module.css';
import textClasses from '../../ui/theme/text.module.css';
import { CopyableClassCode } from './copyable-class-code.tsx';

const iconSize = { size: 18, 'aria-hidden': true } as const;

interface CourseCardProps {
  course: Course;
  isBusy: boolean;
  onDelete: () => void;
}

const Facts = ({ course }: { course: Course }) => (
  <FactList>
    <li>
      <IconSchool {...iconSize} /> {gradeLabel(course.grade_levels)}
    </li>
    <li>
      <IconClock {...iconSize} /> {timeWithUnit(course.estimated_time, course.estimated_time_unit)}
    </li>
    <li>
      <IconClipboardText {...iconSize} /> {pluralise(course.activities.length, 'activity', 'activities')}
    </li>
    <li>
      <IconUsers {...iconSize} /> {pluralise(course.students?.length ?? 0, 'student', 'students')}
    </li>
  </FactList>
);

const Actions = ({ course, isBusy, onDelete }: CourseCardProps) => (
  <Group gap="xs">
    <Button
      component={Link}
      to={screenPath('course-detail', { id: course.id })}
      variant="light"
      px="sm"
      aria-label={`View Details of ${course.title}`}
    >
      View Details
    </Button>
    {course.permissions.edit && (
      <Button
        component={Link}
        to={screenPath('edit-course', { id: course.id })}
        variant="default"
        px="sm"
        aria-label={`Edit ${course.title}`}
      >
        Edit
      </Button>
    )}
    {course.permissions.delete && (
      <Button
        variant="subtle"
        color="red"
        c="var(--danger)"
        px="sm"
        disabled={isBusy}
        leftSection={<IconTrash {...iconSize} />}
        onClick={onDelete}
        aria-label={`Delete ${course.title}`}
      >
        Delete
      </Button>
    )}
  </Group>
);

export const CourseCard = (props: CourseCardProps) => {
  const { course } = props;
  return (
    <Card component="article">
      <Group gap="xs">
        <Chip tone={subjectColors[course.subject]}>{subjectLabels[course.subject]}</Chip>
        {course.my_role !== 'lead' && <Chip tone="rest">Led by {course.teacher_name}</Chip>}
      </Group>
      <Title order={2} fz="h3" className={textClasses.breakable}>
        <Anchor component={Link} to={screenPath('course-detail', { id: course.id })} inherit c="inherit">
          {course.title}
        </Anchor>
      </Title>
      <Text c="dimmed" lineClamp={3} className={textClasses.breakable}>
        {course.description}
      </Text>
      <Facts course={course} />
      {course.code && (
        <Group className={surface.inset} justify="space-between" gap={0} mt="auto" py="0.125rem" pr="2xs">
          <Text span c="dimmed" size="sm">
            Class code
          </Text>
          <CopyableClassCode code={course.code} />
        </Group>
      )}
      <Actions {...props} />
    </Card>
  );
};

import { type StudentOverview, screenPath, screens } from '@inkling/contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { BackLink } from '../../ui/detail-layout.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { UserAvatar } from '../../ui/user-avatar.tsx';

const Classes = ({ classes: list }: Pick<StudentOverview, 'classes'>) =>
  list.map(({ id, title }) => (
    <span key={id}>
      {' · '}
      <Link to={screenPath('course-detail', { id })}>{title}</Link>
    </span>
  ));

const Tools = ({ overview }: { overview: StudentOverview }) => {
  const { next_to_review } = overview;
  const { studentId } = overview.student;
  return (
    <Group gap="sm">
      <Button
        component={Link}
        variant="default"
        to={screenPath('teacher-assignments', {}, { student_id_eq: String(studentId) })}
      >
        All assignments
      </Button>
      {next_to_review !== null && (
        <Button
          component={Link}
          to={screenPath('feedback', {}, { writing: String(next_to_review) })}
          color="coral"
        >
          Review next piece
        </Button>
      )}
    </Group>
  );
};

/** Who it is, where they belong, and what their teacher wants to do next. */
export const StudentHeader = ({ overview }: { overview: StudentOverview }) => {
  const { student } = overview;
  return (
    <header>
      <BackLink to={screens['teacher-students'].path}>Students</BackLink>
      <Group justify="space-between" gap="md" mb="xl">
        <Group gap="md" wrap="nowrap" miw={0}>
          <UserAvatar user={{ full_name: student.studentName, avatar: student.avatar }} size={64} />
          <div className={textClasses.breakable}>
            <Title order={1}>{student.studentName}</Title>
            <Text c="dimmed">
              {student.grade_level === null ? '' : `Year ${student.grade_level} · `}@{student.screen_name}
              <Classes classes={overview.classes} />
            </Text>
          </div>
        </Group>
        <Tools overview={overview} />
      </Group>
    </header>
  );
};

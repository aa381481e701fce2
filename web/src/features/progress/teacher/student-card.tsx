import type { StudentProgressSummary } from '@inkling/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { StudentLink } from '../../../shared/student-link.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { CompletionBar, Counts } from './completion-and-counts.tsx';
import { scoreText } from './completion-band.ts';

export const studentCounts = (student: StudentProgressSummary) => [
  { label: 'Assigned', value: student.totalAssignedActivities },
  { label: 'Completed', value: student.completedActivities },
  { label: 'In Progress', value: student.inProgressActivities },
  { label: 'Not Started', value: student.notStartedActivities },
  { label: 'Average score', value: scoreText(student.averageScore) },
  ...(student.overdueActivities > 0 ? [{ label: 'Overdue', value: student.overdueActivities }] : []),
];

interface StudentCardProps {
  student: StudentProgressSummary;
  onOpen: () => void;
}

export const StudentCard = ({ student, onOpen }: StudentCardProps) => (
  <Card component="article">
    <Group gap="sm" wrap="nowrap">
      <UserAvatar user={{ full_name: student.studentName, avatar: student.avatar }} size={44} />
      <div className={textClasses.breakable}>
        <Title order={3} fz="h4">
          <StudentLink student={{ id: student.studentId, full_name: student.studentName }} />
        </Title>
        <Text c="dimmed" size="sm">
          {student.grade_level === null ? student.screen_name : `Year ${student.grade_level}`}
        </Text>
      </div>
    </Group>
    <CompletionBar label="Completion" percentage={student.completionPercentage} />
    <Counts counts={studentCounts(student)} />
    <Button
      variant="default"
      mt="auto"
      onClick={onOpen}
      aria-label={`View Details of ${student.studentName}`}
    >
      View Details
    </Button>
  </Card>
);

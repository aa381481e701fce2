import type { StudentProgressSummary } from '@inkling/contract';
import { Button, Card, Text, Title } from '@mantine/core';
import { StudentLink } from '../../../shared/student-link.tsx';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import classes from './class-progress.module.css';
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
  <Card component="article" className={classes.card}>
    <div className={classes.head}>
      <UserAvatar user={{ full_name: student.studentName, avatar: student.avatar }} size={44} />
      <div>
        <Title order={3} fz="h4">
          <StudentLink student={{ id: student.studentId, full_name: student.studentName }} />
        </Title>
        <Text c="dimmed" size="sm">
          {student.grade_level === null ? student.screen_name : `Year ${student.grade_level}`}
        </Text>
      </div>
    </div>
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

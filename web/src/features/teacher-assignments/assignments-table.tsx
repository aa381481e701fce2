import { screenPath, type WritingCard } from '@inkling/contract';
import { Group } from '@mantine/core';
import { Link } from 'react-router';
import { isOverdue } from '../../shared/is-overdue.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { MoreTimeButton } from '../../shared/more-time/more-time-button.tsx';
import { mayBeReminded } from '../../shared/remind/may-be-reminded.ts';
import { RemindButton } from '../../shared/remind/remind-button.tsx';
import { StudentLink } from '../../shared/student-link.tsx';
import { Chip, type ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';

const statusColors: Record<WritingCard['status'], ChipColor> = {
  completed: 'leaf',
  progressing: 'sun',
  pending: 'rest',
};
const statusLabel = (status: WritingCard['status']): string =>
  writingStatusLabels.find((one) => one.status === status)?.label ?? status;

/** What has not been begun has nothing to review; its activity says what it is about. */
const Work = ({ writing }: { writing: WritingCard }) => {
  const { activity, status, title } = writing;
  if (status === 'pending')
    return activity ? (
      <Link to={screenPath('teacher-activity-detail', { id: activity.id })}>{title}</Link>
    ) : (
      title
    );
  return (
    <Link
      to={screenPath('feedback', {}, { writing: String(writing.id) })}
      aria-label={`Review ${writing.title} by ${writing.student.full_name}`}
    >
      {writing.title}
    </Link>
  );
};

const Place = ({ course, challenge }: Pick<WritingCard, 'course' | 'challenge'>) => {
  if (course) return <Link to={screenPath('course-detail', { id: course.id })}>{course.title}</Link>;
  if (challenge)
    return <Link to={screenPath('challenge-detail', { id: challenge.id })}>{challenge.title}</Link>;
  return '/';
};

const Row = ({ writing }: { writing: WritingCard }) => {
  const { student } = writing;
  return (
    <tr>
      <th scope="row" data-label="Student">
        <StudentLink student={student} />
      </th>
      <td data-label="Activity">
        <Work writing={writing} />
      </td>
      <td data-label="Course or challenge">
        <Place {...writing} />
      </td>
      <td data-label="Due" data-short>
        <Group component="span" gap="xs" wrap="nowrap">
          {writing.due_date ? formatDay(writing.due_date) : '/'}
          {isOverdue(writing, new Date()) && <Chip tone="coral">Overdue</Chip>}
          {writing.usual_due_date && <Chip tone="ink">More time</Chip>}
          <MoreTimeButton piece={writing} student={student.full_name} />
        </Group>
      </td>
      <td data-label="Status" data-short>
        <Group component="span" gap="xs" wrap="nowrap">
          <Chip tone={statusColors[writing.status]}>{statusLabel(writing.status)}</Chip>
          {mayBeReminded(writing, new Date()) && (
            <RemindButton
              writingIds={[writing.id]}
              label="Remind"
              ariaLabel={`Remind ${student.full_name} of ${writing.title}`}
              variant="subtle"
              px="xs"
            />
          )}
        </Group>
      </td>
    </tr>
  );
};

const columns = ['Student', 'Activity', 'Course or challenge', 'Due', 'Status'];

export const AssignmentsTable = ({ items }: { items: WritingCard[] }) => {
  const waiting = items.filter((each) => mayBeReminded(each, new Date()));
  const isAnyLate = waiting.some(({ status }) => status !== 'pending');
  return (
    <>
      {waiting.length > 1 && (
        <RemindButton
          writingIds={waiting.map(({ id }) => id)}
          label={`Remind all ${waiting.length} ${isAnyLate ? 'not started or late' : 'not started'} here`}
          mb="md"
        />
      )}
      <ResponsiveTable label="Assignments" columns={columns}>
        {items.map((writing) => (
          <Row key={writing.id} writing={writing} />
        ))}
      </ResponsiveTable>
    </>
  );
};

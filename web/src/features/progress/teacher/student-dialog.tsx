import { type StudentProgressDetail, screenPath } from '@inkling/contract';
import { Button, Group, Modal, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../../shared/query-state.tsx';
import { StudentLink } from '../../../shared/student-link.tsx';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { durationInWords } from '../../../ui/duration-in-words.ts';
import surface from '../../../ui/theme/surface.module.css';
import { CompletionBar, Counts } from './completion-and-counts.tsx';
import { studentCounts } from './student-card.tsx';
import { oneStudentProgress } from './teacher-progress.queries.ts';

const RecentActivity = ({ items }: { items: StudentProgressDetail['recentActivity'] }) =>
  items.length === 0 ? (
    <Text c="dimmed">Nothing has been worked on yet.</Text>
  ) : (
    <Stack component="ul" gap="sm">
      {items.map((item) => (
        <li key={item.id} className={surface.inset}>
          <strong>{item.step}</strong> in {item.writing_title}
          <Text size="sm" c="dimmed">
            {formatDateTime(item.started_at)}, {durationInWords(item.spent_time)}
          </Text>
        </li>
      ))}
    </Stack>
  );

const Details = ({ student }: { student: StudentProgressDetail }) => {
  return (
    <Stack gap="lg">
      <CompletionBar label="Completion" percentage={student.completionPercentage} />
      <Counts counts={studentCounts(student)} />
      <section>
        <Title order={3} fz="h4" mb="sm">
          Recent activity
        </Title>
        <RecentActivity items={student.recentActivity} />
      </section>
      <Group>
        <Button component={Link} variant="light" to={screenPath('growth', { id: student.studentId })}>
          See growth
        </Button>
        <Button
          component={Link}
          variant="default"
          to={screenPath('teacher-assignments', {}, { student_id_eq: String(student.studentId) })}
        >
          See all assignments
        </Button>
      </Group>
    </Stack>
  );
};

const Loaded = ({ id }: { id: number }) => {
  const { isOn: isBlind } = useBlindMarking();
  const query = useQuery(oneStudentProgress(id, isBlind));
  return (
    <Stack gap="md">
      <Title order={2} fz="h3">
        {query.data ? <StudentLink student={{ id, full_name: query.data.studentName }} /> : 'Student'}
      </Title>
      <QueryState query={query} skeleton={<Skeleton h={260} radius="lg" />}>
        {(student) => <Details student={student} />}
      </QueryState>
    </Stack>
  );
};

/** Opens from the address, so that other pages can point to a student. */
export const StudentDialog = ({ id, onClose }: { id: number | null; onClose: () => void }) => (
  <Modal opened={id !== null} onClose={onClose} title="Student progress" size="lg">
    {id !== null && <Loaded id={id} />}
  </Modal>
);

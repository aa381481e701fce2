import { type Activity, screenPath } from '@inkling/contract';
import { Button, Progress, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { Fact, Facts, Section } from '../../ui/detail-layout.tsx';

/** The students who have it; the names are on the students' page. */
export const AssignedStudents = ({ activity: { id, writings_data } }: { activity: Activity }) => {
  const count = writings_data?.students_count ?? 0;
  return (
    <Section title="Assigned Students">
      <Text mb={count > 0 ? 'sm' : 0} c={count === 0 ? 'dimmed' : undefined}>
        {count === 0 ? 'Nobody has it yet.' : `${count} ${count === 1 ? 'student has' : 'students have'} it.`}
      </Text>
      {count > 0 && (
        <Button
          component={Link}
          to={screenPath('teacher-students', {}, { assigned_activity_id: String(id) })}
          variant="light"
          leftSection={<IconUsers size={18} aria-hidden />}
        >
          View students
        </Button>
      )}
    </Section>
  );
};

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** How far the writings are. */
export const ActivityStatistics = ({ activity: { writings_data } }: { activity: Activity }) => {
  if (!writings_data) return null;
  const total = writings_data.pending + writings_data.progressing + writings_data.completed;
  return (
    <Section title="Activity Stats">
      {total > 0 && (
        <Progress.Root size="lg" mb="md" aria-hidden>
          {writingStatusLabels.map(({ status, color }) => (
            <Progress.Section key={status} value={percent(writings_data[status], total)} color={color} />
          ))}
        </Progress.Root>
      )}
      <Facts minWidth="7rem">
        {writingStatusLabels.map(({ status, label }) => (
          <Fact key={status} name={label}>
            {writings_data[status]}
          </Fact>
        ))}
        <Fact name="Completion rate">{percent(writings_data.completed, total)}%</Fact>
      </Facts>
    </Section>
  );
};

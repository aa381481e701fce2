import { type Criterion, criteria, criterionLabels, type MarkComparisonReport } from '@inkling/contract';
import { Checkbox, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { Chip } from '../../ui/chip.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useSetCriteriaNeedingApproval } from './mark-comparison.queries.ts';
import { judgementOf } from './mark-comparison-texts.ts';

const isPoor = (report: MarkComparisonReport, criterion: Criterion): boolean => {
  const kappa = report.criteria.find((row) => row.criterion === criterion)?.figures?.kappa;
  return kappa !== null && kappa !== undefined && judgementOf(kappa).label === 'Agrees poorly';
};

const Choices = ({
  courseId,
  report,
  held,
}: {
  courseId: string;
  report: MarkComparisonReport;
  held: Criterion[];
}) => {
  const set = useSetCriteriaNeedingApproval(courseId);
  const shown = set.isPending ? set.variables.shown : held;
  const change = (chosen: string[]) =>
    set.mutate(
      {
        hold: criteria.filter((criterion) => chosen.includes(criterion) && !shown.includes(criterion)),
        release: shown.filter((criterion) => !chosen.includes(criterion)),
        shown: criteria.filter((criterion) => chosen.includes(criterion)),
      },
      { onSuccess: () => toastSuccess('Saved') },
    );
  return (
    <Checkbox.Group
      label="I read these first"
      description="Children of this course, and their parents, see what the coach says on these once you have marked, returned or approved the piece. The overall score waits with it."
      value={shown}
      onChange={change}
    >
      <SimpleGrid minColWidth="13rem" autoFlow="auto-fill" spacing="md" mt="md">
        {criteria.map((criterion) => (
          <Group key={criterion} gap="xs">
            <Checkbox value={criterion} label={criterionLabels[criterion]} />
            {isPoor(report, criterion) && <Chip tone="coral">Agrees poorly</Chip>}
          </Group>
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
};

/** For colleagues: the settings of a class are its lead's. */
const ChosenByLead = ({ held }: { held: Criterion[] }) => (
  <Text>
    {held.length === 0
      ? 'Nothing is held back in this class. '
      : `Read first in this class: ${held.map((criterion) => criterionLabels[criterion]).join(', ')}. Children see it once one of you has marked, returned or approved the piece. `}
    The teacher who leads the class chooses this.
  </Text>
);

/** Where the coach agrees poorly, the teacher can read first. */
export const CriteriaNeedingApproval = ({
  courseId,
  report,
}: {
  courseId: string;
  report: MarkComparisonReport;
}) => (
  <section>
    <Title order={2} fz="h3" mt="xl" mb="sm">
      Hold back a criterion
    </Title>
    {report.held_criteria && !report.permissions.hold ? (
      <ChosenByLead held={report.held_criteria} />
    ) : report.held_criteria ? (
      <Choices courseId={courseId} report={report} held={report.held_criteria} />
    ) : (
      <Text c="dimmed">
        Choose a course above to read first what the coach says on a criterion, before its children do.
      </Text>
    )}
  </section>
);

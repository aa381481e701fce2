import { pluralise, type SchoolCourse } from '@inkling/contract';
import { Button, Group, Modal, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsExchange, IconUserPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { courseOrChallengeStatusLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { Section } from '../../ui/detail-layout.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import {
  reliefTeachersQuery,
  schoolCourses,
  schoolCoursesPerPage,
  staff,
  useHandOverCourseOfColleague,
} from './school.queries.ts';
import { successorsOf } from './school-texts.ts';
import { StandInForm } from './stand-in-form.tsx';

interface DialogProps {
  schoolClass: SchoolCourse;
  onClose: () => void;
}

const HandOverDialog = ({ schoolClass, onClose }: DialogProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const handOver = useHandOverCourseOfColleague(schoolClass);
  const ownId = useUser()?.id ?? 0;
  const { id: leadId, full_name } = schoolClass.teacher;
  const everybody = useQuery(staff).data?.items ?? [];
  const colleagues =
    leadId === ownId ? everybody.filter(({ id }) => id !== ownId) : successorsOf(everybody, leadId, ownId);
  return (
    <Modal opened {...useCloseTopmost(onClose)} title={`Hand over “${schoolClass.title}”`}>
      <Stack gap="md">
        <Text>
          The class goes with its activities, its work and the accounts of its students. {full_name} stops
          seeing it at once and is told so.
        </Text>
        <Select
          label="New lead"
          placeholder="Choose a colleague"
          data={colleagues.map(({ id, full_name: label }) => ({ value: String(id), label }))}
          value={chosen}
          onChange={setChosen}
          data-autofocus
        />
      </Stack>
      <DialogFooter onCancel={onClose}>
        <Button
          color="coral"
          disabled={chosen === null}
          loading={handOver.isPending}
          onClick={() => handOver.mutate(Number(chosen), { onSuccess: onClose })}
        >
          Hand over
        </Button>
      </DialogFooter>
    </Modal>
  );
};

const factsOf = ({ teacher, students_count, status }: SchoolCourse): string =>
  [
    `Led by ${teacher.full_name}`,
    pluralise(students_count, 'student'),
    ...(status === 'active' ? [] : [courseOrChallengeStatusLabels[status]]),
  ].join(' · ');

/** Classes with their numbers; who is in them and what they write is for their teachers. */
export const CoursesSection = () => {
  const [page, setPage] = useState(1);
  const query = useQuery(schoolCourses(page));
  const [given, setGiven] = useState<SchoolCourse | null>(null);
  const [covered, setCovered] = useState<SchoolCourse | null>(null);
  const relief = useQuery(reliefTeachersQuery).data?.items ?? [];
  return (
    <Section title="Classes">
      <QueryState query={query} skeleton={<Skeleton height="10rem" radius="lg" />}>
        {({ items, meta }) =>
          items.length === 0 ? (
            <Text c="dimmed">Nobody on the staff leads a class yet.</Text>
          ) : (
            <Stack gap="md">
              <Rows label="Classes">
                {items.map((schoolClass) => (
                  <Row key={schoolClass.id}>
                    <RowText>
                      <Text fw={600}>{schoolClass.title}</Text>
                      <Text size="sm" c="dimmed">
                        {factsOf(schoolClass)}
                      </Text>
                    </RowText>
                    <Group gap={0} wrap="nowrap">
                      {relief.length > 0 && schoolClass.status !== 'archived' && (
                        <RowAction
                          word="Stand-in"
                          label={`Choose who stands in in ${schoolClass.title}`}
                          icon={<IconUserPause size={20} aria-hidden />}
                          onClick={() => setCovered(schoolClass)}
                        />
                      )}
                      <RowAction
                        word="Hand over"
                        label={`Hand over ${schoolClass.title}`}
                        icon={<IconArrowsExchange size={20} aria-hidden />}
                        onClick={() => setGiven(schoolClass)}
                      />
                    </Group>
                  </Row>
                ))}
              </Rows>
              <Pagination page={page} total={meta.total} perPage={schoolCoursesPerPage} onChange={setPage} />
            </Stack>
          )
        }
      </QueryState>
      {covered && <StandInForm schoolClass={covered} relief={relief} onClose={() => setCovered(null)} />}
      {given && <HandOverDialog schoolClass={given} onClose={() => setGiven(null)} />}
    </Section>
  );
};

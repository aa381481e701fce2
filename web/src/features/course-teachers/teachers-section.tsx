import type { Course, CourseTeacher } from '@inkling/contract';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsExchange, IconPencil, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { ColleagueForm } from './colleague-form.tsx';
import { courseRoleText, handOverQuestion, removalQuestion } from './colleague-texts.ts';
import { teachersOf, useHandOverCourse, useRemoveColleague } from './course-teachers.queries.ts';

interface RowProps {
  course: Course;
  colleague: CourseTeacher;
  onChange: () => void;
}

const Actions = ({ course, colleague, onChange }: RowProps) => {
  const { teacher, permissions } = colleague;
  const isSelf = useUser()?.id === teacher.id;
  const remove = useRemoveColleague(course.id);
  const handOver = useHandOverCourse(course.id);
  const askAndRemove = async () =>
    (await confirm(removalQuestion(colleague, course, isSelf))) && remove.mutate(colleague);
  const askAndHandOver = async () =>
    (await confirm(handOverQuestion(colleague, course))) && handOver.mutate(colleague);
  return (
    <Group gap={0} wrap="nowrap">
      {permissions.make_lead && (
        <RowAction
          word="Make lead"
          label={`Make ${teacher.full_name} the lead`}
          icon={<IconArrowsExchange size={20} aria-hidden />}
          loading={handOver.isPending}
          onClick={askAndHandOver}
        />
      )}
      {permissions.change && (
        <RowAction
          word="Change"
          label={`Change the part of ${teacher.full_name}`}
          icon={<IconPencil size={20} aria-hidden />}
          onClick={onChange}
        />
      )}
      {permissions.remove && (
        <RowAction
          word={isSelf ? 'Leave' : 'Remove'}
          label={isSelf ? 'Leave this course' : `Remove ${teacher.full_name}`}
          icon={<IconUserMinus size={20} aria-hidden />}
          isDanger
          loading={remove.isPending}
          onClick={askAndRemove}
        />
      )}
    </Group>
  );
};

const TeacherRow = (props: RowProps) => {
  const { teacher, has_ended } = props.colleague;
  return (
    <Row>
      <RowText>
        <Text fw={600} c={has_ended ? 'dimmed' : undefined}>
          {teacher.full_name}
        </Text>
        <Text size="sm" c="dimmed">
          {courseRoleText(props.colleague)}
          {teacher.email && ` · ${teacher.email}`}
        </Text>
      </RowText>
      <Actions {...props} />
    </Row>
  );
};

/** Who teaches a course; its lead adds colleagues, changes their part and hands the course over. */
export const TeachersSection = ({ course }: { course: Course }) => {
  const query = useQuery(teachersOf(course.id));
  const [changed, setChanged] = useState<CourseTeacher | 'new' | null>(null);
  return (
    <Section title="Teachers">
      <QueryState query={query} skeleton={<Skeleton height="4rem" radius="lg" />}>
        {({ items }) => (
          <Stack gap="sm" align="flex-start">
            <Rows label="Teachers">
              {items.map((colleague) => (
                <TeacherRow
                  key={colleague.teacher.id}
                  course={course}
                  colleague={colleague}
                  onChange={() => setChanged(colleague)}
                />
              ))}
            </Rows>
            {course.permissions.choose_teachers && (
              <Button
                variant="default"
                leftSection={<IconUserPlus size={18} aria-hidden />}
                onClick={() => setChanged('new')}
              >
                Add a colleague
              </Button>
            )}
          </Stack>
        )}
      </QueryState>
      {changed && (
        <ColleagueForm
          courseId={course.id}
          colleague={changed === 'new' ? null : changed}
          onClose={() => setChanged(null)}
        />
      )}
    </Section>
  );
};

import { type Course, type CourseGrid, pluralise, screenPath } from '@inkling/contract';
import { Box, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconFileImport, IconId, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryState } from '../../../shared/query-state.tsx';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { confirm } from '../../../ui/confirm.ts';
import surface from '../../../ui/theme/surface.module.css';
import { ImportDialog, StudentForm } from '../../students/index.ts';
import { courseGridOf, useRemoveFromCourse } from '../courses.queries.ts';
import classes from './course-grid.module.css';
import { CourseGridTable } from './course-grid-table.tsx';

const iconSize = { size: 18, 'aria-hidden': true } as const;

type Dialog = 'add' | 'import';

/** An empty class wants its list first, any other its next task. */
const Tools = ({ course, onOpen }: { course: Course; onOpen: (dialog: Dialog) => void }) => {
  const isEmpty = course.students?.length === 0;
  const main = { color: 'coral' } as const;
  const other = { variant: 'default' } as const;
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={screenPath('teacher-login-cards', {}, { course: String(course.id) })}
        leftSection={<IconId {...iconSize} />}
        {...other}
      >
        Login cards
      </Button>
      <Button leftSection={<IconUserPlus {...iconSize} />} onClick={() => onOpen('add')} {...other}>
        Add student
      </Button>
      <Button
        leftSection={<IconFileImport {...iconSize} />}
        onClick={() => onOpen('import')}
        {...(isEmpty ? main : other)}
      >
        Import students
      </Button>
      <Button
        component={Link}
        to={screenPath('teacher-activity-create', {}, { courseId: String(course.id) })}
        leftSection={<IconPlus {...iconSize} />}
        {...(isEmpty ? other : main)}
      >
        New activity
      </Button>
    </Group>
  );
};

const confirmRemoval = (course: Course, names: string[]): Promise<boolean> =>
  confirm({
    title: names.length === 1 ? `Remove ${names[0]}?` : `Remove ${names.length} students?`,
    message: `${names.join(', ')} ${names.length === 1 ? 'leaves' : 'leave'} “${course.title}” and no other class. Work not yet begun is taken back; what they have written stays. You go on seeing those who are in another class of yours or whom you added.`,
    confirm: 'Remove from this class',
    danger: true,
  });

const Students = ({ course, grid }: { course: Course; grid: CourseGrid }) => {
  const [chosen, setChosen] = useState<number[]>([]);
  const remove = useRemoveFromCourse(course.id);
  // Somebody may have left since.
  const leaving = grid.students.filter(({ id }) => chosen.includes(id));
  const askAndRemove = async () => {
    const ids = leaving.map(({ id }) => id);
    const names = leaving.map(({ full_name }) => full_name);
    if (await confirmRemoval(course, names)) remove.mutate(ids, { onSuccess: () => setChosen([]) });
  };
  if (grid.students.length === 0) return <Text c="dimmed">Nobody has joined yet.</Text>;
  return (
    <>
      <CourseGridTable
        {...grid}
        courseId={course.id}
        selected={leaving.map(({ id }) => id)}
        onSelect={course.permissions.keep_class_list ? setChosen : undefined}
      />
      {leaving.length > 0 && (
        <Group className={`${surface.inset} ${classes.bar}`} data-tone="ink" gap="sm" role="status">
          <Text fw={600}>{pluralise(leaving.length, 'student')} selected</Text>
          <Button variant="default" onClick={() => setChosen([])}>
            Clear
          </Button>
          <Button variant="default" c="var(--danger)" loading={remove.isPending} onClick={askAndRemove}>
            Remove from this class
          </Button>
        </Group>
      )}
    </>
  );
};

/** Who is in the class and where everything stands, for its teacher. */
export const CourseGridSection = ({ course }: { course: Course }) => {
  const query = useQuery(courseGridOf(course.id, useBlindMarking().isOn));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const courseId = String(course.id);
  return (
    <Box component="section" aria-labelledby="class" mb="xl">
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={2} fz="h3" id="class">
          Students ({course.students?.length ?? 0})
        </Title>
        {course.permissions.keep_class_list && <Tools course={course} onOpen={setDialog} />}
      </Group>
      <QueryState query={query} skeleton={<Skeleton height="14rem" radius="lg" />}>
        {(grid) => <Students course={course} grid={grid} />}
      </QueryState>
      {dialog === 'import' && <ImportDialog courseId={courseId} onClose={close} />}
      {dialog === 'add' && <StudentForm student={null} courseId={courseId} onClose={close} />}
    </Box>
  );
};

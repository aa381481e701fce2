import { type Activity, pluralise } from '@inkling/contract';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { StudentLinks } from '../../shared/student-link.tsx';
import { Section } from '../../ui/detail-layout.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { AddStudentsDialog } from './add-students-dialog.tsx';
import { useStudentsInCourses } from './use-students-in-courses.ts';

interface ChosenStudentsProps {
  activity: Activity;
  studentIds: number[];
}

/** Who was chosen, and how others get it too; those who have left the course since are only counted. */
export const ChosenStudents = ({ activity, studentIds }: ChosenStudentsProps) => {
  const [search, setSearch] = useSearchParams();
  // From the grid of a class, where somebody has not got it.
  const wanted = search.get('give_to');
  const [isOpen, dialog] = useDisclosure(wanted !== null);
  const { options, ...state } = useStudentsInCourses(activity.course_ids);
  const isChosen = ({ value }: { value: string }) => studentIds.includes(Number(value));
  const others = options.filter((one) => !isChosen(one));
  const chosen = options
    .filter(isChosen)
    .map(({ value, label }) => ({ id: Number(value), full_name: label }));
  const close = () => {
    dialog.close();
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  const isEverybodyChosen = others.length === 0 && !state.isLoading && !state.hasFailed;
  return (
    <Section title={`For ${pluralise(studentIds.length, 'chosen student')}`}>
      <p className={textClasses.breakable}>
        <StudentLinks students={chosen} />
      </p>
      {activity.permissions.add_students && !isEverybodyChosen && (
        <Group mt="sm">
          <Button variant="light" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={dialog.open}>
            Give it to more students
          </Button>
        </Group>
      )}
      {isEverybodyChosen && <Text c="dimmed">Everybody in the class has it.</Text>}
      {isOpen && activity.permissions.add_students && (
        <AddStudentsDialog
          activity={activity}
          found={{ options: others, ...state }}
          wanted={wanted === null ? [] : [Number(wanted)]}
          onClose={close}
        />
      )}
    </Section>
  );
};

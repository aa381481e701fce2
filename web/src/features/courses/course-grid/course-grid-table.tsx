import { type CourseGrid, type CourseGridCell, screenPath } from '@inkling/contract';
import { Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { MoreTimeButton } from '../../../shared/more-time/more-time-button.tsx';
import { RemindButton } from '../../../shared/remind/remind-button.tsx';
import { StudentLink } from '../../../shared/student-link.tsx';
import { Chip } from '../../../ui/chip.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import { cellTexts } from './cell-texts.ts';
import classes from './course-grid.module.css';

interface Selection {
  selected: number[];
  /** Not for those who may take nobody out. */
  onSelect: ((ids: number[]) => void) | undefined;
}

interface CellProps {
  work: CourseGridCell | undefined;
  title: string;
  student: string;
  courseId: number;
}

/** What has not been begun has nothing to open. */
const State = ({ work, title, student, courseId }: CellProps & { work: CourseGridCell }) => {
  const { label, tone, when } = cellTexts(work, new Date());
  const words = (
    <>
      <Chip tone={tone}>{label}</Chip>
      <Text span size="xs" c="dimmed">
        {when}
      </Text>
    </>
  );
  if (work.status === 'pending') return <span className={classes.cell}>{words}</span>;
  return (
    <Link
      className={classes.cell}
      to={screenPath('feedback', {}, { writing: String(work.writing_id), course_id_eq: String(courseId) })}
      aria-label={`Open ${title} by ${student}: ${label} ${when}`}
    >
      {words}
    </Link>
  );
};

const Cell = ({ work, ...about }: CellProps) => {
  if (!work)
    return (
      <Text c="dimmed" size="sm">
        Not set
      </Text>
    );
  return (
    <Group gap={0} wrap="nowrap" justify="space-between">
      <State work={work} {...about} />
      <MoreTimeButton piece={{ ...work, id: work.writing_id, title: about.title }} student={about.student} />
    </Group>
  );
};

type Student = CourseGrid['students'][number];

const Row = ({
  student,
  activities,
  courseId,
  selected,
  onSelect,
}: { student: Student; courseId: number } & Pick<CourseGrid, 'activities'> & Selection) => {
  const isSelected = selected.includes(student.id);
  const toggle = () =>
    onSelect?.(isSelected ? selected.filter((id) => id !== student.id) : [...selected, student.id]);
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <Group gap="sm" wrap="nowrap" mih="var(--touch)">
          {onSelect && (
            <Checkbox aria-label={`Select ${student.full_name}`} checked={isSelected} onChange={toggle} />
          )}
          <div className={textClasses.breakable}>
            <StudentLink student={student} />
            <Text span display="block" size="xs" fw={400} c="dimmed">
              Student #{student.id}
            </Text>
          </div>
        </Group>
      </th>
      {activities.map(({ id, title }) => (
        <td key={id}>
          <Cell
            work={student.work.find(({ activity_id }) => activity_id === id)}
            title={title}
            student={student.full_name}
            courseId={courseId}
          />
        </td>
      ))}
    </tr>
  );
};

/** An activity, and a word to those who have not started it. */
const Column = ({ id, title, students }: { id: number; title: string; students: Student[] }) => {
  const waiting = students.flatMap(({ work }) =>
    work.filter(({ activity_id, status }) => activity_id === id && status === 'pending'),
  );
  return (
    <th scope="col">
      <Link to={screenPath('teacher-activity-detail', { id })}>{title}</Link>
      <RemindButton
        writingIds={waiting.map(({ writing_id }) => writing_id)}
        label={`Remind ${waiting.length}`}
        ariaLabel={`Remind ${waiting.length} who have not started ${title}`}
        variant="subtle"
        px={0}
      />
    </th>
  );
};

/** Students down, activities across; the names stay in sight while the rest goes by. */
export const CourseGridTable = ({
  students,
  activities,
  courseId,
  selected,
  onSelect,
}: CourseGrid & { courseId: number } & Selection) => {
  const isAll = selected.length === students.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={classes.scroll} aria-label="Students and activities" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Group gap="sm" wrap="nowrap" mih="var(--touch)">
                {onSelect && (
                  <Checkbox
                    aria-label="Select all students"
                    checked={isAll}
                    indeterminate={selected.length > 0 && !isAll}
                    onChange={() => onSelect(isAll ? [] : students.map(({ id }) => id))}
                  />
                )}
                Student
              </Group>
            </th>
            {activities.map(({ id, title }) => (
              <Column key={id} id={id} title={title} students={students} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row key={student.id} {...{ student, activities, courseId, selected, onSelect }} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

import { type CourseGrid, type CourseGridCell, screenPath } from '@inkling/contract';
import { Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { MoreTimeButton } from '../../../shared/more-time/more-time-button.tsx';
import { mayBeReminded } from '../../../shared/remind/may-be-reminded.ts';
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
  activity: CourseGrid['activities'][number];
  student: Student;
  courseId: number;
}

/** What has not been begun has nothing to open. */
const State = ({ work, activity, student, courseId }: CellProps & { work: CourseGridCell }) => {
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
      aria-label={`Open ${activity.title} by ${student.full_name}: ${label} ${when}`}
    >
      {words}
    </Link>
  );
};

/** Work for chosen students can be given to this one, too. */
const NotSet = ({
  activity: { id, title, add_students },
  student,
}: Pick<CellProps, 'activity' | 'student'>) =>
  add_students ? (
    <Link
      className={classes.cell}
      to={screenPath('teacher-activity-detail', { id }, { give_to: String(student.id) })}
      aria-label={`Give ${title} to ${student.full_name}`}
    >
      <Text span size="sm">
        Not set
      </Text>
      <Text span size="xs" c="dimmed">
        Give it
      </Text>
    </Link>
  ) : (
    <Text c="dimmed" size="sm">
      Not set
    </Text>
  );

const Cell = ({ work, ...about }: CellProps) => {
  if (!work) return <NotSet {...about} />;
  const { activity, student } = about;
  return (
    <Group gap={0} wrap="nowrap" justify="space-between">
      <State work={work} {...about} />
      <MoreTimeButton
        piece={{ ...work, id: work.writing_id, title: activity.title }}
        student={student.full_name}
      />
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
      {activities.map((activity) => (
        <td key={activity.id}>
          <Cell
            work={student.work.find(({ activity_id }) => activity_id === activity.id)}
            activity={activity}
            student={student}
            courseId={courseId}
          />
        </td>
      ))}
    </tr>
  );
};

const whoIsReminded = (waiting: CourseGridCell[]): string => {
  const begun = waiting.filter(({ status }) => status !== 'pending').length;
  if (begun === 0) return 'have not started';
  return begun === waiting.length ? 'are late with' : 'have not started or are late with';
};

/** An activity, and a word to those who have not started it or are late. */
const Column = ({ id, title, students }: { id: number; title: string; students: Student[] }) => {
  const now = new Date();
  const waiting = students.flatMap(({ work }) =>
    work.filter((each) => each.activity_id === id && mayBeReminded(each, now)),
  );
  return (
    <th scope="col">
      <Link to={screenPath('teacher-activity-detail', { id })}>{title}</Link>
      <RemindButton
        writingIds={waiting.map(({ writing_id }) => writing_id)}
        label={`Remind ${waiting.length}`}
        ariaLabel={`Remind ${waiting.length} who ${whoIsReminded(waiting)} ${title}`}
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

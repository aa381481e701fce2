import { type CourseInsight, criterionLabels, screenPath } from '@inkling/contract';
import { Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { StudentLink } from '../../shared/student-link.tsx';
import textClasses from '../../ui/theme/text.module.css';
import classes from './course-insight-card.module.css';

type Need = CourseInsight['needs'][number]['students'][number];

const Student = ({ student }: { student: Need }) => {
  return (
    <li>
      <StudentLink student={student} />{' '}
      <Text size="sm" c="dimmed">
        {student.mark} of {student.maximum} in{' '}
        <Link to={screenPath('feedback', {}, { writing: String(student.writing.id) })}>
          {student.writing.title}
        </Link>
      </Text>
      <p className={textClasses.breakable}>{student.next}</p>
    </li>
  );
};

/** Each student stands once, under what would help them most. */
export const StudentsByNeed = ({ needs }: Pick<CourseInsight, 'needs'>) => (
  <section aria-labelledby="needs-next">
    <Title order={3} id="needs-next" mb="sm">
      Needs next
    </Title>
    {needs.length === 0 && <Text c="dimmed">Every mark is full. What a class!</Text>}
    {needs.map(({ criterion, students }) => (
      <details key={criterion} className={classes.need} open={criterion === needs[0]?.criterion}>
        <summary>
          <span>{criterionLabels[criterion]}</span>
          <Text span fw={400} c="dimmed" size="sm">
            {students.length === 1 ? '1 student' : `${students.length} students`}
          </Text>
        </summary>
        <ul>
          {students.map((student) => (
            <Student key={student.id} student={student} />
          ))}
        </ul>
      </details>
    ))}
  </section>
);

import { screenPath } from '@inkling/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useUser } from '../api/session.ts';
import classes from './student-link.module.css';

/** A student's name; for a teacher it opens the page about that student. */
export const StudentLink = ({ student }: { student: { id: number; full_name: string } }) => {
  if (useUser()?.role !== 'teacher') return student.full_name;
  return (
    <Link className={classes.link} to={screenPath('teacher-student', { id: student.id })}>
      {student.full_name}
    </Link>
  );
};

/** Several names in a sentence. */
export const StudentLinks = ({ students }: { students: { id: number; full_name: string }[] }) =>
  students.map((student, index) => (
    <Fragment key={student.id}>
      {index > 0 && ', '}
      <StudentLink student={student} />
    </Fragment>
  ));

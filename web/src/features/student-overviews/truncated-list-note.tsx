import { type StudentOverview, screenPath } from '@inkling/contract';
import { Text } from '@mantine/core';
import { Link } from 'react-router';

interface NewestOfAllProps extends Pick<StudentOverview, 'student'> {
  shown: number;
  total: number;
  /** Said where the rest is not a list of its own, but stands with the pieces. */
  isOnPieces?: boolean;
}

/** Under a list that is cut: how much of it this is, and where the rest is. */
export const TruncatedListNote = ({ shown, total, student, isOnPieces = false }: NewestOfAllProps) =>
  total > shown && (
    <Text c="dimmed" mt="sm">
      These are the newest {shown} of {total}.{' '}
      <Link to={screenPath('teacher-assignments', {}, { student_id_eq: String(student.studentId) })}>
        {isOnPieces ? 'The others stand with their pieces' : 'See all of them'}
      </Link>
    </Text>
  );

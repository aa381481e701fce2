import { type Challenge, screenPath } from '@inkling/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';

/** For the teacher who runs the challenge. */
export const TeacherChallengeLinks = ({ challenge: { id, teacher_id } }: { challenge: Challenge }) => {
  const user = useUser();
  if (user?.role !== 'teacher' || user.id !== teacher_id) return null;
  const links = [
    { screen: 'challenge-edit', label: 'Edit challenge', to: screenPath('challenge-edit', { id }) },
    {
      screen: 'challenge-participants',
      label: 'View participants',
      to: screenPath('challenge-participants', { id }),
    },
    {
      screen: 'teacher-activity-report-list',
      label: 'View activity reports',
      to: screenPath('teacher-activity-report-list', {}, { target_of_Challenge_type_id_eq: String(id) }),
    },
  ] as const;
  return links.map(({ label, to }) => (
    <Button key={label} component={Link} to={to} variant="default">
      {label}
    </Button>
  ));
};

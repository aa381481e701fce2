import { Badge } from '@mantine/core';

const bands = [
  { from: 80, name: 'high', background: 'var(--leaf-wash)', color: 'var(--leaf-on-wash)' },
  { from: 60, name: 'medium', background: 'var(--sun-wash)', color: 'var(--sun-on-wash)' },
  { from: 0, name: 'low', background: 'var(--coral-wash)', color: 'var(--coral-on-wash)' },
];

/** Below 60 low, below 80 medium, from 80 on high. */
export const ScoreBadge = ({ score, byTeacher = false }: { score: number | null; byTeacher?: boolean }) => {
  if (score === null) return null;
  const band = bands.find(({ from }) => score >= from);
  return (
    <Badge bg={band?.background ?? ''} c={band?.color ?? ''} size="xl" data-band={band?.name}>
      {byTeacher ? "Teacher's score" : 'AI Score'}: {Math.round(score)}
    </Badge>
  );
};

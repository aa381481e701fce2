import { Badge } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { t } from './texts.ts';

const bands = [
  { from: 80, name: 'high', background: 'var(--leaf-wash)', color: 'var(--leaf-on-wash)' },
  { from: 60, name: 'medium', background: 'var(--sun-wash)', color: 'var(--sun-on-wash)' },
  { from: 0, name: 'low', background: 'var(--coral-wash)', color: 'var(--coral-on-wash)' },
];

const allStars = 5;

/** One for every 20 points, rounded to whole ones, and never none: beside 63 stand three, beside 70 four. */
export const starsFor = (score: number): number => Math.max(1, Math.round((score / 100) * allStars));

/** A score in a look that needs no numbers. */
export const Stars = ({ score }: { score: number | null }) => {
  if (score === null) return null;
  const count = starsFor(score);
  return (
    <span role="img" aria-label={t.starsOf(count, allStars)} style={{ display: 'inline-flex' }}>
      {Array.from({ length: allStars }, (_, index) => index).map((index) =>
        index < count ? (
          <IconStarFilled key={index} size={20} color="var(--sun)" aria-hidden />
        ) : (
          <IconStar key={index} size={20} color="var(--rest)" aria-hidden />
        ),
      )}
    </span>
  );
};

/** Below 60 low, below 80 medium, from 80 on high. */
export const ScoreBadge = ({ score, byTeacher = false }: { score: number | null; byTeacher?: boolean }) => {
  if (score === null) return null;
  const band = bands.find(({ from }) => score >= from);
  return (
    <Badge bg={band?.background ?? ''} c={band?.color ?? ''} size="xl" data-band={band?.name}>
      {(byTeacher ? t.teachersScore : t.aiScore)(Math.round(score))}
    </Badge>
  );
};

import type { ChildWithWritings } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { useUser } from '../../api/session.ts';
import { findCoachVersionChanges } from '../../shared/coach-version-changes.ts';
import { t } from './texts.ts';

const width = 96;
const height = 28;
const fewest = 2;

/** Scores of finished pieces and of their first attempts, oldest first; the list of activities has the newest first. */
export const scoresOf = ({ activities }: Pick<ChildWithWritings, 'activities'>) =>
  activities
    .flatMap(({ feedback }) => {
      const score = feedback?.score ?? null;
      if (!feedback || score === null) return [];
      return [{ score, first: feedback.first_score ?? score, coach_version: feedback.coach_version }];
    })
    .toReversed();

const pointsOf = (scores: number[]): string =>
  scores
    .map((score, index) => {
      const x = 2 + (index / (scores.length - 1)) * (width - 4);
      const y = height - 2 - (score / 100) * (height - 4);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');

/** A small line of scores, for families whose plan includes growth. */
export const GrowthSparkline = ({ child }: { child: ChildWithWritings }) => {
  const pays = useUser()?.subscription_status === 'active';
  const pieces = scoresOf(child);
  const scores = pieces.map(({ score }) => score);
  const firsts = pieces.map(({ first }) => first);
  const isNewCoach = findCoachVersionChanges(pieces).some((isNew) => isNew);
  const isRedrafted = pieces.some(({ score, first }) => first !== score);
  if (!pays || scores.length < fewest) return null;
  return (
    <Group gap="sm" wrap="nowrap">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {isRedrafted && (
          <polyline
            points={pointsOf(firsts)}
            fill="none"
            stroke="var(--mantine-color-leaf-6)"
            strokeWidth="1.5"
            strokeDasharray="3 3"
          />
        )}
        <polyline
          points={pointsOf(scores)}
          fill="none"
          stroke="var(--mantine-color-leaf-6)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <div>
        <Text size="sm">
          {t.scoresOfTheLastFinished(scores.map(Math.round))}
          {isRedrafted && t.firstAttemptsOfThese(firsts.map(Math.round))}
        </Text>
        {isNewCoach && <Text size="sm">{t.scoresByTwoRules}</Text>}
      </div>
    </Group>
  );
};

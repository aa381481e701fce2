import type { Achievement } from '@inkling/contract';
import { Text } from '@mantine/core';
import classes from './achievement-card.module.css';
import { isUnlocked, percentOf, pictureOf } from './achievement-state.ts';

interface AchievementCardProps {
  achievement: Achievement;
  onOpen: (achievement: Achievement) => void;
}

export const AchievementCard = ({ achievement, onOpen }: AchievementCardProps) => {
  const percent = percentOf(achievement);
  return (
    <button type="button" className={classes.card} aria-haspopup="dialog" onClick={() => onOpen(achievement)}>
      <img src={pictureOf(achievement)} alt="" width={104} height={104} loading="lazy" />
      <span className={classes.name}>{achievement.name}</span>
      <Text span c="dimmed" size="sm">
        {achievement.points} points
      </Text>
      {isUnlocked(achievement) ? (
        <Text span mt="auto" fw={600} c="var(--leaf-on-wash)" size="sm">
          Unlocked
        </Text>
      ) : (
        <>
          <span className={classes.bar}>
            <span style={{ width: `${percent}%` }} />
          </span>
          <Text span c="dimmed" size="sm">
            {percent}%
          </Text>
        </>
      )}
    </button>
  );
};

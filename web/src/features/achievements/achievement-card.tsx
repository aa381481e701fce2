import type { Achievement } from '@inkling/contract';
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
      <span className={classes.soft}>{achievement.points} points</span>
      {isUnlocked(achievement) ? (
        <span className={classes.earned}>Unlocked</span>
      ) : (
        <>
          <span className={classes.bar}>
            <span style={{ width: `${percent}%` }} />
          </span>
          <span className={classes.soft}>{percent}%</span>
        </>
      )}
    </button>
  );
};

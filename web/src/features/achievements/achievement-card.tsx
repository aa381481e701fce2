import type { Achievement } from '@inkling/contract';
import { Progress, Text } from '@mantine/core';
import surface from '../../ui/theme/surface.module.css';
import textClasses from '../../ui/theme/text.module.css';
import classes from './achievement-card.module.css';
import { badgeImageUrl, isUnlocked, percentOf } from './achievement-progress.ts';

interface AchievementCardProps {
  achievement: Achievement;
  onOpen: (achievement: Achievement) => void;
}

export const AchievementCard = ({ achievement, onOpen }: AchievementCardProps) => {
  const percent = percentOf(achievement);
  return (
    <button
      type="button"
      className={`${classes.card} ${surface.lift}`}
      aria-haspopup="dialog"
      onClick={() => onOpen(achievement)}
    >
      <img src={badgeImageUrl(achievement)} alt="" width={104} height={104} loading="lazy" />
      <Text span className={textClasses.breakable} fw={650} lh="1.3" ff="heading" size="lg">
        {achievement.name}
      </Text>
      <Text span c="dimmed" size="sm">
        {achievement.points} points
      </Text>
      {isUnlocked(achievement) ? (
        <Text span mt="auto" fw={600} c="var(--leaf-on-wash)" size="sm">
          Unlocked
        </Text>
      ) : (
        <>
          <Progress value={percent} color="sun" w="100%" mt="auto" aria-hidden />
          <Text span c="dimmed" size="sm">
            {percent}%
          </Text>
        </>
      )}
    </button>
  );
};

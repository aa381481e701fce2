import type { Achievement } from '@inkling/contract';
import { Modal, Progress, Stack, Text } from '@mantine/core';
import { Chip } from '../../ui/chip.tsx';
import { formatLongDate } from '../../ui/dates.ts';
import { badgeImageUrl, isUnlocked, percentOf } from './achievement-progress.ts';

const Body = ({ achievement }: { achievement: Achievement }) => {
  const percent = percentOf(achievement);
  return (
    <Stack align="center" gap="sm" ta="center">
      <img src={badgeImageUrl(achievement)} alt="" width={160} height={160} />
      <Chip tone="ink">{achievement.type}</Chip>
      <Text>{achievement.description}</Text>
      <Progress
        value={percent}
        color={isUnlocked(achievement) ? 'var(--leaf)' : 'var(--sun)'}
        size="lg"
        w="100%"
        aria-label={`${achievement.name}: progress`}
      />
      <Text fw={600}>
        {percent}% · {achievement.points} points
      </Text>
      {isUnlocked(achievement) && achievement.unlocked_date ? (
        <Text c="dimmed">Unlocked on {formatLongDate(new Date(achievement.unlocked_date))}</Text>
      ) : (
        <Text c="dimmed">Keep working to unlock this achievement!</Text>
      )}
    </Stack>
  );
};

interface AchievementDialogProps {
  achievement: Achievement | null;
  onClose: () => void;
}

export const AchievementDialog = ({ achievement, onClose }: AchievementDialogProps) => (
  <Modal
    opened={achievement !== null}
    onClose={onClose}
    title={achievement?.name}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    {achievement && <Body achievement={achievement} />}
  </Modal>
);

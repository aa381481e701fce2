import type { Achievement } from '@inkling/contract';
import { Dialog, Group, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { throwConfetti } from './throw-confetti.ts';

const shownMs = 5000;

/** Five seconds of joy over what was unlocked. */
export const Celebration = ({ achievements }: { achievements: Achievement[] }) => {
  const [opened, setOpened] = useState(false);
  const reduced = useReducedMotion();
  useEffect(() => {
    if (achievements.length === 0) return;
    setOpened(true);
    if (!reduced) void throwConfetti();
    const timer = setTimeout(() => setOpened(false), shownMs);
    return () => clearTimeout(timer);
  }, [achievements, reduced]);
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      withCloseButton
      attributes={{ closeButton: { 'aria-label': 'Close' } }}
      size="lg"
      radius="lg"
      shadow="md"
      role="status"
    >
      <Text fw={600} mb="xs">
        {achievements.length === 1 ? 'You unlocked an achievement!' : 'You unlocked achievements!'}
      </Text>
      {achievements.map(({ id, name, points, unlocked_badge_image }) => (
        <Group key={id} gap="sm" mt="xs" wrap="nowrap">
          <img src={unlocked_badge_image.url} alt="" width={56} height={56} />
          <div>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {points} points
            </Text>
          </div>
        </Group>
      ))}
    </Dialog>
  );
};

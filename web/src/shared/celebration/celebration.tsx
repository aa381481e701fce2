import type { Achievement } from '@inkling/contract';
import { CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showConfetti } from '../../ui/confetti.ts';
import { Notice } from '../../ui/notice-place.tsx';
import classes from './celebration.module.css';
import { UnlockedAchievements } from './unlocked-achievements.tsx';

const shownMs = 5000;

/** Five seconds of joy over what was unlocked, above whatever else is open. */
export const Celebration = ({ achievements }: { achievements: Achievement[] }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    void showConfetti();
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice overPage={classes.place}>
      <div role="status">
        {isShown && (
          <div className={classes.card}>
            <UnlockedAchievements achievements={achievements} />
            <CloseButton
              size="2.75rem"
              iconSize="1.125rem"
              aria-label="Close"
              onClick={() => setShown(false)}
            />
          </div>
        )}
      </div>
    </Notice>
  );
};

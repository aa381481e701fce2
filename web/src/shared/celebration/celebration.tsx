import type { Achievement } from '@inkling/contract';
import { CloseButton, Portal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showConfetti } from '../../ui/confetti.ts';
import classes from './celebration.module.css';

const shownMs = 5000;
const shownBadges = 3;

/** Five seconds of joy over what was unlocked, above whatever else is open. */
export const Celebration = ({ achievements }: { achievements: Achievement[] }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    void showConfetti();
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Portal>
      <div className={classes.place} role="status">
        {isShown && (
          <div className={classes.card}>
            <div className={classes.badges}>
              {achievements.slice(0, shownBadges).map(({ id, unlocked_badge_image }) => (
                <img key={id} src={unlocked_badge_image.url} alt="" width={72} height={72} />
              ))}
            </div>
            <div className={classes.words}>
              <strong>
                {achievements.length === 1 ? 'You unlocked an achievement!' : 'You unlocked achievements!'}
              </strong>
              <ul>
                {achievements.map(({ id, name, points }) => (
                  <li key={id}>
                    {name} <span>{points} points</span>
                  </li>
                ))}
              </ul>
            </div>
            <CloseButton
              size="2.75rem"
              iconSize="1.125rem"
              aria-label="Close"
              onClick={() => setShown(false)}
            />
          </div>
        )}
      </div>
    </Portal>
  );
};

import type { Achievement } from '@inkling/contract';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import classes from './achievement-card.module.css';
import { AchievementCard } from './achievement-card.tsx';

/** Comes with the first badge that is opened. */
const AchievementDialog = lazyComponent(
  async () => (await import('./achievement-dialog.tsx')).AchievementDialog,
);

interface AchievementGridProps {
  items: Achievement[];
  /** For narrow places: two badges in a row. */
  isCompact?: boolean;
}

/** Badges; each opens with its story. */
export const AchievementGrid = ({ items, isCompact }: AchievementGridProps) => {
  const [opened, setOpened] = useState<Achievement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <ul className={classes.grid} aria-label="Achievements" data-compact={isCompact || undefined}>
        {items.map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard
              achievement={achievement}
              onOpen={(one) => {
                setWasOpened(true);
                setOpened(one);
              }}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {wasOpened && <AchievementDialog achievement={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
};

import type { Achievement } from '@inkling/contract';
import { Suspense, useState } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { AchievementCard } from './achievement-card.tsx';

/** Comes with the first badge that is opened. */
const AchievementDialog = lazyComponent(
  async () => (await import('./achievement-dialog.tsx')).AchievementDialog,
);

/** Badges, at least two in a row; each opens with its story. */
export const AchievementGrid = ({ items }: { items: Achievement[] }) => {
  const [opened, setOpened] = useState<Achievement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <CardGrid items={items} label="Achievements" minWidth="min(47%, 10.5rem)" spacing="md">
        {(achievement) => (
          <AchievementCard
            achievement={achievement}
            onOpen={(one) => {
              setWasOpened(true);
              setOpened(one);
            }}
          />
        )}
      </CardGrid>
      <Suspense fallback={null}>
        {wasOpened && <AchievementDialog achievement={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
};

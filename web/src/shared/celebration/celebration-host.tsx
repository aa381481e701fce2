import type { Achievement } from '@inkling/contract';
import { Suspense, useEffect, useState } from 'react';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { celebrations } from './celebrate.ts';

const Celebration = lazyOrFallback(async () => (await import('./celebration.tsx')).Celebration);

/** Above all pages, so that the joy outlasts a dialog that is closed and a page that is left. */
export const CelebrationHost = () => {
  const [unlocked, setUnlocked] = useState<Achievement[]>([]);
  useEffect(() => celebrations.listen(setUnlocked), []);
  return (
    <Suspense>
      {unlocked.length > 0 && <Celebration key={unlocked[0]?.id} achievements={unlocked} />}
    </Suspense>
  );
};

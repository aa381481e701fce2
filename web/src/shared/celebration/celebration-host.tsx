import type { Achievement } from '@inkling/contract';
import { Suspense, useEffect, useState } from 'react';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { useIsTextFieldFocused } from '../../ui/use-is-text-field-focused.ts';
import { celebrations } from './celebrate.ts';

const Celebration = lazyOrFallback(async () => (await import('./celebration.tsx')).Celebration);

/** Above all pages, so that the joy outlasts a page that is left. It waits for a child in the middle of a sentence. */
export const CelebrationHost = () => {
  const [waiting, setWaiting] = useState<Achievement[]>([]);
  const [shown, setShown] = useState<Achievement[]>([]);
  const isWriting = useIsTextFieldFocused();
  useEffect(() => celebrations.listen((unlocked) => setWaiting((before) => [...before, ...unlocked])), []);
  useEffect(() => {
    if (isWriting || waiting.length === 0) return;
    setShown(waiting);
    setWaiting([]);
  }, [isWriting, waiting]);
  return <Suspense>{shown.length > 0 && <Celebration key={shown[0]?.id} achievements={shown} />}</Suspense>;
};

import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { readUnreadable } from './draft-buffer.ts';
import { useSaveTrouble } from './save-state-store.ts';
import type { Draft } from './use-draft.ts';

const loadAlert = () => import('./save-error-banner.tsx');
const loadConflict = () => import('./conflict-screen.tsx');
const loadSignIn = () => import('./sign-in-again.tsx');
const SaveErrorBanner = lazyComponent(async () => (await loadAlert()).SaveErrorBanner);
const ConflictScreen = lazyComponent(async () => (await loadConflict()).ConflictScreen);
const UnreadableDraftNotice = lazyComponent(
  async () => (await import('./unreadable-draft-notice.tsx')).UnreadableDraftNotice,
);
const SignInAgain = lazyComponent(async () => (await loadSignIn()).SignInAgain);

/** Fetched when the page has come to rest: without a connection it would be too late. */
const useNoticesAtHand = (): void =>
  useEffect(() => {
    const load = () => Promise.allSettled([loadAlert(), loadConflict(), loadSignIn()]);
    const timer = setTimeout(() => void load(), 5000);
    return () => clearTimeout(timer);
  }, []);

interface SaveNoticesProps {
  draft: Draft;
  userId: number;
  writingId: number;
}

const useUnread = (userId: number, writingId: number): unknown[] => {
  const [kept, setKept] = useState<unknown[]>([]);
  useEffect(() => {
    // A device whose database hangs or refuses has nothing to show.
    readUnreadable(userId, writingId).then(setKept, () => undefined);
  }, [userId, writingId]);
  return kept;
};

/** What needs the child before saving can go on. */
export const SaveNotices = ({ draft, userId, writingId }: SaveNoticesProps) => {
  const trouble = useSaveTrouble(draft.saving);
  const unread = useUnread(userId, writingId);
  useNoticesAtHand();
  return (
    <Suspense>
      {unread.length > 0 && <UnreadableDraftNotice kept={unread} />}
      {(trouble?.name === 'closed' || trouble?.name === 'rejected') && (
        <SaveErrorBanner state={trouble} onRetry={draft.resume} />
      )}
      {trouble?.name === 'signed-out' && <SignInAgain onSignedIn={draft.resume} />}
      {trouble?.name === 'conflict' && (
        <ConflictScreen mine={draft.data} theirs={trouble.theirs} onChoose={draft.choose} />
      )}
    </Suspense>
  );
};

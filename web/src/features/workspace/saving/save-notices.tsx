import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Draft } from './use-draft.ts';

const loadAlert = () => import('./save-alert.tsx');
const loadConflict = () => import('./conflict-screen.tsx');
const loadSignIn = () => import('./sign-in-again.tsx');
const SaveAlert = lazyComponent(async () => (await loadAlert()).SaveAlert);
const ConflictScreen = lazyComponent(async () => (await loadConflict()).ConflictScreen);
const SignInAgain = lazyComponent(async () => (await loadSignIn()).SignInAgain);

/** Fetched when the page has come to rest: without a connection it would be too late. */
const useNoticesAtHand = (): void =>
  useEffect(() => {
    const load = () => Promise.allSettled([loadAlert(), loadConflict(), loadSignIn()]);
    const timer = setTimeout(() => void load(), 5000);
    return () => clearTimeout(timer);
  }, []);

/** What needs the child before saving can go on. */
export const SaveNotices = ({ draft }: { draft: Draft }) => {
  const { state } = draft;
  useNoticesAtHand();
  return (
    <Suspense>
      {(state.name === 'closed' || state.name === 'refused') && (
        <SaveAlert state={state} onRetry={draft.resume} />
      )}
      {state.name === 'signed-out' && <SignInAgain onSignedIn={draft.resume} />}
      {state.name === 'conflict' && (
        <ConflictScreen mine={draft.data} theirs={state.theirs} onChoose={draft.choose} />
      )}
    </Suspense>
  );
};

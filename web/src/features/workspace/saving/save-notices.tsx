import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Draft } from './use-draft.ts';

const loadConflict = () => import('./conflict-screen.tsx');
const loadSignIn = () => import('./sign-in-again.tsx');
const ConflictScreen = lazy(async () => ({ default: (await loadConflict()).ConflictScreen }));
const SignInAgain = lazy(async () => ({ default: (await loadSignIn()).SignInAgain }));

/** Fetched when the page has come to rest: without a connection it would be too late. */
const useDialogsAtHand = (): void =>
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([loadConflict(), loadSignIn()]), 5000);
    return () => clearTimeout(timer);
  }, []);

/** What needs the child before saving can go on. */
export const SaveNotices = ({ draft }: { draft: Draft }) => {
  const { state } = draft;
  useDialogsAtHand();
  return (
    <>
      {state.name === 'closed' && (
        <Alert color="sun" icon={<IconAlertTriangle aria-hidden />} title="This writing is completed" mb="md">
          It was completed somewhere else, so changes here are not saved any more. Reload the page to see it.
        </Alert>
      )}
      {state.name === 'refused' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={state.message} mb="md">
          <Button size="sm" variant="default" onClick={draft.resume}>
            Try again
          </Button>
        </Alert>
      )}
      <Suspense>
        {state.name === 'signed-out' && <SignInAgain onSignedIn={draft.resume} />}
        {state.name === 'conflict' && (
          <ConflictScreen mine={draft.data} theirs={state.theirs} onChoose={draft.choose} />
        )}
      </Suspense>
    </>
  );
};

import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ConflictScreen } from './conflict-screen.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import type { Draft } from './use-draft.ts';

/** What needs the child before saving can go on. */
export const SaveNotices = ({ draft }: { draft: Draft }) => {
  const { state } = draft;
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
      <SignInAgain opened={state.name === 'signed-out'} onSignedIn={draft.resume} />
      {state.name === 'conflict' && (
        <ConflictScreen mine={draft.data} theirs={state.theirs} onChoose={draft.choose} />
      )}
    </>
  );
};

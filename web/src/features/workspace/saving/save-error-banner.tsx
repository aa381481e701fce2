import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SaveState } from './save-states.ts';

interface SaveAlertProps {
  state: Extract<SaveState, { name: 'closed' | 'rejected' }>;
  onRetry: () => void;
}

/** Why the server takes no more of this text. */
export const SaveErrorBanner = ({ state, onRetry }: SaveAlertProps) =>
  state.name === 'closed' ? (
    <Alert color="sun" icon={<IconAlertTriangle aria-hidden />} title="This writing is completed" mb="md">
      It was completed somewhere else, so changes here are not saved any more. Reload the page to see it.
    </Alert>
  ) : (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={state.message} mb="md">
      <Button size="sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );

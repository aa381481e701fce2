import { screens } from '@inkling/contract';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Mascot } from '../../ui/mascot/mascot.tsx';

interface CompletedDialogProps {
  isFreeTrial: boolean;
  onClose: () => void;
}

export const CompletedDialog = ({ isFreeTrial, onClose }: CompletedDialogProps) => (
  <Modal
    opened
    onClose={onClose}
    title="You've completed your writing project!"
    closeButtonProps={{ 'aria-label': 'Close' }}
    centered
  >
    <Stack align="center" gap="md" ta="center">
      <Mascot mood="happy" size={120} />
      <Text>
        {isFreeTrial
          ? 'You have completed the writing. Unlock more features by making a purchase.'
          : 'Your writing has been marked as complete. You can still access it from your writing list.'}
      </Text>
      {isFreeTrial ? (
        <Button component={Link} to={screens.subscription.path} color="coral">
          View Plans
        </Button>
      ) : (
        <Group justify="center">
          <Button component={Link} to={screens['my-writing'].path} variant="default">
            Return to My Writings
          </Button>
          <Button color="coral" onClick={onClose}>
            View Completed Writing
          </Button>
        </Group>
      )}
    </Stack>
  </Modal>
);

import { Drawer, Stack, Text } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import { Details, type JourneyProps, Steps } from './journey-parts.tsx';

/** The journey where there is no room for it beside the page. */
export const JourneyDrawer = ({ onClose, ...journey }: JourneyProps & { onClose: () => void }) => (
  <Drawer opened onClose={onClose} title={<Logo />} closeButtonProps={{ 'aria-label': 'Close' }} size="xs">
    <Stack gap="lg">
      <Steps {...journey} onChoose={onClose} />
      <Details {...journey} />
      <Text size="sm" c="dimmed">
        You can go back to every step you have begun.
      </Text>
    </Stack>
  </Drawer>
);

import { Drawer, Stack, Text } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import { AssignmentDetails, StepLinks, type StepNavigationProps } from './step-navigation-parts.tsx';

/** The step navigation where there is no room for it beside the page. */
export const StepNavigationDrawer = ({
  onClose,
  ...navigation
}: StepNavigationProps & { onClose: () => void }) => (
  <Drawer opened onClose={onClose} title={<Logo />} closeButtonProps={{ 'aria-label': 'Close' }} size="xs">
    <Stack gap="lg">
      <StepLinks {...navigation} onChoose={onClose} />
      <AssignmentDetails {...navigation} />
      <Text size="sm" c="dimmed">
        You can go back to every step you have begun.
      </Text>
    </Stack>
  </Drawer>
);

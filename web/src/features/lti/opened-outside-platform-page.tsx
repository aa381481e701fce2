import { Text } from '@mantine/core';
import { LaunchMessage } from './launch-message.tsx';

/** The address that platforms know Inkling by; whoever opens it by itself is told how it is meant. */
export const OpenedOutsidePlatformPage = () => (
  <LaunchMessage title="Open Inkling from your course">
    <Text>
      This address is for learning platforms such as Moodle or Canvas. Open your course there, and choose an
      Inkling activity in it.
    </Text>
  </LaunchMessage>
);

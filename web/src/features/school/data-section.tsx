import { screenPath } from '@inkling/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconActivityHeartbeat, IconDatabase } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Section } from '../../ui/detail-layout.tsx';

/** The way to what an admin looks up now and then. */
export const DataSection = () => (
  <Section title="Usage and data">
    <Stack gap="sm" align="flex-start">
      <Text c="dimmed">
        See whether everything works and how much is written, where the data lies and how long it is kept.
      </Text>
      <Group gap="sm">
        <Button
          component={Link}
          to={screenPath('school-usage')}
          variant="default"
          leftSection={<IconActivityHeartbeat size={18} aria-hidden />}
        >
          Usage and health
        </Button>
        <Button
          component={Link}
          to={screenPath('school-data')}
          variant="default"
          leftSection={<IconDatabase size={18} aria-hidden />}
        >
          Data of the school
        </Button>
      </Group>
    </Stack>
  </Section>
);

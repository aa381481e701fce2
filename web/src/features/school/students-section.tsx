import { screenPath } from '@inkling/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCalendarPlus, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Section } from '../../ui/detail-layout.tsx';

/** The way to the students of the school, who are too many for this page. */
export const StudentsSection = () => (
  <Section title="Students">
    <Stack gap="sm" align="flex-start">
      <Text c="dimmed">
        Find a student by name, move them to another class, or archive them when they leave the school. Once a
        year, everybody moves up.
      </Text>
      <Group gap="sm">
        <Button
          component={Link}
          to={screenPath('school-students')}
          variant="default"
          leftSection={<IconUsers size={18} aria-hidden />}
        >
          Find students
        </Button>
        <Button
          component={Link}
          to={screenPath('school-new-year')}
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          New school year
        </Button>
      </Group>
    </Stack>
  </Section>
);

import { screenPath } from '@inkling/contract';
import { Button, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Section } from '../../ui/detail-layout.tsx';

/** The way to the students of the school, who are too many for this page. */
export const StudentsSection = () => (
  <Section title="Students">
    <Stack gap="sm" align="flex-start">
      <Text c="dimmed">
        Find a student by name, move them to another class, or archive them when they leave the school.
      </Text>
      <Button
        component={Link}
        to={screenPath('school-students')}
        variant="default"
        leftSection={<IconUsers size={18} aria-hidden />}
      >
        Find students
      </Button>
    </Stack>
  </Section>
);

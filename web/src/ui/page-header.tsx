import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  text?: string;
  /** Buttons beside the title; the main action last. */
  children?: ReactNode;
}

export const PageHeader = ({ title, text, children }: PageHeaderProps) => (
  <Group justify="space-between" align="flex-end" gap="md" mb="2xl">
    <div>
      <Title order={1}>{title}</Title>
      {text && (
        <Text c="dimmed" mt={4} maw="42rem">
          {text}
        </Text>
      )}
    </div>
    {children && <Group gap="sm">{children}</Group>}
  </Group>
);

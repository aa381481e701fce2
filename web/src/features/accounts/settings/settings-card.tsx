import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SettingsCardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export const SettingsCard = ({ title, text, children }: SettingsCardProps) => (
  <Card component="section" aria-label={title}>
    <Title order={2} fz="h3">
      {title}
    </Title>
    {text && (
      <Text c="dimmed" size="sm" mt={2}>
        {text}
      </Text>
    )}
    <div style={{ marginTop: '1.125rem' }}>{children}</div>
  </Card>
);

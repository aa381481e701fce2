import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mascot, type Mood } from './mascot/mascot.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  mood?: Mood;
  children?: ReactNode;
}

/** Nothing here yet, said kindly. */
export const EmptyState = ({ title, text, mood = 'asleep', children }: EmptyStateProps) => (
  <Card ta="center" padding="2xl" style={{ alignItems: 'center', gap: '0.25rem', textWrap: 'balance' }}>
    <Mascot mood={mood} size={112} />
    <Text fw={600} mt="xs">
      {title}
    </Text>
    {text && <Text c="dimmed">{text}</Text>}
    {children}
  </Card>
);

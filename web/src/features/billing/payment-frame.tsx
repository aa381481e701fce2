import { Card, Group, Text, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Mascot } from '../../ui/mascot/mascot.tsx';

interface PaymentFrameProps {
  mood: ComponentProps<typeof Mascot>['mood'];
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** The look of the three pages that end a checkout. */
export const PaymentFrame = ({ mood, title, text, children, actions }: PaymentFrameProps) => (
  <Card maw="36rem" mx="auto" padding="2xl" ta="center" style={{ alignItems: 'center' }}>
    <Mascot mood={mood} size={140} />
    <Title order={1} mt="md">
      {title}
    </Title>
    <Text mt="xs" role="status">
      {text}
    </Text>
    {children}
    <Group justify="center" mt="2xl" gap="sm">
      {actions}
    </Group>
  </Card>
);

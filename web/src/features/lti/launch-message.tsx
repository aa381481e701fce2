import { screens } from '@inkling/contract';
import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mascot } from '../../ui/mascot/mascot.tsx';

export const LaunchRefused = ({ message }: { message: string }) => (
  <Stack align="center" gap="md" ta="center">
    <Mascot mood="lost" size={140} />
    <Title order={1}>Inkling did not open</Title>
    <Text role="alert">{message}</Text>
    <Button component="a" href={screens.login.path} target="_blank" rel="noopener" variant="default">
      Sign in with a password
    </Button>
  </Stack>
);

export const LaunchLoading = () => (
  <Stack align="center" gap="md">
    <Mascot mood="thinking" size={140} />
    <Title order={1}>Opening Inkling...</Title>
    <Loader type="dots" role="status" aria-label="Loading" />
  </Stack>
);

export const LaunchMessage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack align="center" gap="md" ta="center">
    <Mascot mood="happy" size={140} />
    <Title order={1}>{title}</Title>
    {children}
  </Stack>
);

import { Box, Card, Group } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../ui/logo.tsx';
import { t } from './texts.ts';

/** The pages that stand in for the payment provider's own; the stripe above says so on each of them. */
export const SandboxFrame = ({ children }: { children: ReactNode }) => (
  <Box id="main" tabIndex={-1} component="main" mx="auto" p="md" maw="30rem">
    <Group
      component="p"
      gap="xs"
      wrap="nowrap"
      justify="center"
      mb="xl"
      py="0.625rem"
      px="md"
      ta="center"
      fw={600}
      c="var(--sun-on-wash)"
      bg="var(--sun-wash)"
      bdrs="lg"
    >
      <IconFlask aria-hidden size={20} />
      {t.paymentSandboxNoCardIs}
    </Group>
    <Group gap={0} wrap="nowrap" align="stretch" justify="center" mb="md">
      <Logo />
    </Group>
    <Card padding="2xl">{children}</Card>
  </Box>
);

import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { t } from './failures.texts.ts';
import { Mascot } from './mascot/mascot.tsx';

interface ErrorStateProps {
  text: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands where the content would be, with a way to try again. */
export const ErrorState = ({ text, onRetry, retrying = false }: ErrorStateProps) => (
  <Stack align="center" gap="sm" py="2xl" ta="center" role="alert">
    <Mascot mood="lost" size={110} />
    <Text c="dimmed" maw="30rem" style={{ textWrap: 'balance' }}>
      {text}
    </Text>
    <Button
      variant="default"
      onClick={onRetry}
      loading={retrying}
      leftSection={<IconRefresh size={18} aria-hidden />}
    >
      {t.retry}
    </Button>
  </Stack>
);

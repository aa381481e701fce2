import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Notice } from '../ui/notice-place.tsx';
import { t } from './texts.ts';
import classes from './update-prompt.module.css';

/** The app shell is for the next visit: it must not slow down this one. */
const afterFirstPaintMs = 2000;

/** Offers a newer version once it is there. It never loads by itself: someone may be typing. */
export const UpdatePrompt = () => {
  const [update, setUpdate] = useState<() => void>();

  useEffect(() => {
    const register = async () => {
      const { registerServiceWorker } = await import('./register-service-worker.ts');
      await registerServiceWorker((letIn) => setUpdate(() => letIn));
    };
    // Where there is none, as while developing or in an old browser, the app works with a network only.
    const timer = setTimeout(() => void register().catch(() => undefined), afterFirstPaintMs);
    return () => clearTimeout(timer);
  }, []);

  if (!update) return null;
  return (
    <Notice overPage={classes.prompt}>
      <Paper shadow="md" withBorder p="md" role="status">
        <Text fw={600}>{t.aNewerInklingIsReady}</Text>
        <Group mt="xs" gap="sm">
          <Button onClick={update}>{t.reloadNow}</Button>
          <Button variant="subtle" onClick={() => setUpdate(undefined)}>
            {t.later}
          </Button>
        </Group>
      </Paper>
    </Notice>
  );
};

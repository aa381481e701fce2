import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { cssVariables, theme } from '../ui/theme.ts';
import { LoadingBar } from './loading-bar.tsx';
import { queryClient } from './query-client.ts';
import toasts from './toasts.module.css';
import { UpdatePrompt } from './update-prompt.tsx';

// The same entry that public/theme.js reads before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'inkling:color-scheme' });

export const InterfaceFrame = () => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
    >
      <LoadingBar />
      <Notifications position="top-right" autoClose={3000} className={toasts.toasts} />
      <Outlet />
      <ConfirmHost />
      <UpdatePrompt />
    </MantineProvider>
  </QueryClientProvider>
);

import '@mantine/core/styles.layer.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { CelebrationHost } from '../shared/celebration/celebration-host.tsx';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { queryClient } from './query-client.ts';
import { UpdatePrompt } from './update-prompt.tsx';

// The same entry that public/theme.js reads before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'inkling:color-scheme' });

export const AppProviders = () => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <LoadingBar />
      <ToastHost />
      <Outlet />
      <ConfirmHost />
      <CelebrationHost />
      <UpdatePrompt />
    </MantineProvider>
  </QueryClientProvider>
);

import { screenPath, screens, type User } from '@inkling/contract';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { currentUser } from '../api/session.ts';
import { storeToken } from '../api/token.ts';
import { createQueryClient } from '../app/query-client.ts';
import { type AppScreen, screenComponents } from '../app/screen-components.ts';
import { IdentityHost } from '../features/passkeys/index.ts';
import { CelebrationHost } from '../shared/celebration/celebration-host.tsx';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { theme } from '../ui/theme/theme.ts';
import { ToastHost } from '../ui/toast-host.tsx';

interface Visit {
  /** Who is signed in; nobody unless said. */
  as?: User;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** The place on the page, with its #. */
  hash?: string;
}

/** Failures show at once: trying again is the query client's own business. */
const testQueryClient = (): QueryClient => {
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return queryClient;
};

const Frame = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    {/* Without transitions, so that a dialog is open or closed and nothing in between. */}
    <MantineProvider theme={theme} env="test">
      <ToastHost />
      <main id="main">
        <Outlet />
      </main>
      <ConfirmHost />
      <CelebrationHost />
      <IdentityHost />
    </MantineProvider>
  </QueryClientProvider>
);

const renderAt = (path: string, entry: string, { element, as }: { element: ReactNode; as?: User }) => {
  // A page may look at the address itself.
  window.history.replaceState(null, '', entry);
  const queryClient = testQueryClient();
  if (as) {
    storeToken('a token');
    queryClient.setQueryData(currentUser.queryKey, as);
  }
  const router = createMemoryRouter(
    [
      {
        element: <Frame queryClient={queryClient} />,
        children: [
          { path, element },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [entry] },
  );
  render(<RouterProvider router={router} />);
  return {
    // A pause after every key would be most of a test's time.
    user: userEvent.setup({ delay: null }),
    queryClient,
    /** Where the person is now. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

/** Opens a screen as the app would, without the bar above it and without its guard. */
export const renderScreen = async (name: AppScreen, { as, params, query, hash = '' }: Visit = {}) => {
  const Page = await screenComponents[name]();
  return renderAt(screens[name].path, screenPath(name, params, query) + hash, { element: <Page />, as });
};

/** Renders a part of a screen inside everything a screen stands in. */
export const renderPart = (element: ReactNode, { as, path = '/' }: { as?: User; path?: string } = {}) =>
  renderAt('/*', path, { element, as });

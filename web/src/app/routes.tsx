import { type ScreenName, screenAliases, screenPath, screens } from '@inkling/contract';
import { type LoaderFunction, type RouteObject, redirect, redirectDocument } from 'react-router';
import { fetched } from './fetched.ts';
import { goHome, guard } from './guard.ts';
import { documents, pages } from './pages.ts';
import { RootFrame } from './root-frame.tsx';
import { RootError, RouteError } from './route-error.tsx';
import { StartingUp } from './starting-up.tsx';

const authScreens: readonly ScreenName[] = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
];

const isBuilt = (name: ScreenName): boolean => pages[name] !== undefined;

const screenRoutes = (belongs: (name: ScreenName) => boolean): RouteObject[] =>
  Object.entries(pages).flatMap(([key, load]) => {
    // Object.entries widens the keys of the record it is given.
    const name = key as ScreenName;
    if (!belongs(name)) return [];
    const { path, title, access } = screens[name];
    return {
      path,
      handle: { title },
      loader: guard(access),
      // The guard asks about path and role only, so a new filter in the query needs no second look.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: fetched(load),
      ErrorBoundary: RouteError,
    };
  });

const goOn =
  (name: ScreenName, hash = ''): LoaderFunction =>
  ({ params, request }) => {
    const known = Object.entries(params).map(([key, value]) => [key, value ?? '']);
    return redirect(screenPath(name, Object.fromEntries(known)) + new URL(request.url).search + hash);
  };

const aliasRoutes: RouteObject[] = Object.entries(screenAliases)
  .filter(([, { screen }]) => isBuilt(screen))
  .map(([path, { screen, hash }]) => ({ path, loader: goOn(screen, hash) }));

const documentRoutes: RouteObject[] = documents.map((name) => ({
  path: screens[name].path,
  loader: name === 'landing' ? goHome : () => redirectDocument(screens[name].path),
}));

const sessionRoute: RouteObject = {
  lazy: fetched(async () => (await import('./session-frame.tsx')).SessionFrame),
  children: [
    {
      lazy: fetched(async () => (await import('./auth-layout/auth-layout.tsx')).AuthLayout),
      children: screenRoutes((name) => authScreens.includes(name)),
    },
    {
      lazy: fetched(async () => (await import('./navbar/navbar-layout.tsx')).NavbarLayout),
      children: screenRoutes((name) => screens[name].navbar),
    },
    ...screenRoutes((name) => !screens[name].navbar && name !== 'guide' && !authScreens.includes(name)),
  ],
};

/** Every screen stands inside the component kit, which loads with the first of them. */
const interfaceRoute: RouteObject = {
  lazy: fetched(async () => (await import('./interface-frame.tsx')).InterfaceFrame),
  children: [...screenRoutes((name) => name === 'guide'), sessionRoute],
};

export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    ErrorBoundary: RootError,
    HydrateFallback: StartingUp,
    children: [
      interfaceRoute,
      ...aliasRoutes,
      ...documentRoutes,
      // Also where the landing page sends people who are signed in.
      { path: '*', loader: goHome },
    ],
  },
];

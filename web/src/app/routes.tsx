import { entriesOf, type ScreenName, screenAliases, screenPath, screens } from '@inkling/contract';
import { type LoaderFunction, type RouteObject, redirect, redirectDocument } from 'react-router';
import { AppLoading } from './app-loading.tsx';
import { goHome, guard } from './guard.ts';
import { lazyRoute } from './lazy-route.ts';
import { RootLayout } from './root-layout.tsx';
import { RootError, RouteError } from './route-error.tsx';
import { screenComponents, screensOutsideApp } from './screen-components.ts';

const authScreens: readonly ScreenName[] = [
  'login',
  'school-sign-in',
  'sign-on',
  'lti-tool',
  'lti-launch',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
];

/** Shown inside the pages of learning platforms: who signs in or out in another tab is nothing to them. */
const framedScreens: readonly ScreenName[] = ['lti-start', 'lti-register'];

const screenRoutes = (belongs: (name: ScreenName) => boolean): RouteObject[] =>
  entriesOf(screenComponents).flatMap(([name, load]) => {
    if (!belongs(name)) return [];
    const { path, access } = screens[name];
    return {
      path,
      loader: guard(access),
      // The guard asks about path and role only, so a new filter in the query needs no second look.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: lazyRoute(load, name),
      ErrorBoundary: RouteError,
    };
  });

const goOn =
  (name: ScreenName, hash = ''): LoaderFunction =>
  ({ params, request }) => {
    const known = Object.entries(params).map(([key, value]) => [key, value ?? '']);
    return redirect(screenPath(name, Object.fromEntries(known)) + new URL(request.url).search + hash);
  };

const aliasRoutes: RouteObject[] = Object.entries(screenAliases).map(([path, { screen, hash }]) => ({
  path,
  loader: goOn(screen, hash),
}));

const outsideRoutes: RouteObject[] = screensOutsideApp.map((name) => ({
  path: screens[name].path,
  loader: name === 'landing' ? goHome : () => redirectDocument(screens[name].path),
}));

const sessionRoute: RouteObject = {
  lazy: lazyRoute(async () => (await import('./session-layout.tsx')).SessionLayout),
  children: [
    {
      lazy: lazyRoute(async () => (await import('./auth-layout/auth-layout.tsx')).AuthLayout, 'auth-layout'),
      children: screenRoutes((name) => authScreens.includes(name)),
    },
    {
      lazy: lazyRoute(async () => (await import('./navbar/navbar-layout.tsx')).NavbarLayout, 'navbar-layout'),
      children: screenRoutes((name) => screens[name].navbar),
    },
    ...screenRoutes(
      (name) =>
        !screens[name].navbar &&
        name !== 'sample-writing' &&
        ![...authScreens, ...framedScreens].includes(name),
    ),
  ],
};

/** Every screen stands inside the component kit, which loads with the first of them. */
const interfaceRoute: RouteObject = {
  lazy: lazyRoute(async () => (await import('./app-providers.tsx')).AppProviders),
  children: [
    ...screenRoutes((name) => name === 'sample-writing'),
    {
      lazy: lazyRoute(async () => (await import('./auth-layout/auth-layout.tsx')).AuthLayout, 'auth-layout'),
      children: screenRoutes((name) => framedScreens.includes(name)),
    },
    sessionRoute,
  ],
};

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: AppLoading,
    children: [
      interfaceRoute,
      ...aliasRoutes,
      ...outsideRoutes,
      // Also where the landing page sends people who are signed in.
      { path: '*', loader: goHome },
    ],
  },
];

import {
  dashboardOf,
  mayOpen,
  type Role,
  type ScreenAccess,
  type ScreenName,
  screenAliases,
  screenPath,
  screens,
} from '@inkling/contract';
import { matchPath } from 'react-router';

/** Nobody wants to come back to these after signing in. */
const notAgain: readonly ScreenName[] = [
  'login',
  'school-sign-in',
  'class-sign-in',
  'sign-on',
  'register',
  'forgot-password',
  'reset-password',
];

const accessByPath: [string, ScreenAccess][] = [
  ...Object.entries(screens)
    .filter(([name]) => !notAgain.some((other) => other === name))
    .map(([, { path, access }]): [string, ScreenAccess] => [path, access]),
  ...Object.entries(screenAliases).map(([path, { screen }]): [string, ScreenAccess] => [
    path,
    screens[screen].access,
  ]),
];

const isOwnPath = (wanted: string): boolean => /^\/(?![/\\])/.test(wanted);

/**
 * Where to go after signing in: the wanted path when it is one of our screens and open to the role,
 * else the role's dashboard. An address of another site never counts.
 */
export const pathAfterSignIn = (role: Role, wanted: string | null): string => {
  const home = screenPath(dashboardOf(role));
  if (wanted === null || !isOwnPath(wanted)) return home;
  // The parser settles dots, back slashes and control characters the way a browser would.
  const here = 'https://inkling.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  if (url?.origin !== here) return home;
  const permitted = accessByPath.some(
    ([path, access]) => matchPath(path, url.pathname) !== null && mayOpen(access, role),
  );
  return permitted ? url.pathname + url.search + url.hash : home;
};

import { dashboardOf, mayOpen, type Role, type ScreenAccess, screenPath, screens } from '@inkling/contract';

/** The sign-in page that leads back to where someone wanted to go. */
export const signInPath = (wanted: string): string =>
  // A slash needs no escape in a query, and the address stays readable.
  `${screens.login.path}?redirect=${encodeURIComponent(wanted).replaceAll('%2F', '/')}`;

interface Visit {
  access: ScreenAccess;
  /** null for a guest. */
  role: Role | null;
  wanted: string;
}

/** Where a visitor of a screen is sent instead, or null when it opens. */
export const redirectFor = ({ access, role, wanted }: Visit): string | null => {
  if (access === 'public') return null;
  if (role === null) return access === 'guest' ? null : signInPath(wanted);
  return mayOpen(access, role) ? null : screenPath(dashboardOf(role));
};

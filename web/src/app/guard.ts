import { dashboardOf, type Role, type ScreenAccess, screenPath, screens } from '@inkling/contract';
import { type LoaderFunction, redirect, redirectDocument } from 'react-router';
import { readToken, sessionKind } from '../api/token.ts';
import { redirectFor } from './redirect-rules.ts';
import { signInPathAfterSession } from './sign-in-path-after-session.ts';

/** Without a token nothing has to be loaded. */
const roleOfVisitor = async (): Promise<Role | null> => {
  if (readToken() === null) return null;
  const { loadRoleOfSession } = await import('./load-role-of-session.ts');
  return loadRoleOfSession();
};

/** The address someone asked for; the hash is only known when they came straight to it. */
const wantedBy = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const hash = window.location.pathname === pathname ? window.location.hash : '';
  return `${pathname}${search}${hash}`;
};

export const guard =
  (access: ScreenAccess): LoaderFunction =>
  async ({ request }) => {
    const kind = sessionKind();
    const role = access === 'public' ? null : await roleOfVisitor();
    const target = redirectFor({ access, role, wanted: wantedBy(request) });
    if (target === null) return null;
    // Whose lesson is over has no password to type, and the next at a shared computer is led nowhere.
    return redirect(role === null && kind !== 'own' ? signInPathAfterSession(kind) : target);
  };

/** The person's dashboard, or the landing page, which isn't part of the app. */
export const goHome: LoaderFunction = async () => {
  const role = await roleOfVisitor();
  return role === null ? redirectDocument(screens.landing.path) : redirect(screenPath(dashboardOf(role)));
};

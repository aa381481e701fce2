import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { t } from './texts.ts';

const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Set before effects run, so that a page which knows a better title may still say so in one. */
const useTitle = (): void => {
  const handle = useMatches().at(-1)?.handle;
  const title =
    typeof handle === 'object' && handle && 'title' in handle ? `${handle.title} · Inkling` : 'Inkling';
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
};

/** After a change of page the keyboard and the screen reader go on from its beginning. */
const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusMain();
  }, [pathname]);
};

/** The skip link is a button: a link would put #main where the writing screen keeps its step. */
export const RootLayout = () => {
  useTitle();
  useFocusOnNavigation();
  return (
    <>
      <button type="button" className="skip-link" onClick={focusMain}>
        {t.skipToContent}
      </button>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};

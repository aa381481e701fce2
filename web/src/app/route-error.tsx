import { screens } from '@inkling/contract';
import { useRouteError } from 'react-router';
import { FullPageNotice } from '../ui/full-page-notice.tsx';
import { TimeoutError } from '../ui/with-timeout.ts';
import { t } from './texts.ts';

/** Also after a release, when the old pieces of the app are gone: the browser then cannot load one it still names. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof TimeoutError ||
  (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message));

const explain = (error: unknown): { title: string; text: string } => {
  if (isNotLoaded(error)) {
    return {
      title: t.thisPageCouldNotBe,
      text: t.eitherTheConnectionIsGone,
    };
  }
  const said = error instanceof Error && error.name === 'ApiError' ? error.message : undefined;
  return { title: t.thatDidNotWork, text: said ?? t.somethingUnexpectedHappenedOnThis };
};

export const RouteError = () => (
  <FullPageNotice {...explain(useRouteError())}>
    <button type="button" className="plain-button" onClick={() => window.location.reload()}>
      {t.tryAgain}
    </button>
    <a className="plain-button quiet" href={screens.landing.path}>
      {t.backToHome}
    </a>
  </FullPageNotice>
);

/** When even the frame around the page is missing. */
export const RootError = () => (
  <main id="main" tabIndex={-1}>
    <RouteError />
  </main>
);

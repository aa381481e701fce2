import { call } from '../api/call.ts';
import { sessionKey } from '../api/offline-response-storage.ts';
import { onNewsFromOtherTabs } from '../api/session-channel.ts';
import { forgetTokenOfTab, isInLesson, readToken, sessionKind } from '../api/token.ts';
import { accounts } from '../api/typed-calls.ts';
import { signInAfter } from './sign-in-after.ts';

/** A lesson may be closed early: nobody else should find the page of a child on the tablet for long. */
const lookEveryMs = 20_000;

/** Who has touched nothing for so long has left a shared computer. */
const longestIdleMs = 30 * 60 * 1000;

const hidePage = (isHidden: boolean): void => {
  document.documentElement.style.opacity = isHidden ? '0' : '';
};

/** The page that a browser put aside and shows again, with the button to go back, may be of somebody else by now. */
const watchRestoredPages = (): (() => void) => {
  let tokenOfPage: string | null = null;
  const putAside = () => {
    tokenOfPage = readToken();
    // Before it is looked at again, nobody has seen whose it is.
    if (tokenOfPage !== null) hidePage(true);
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted && tokenOfPage !== readToken()) window.location.reload();
    else hidePage(false);
  };
  window.addEventListener('pagehide', putAside);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', putAside);
    window.removeEventListener('pageshow', show);
  };
};

/** The server knows whether the lesson goes on; where it does not, the call itself leads away. */
const watchEndOfLesson = (): (() => void) => {
  const look = () => {
    if (!isInLesson() || document.visibilityState === 'hidden') return;
    call(accounts.readMine).catch(() => undefined);
  };
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
};

/** The next child has the tablet, perhaps in another tab: this one forgets its child, last of all, so that it can still save. */
const leaveTab = (): void => {
  window.addEventListener('pagehide', forgetTokenOfTab, { once: true });
  hidePage(true);
  window.location.replace(signInAfter(sessionKind()));
};

/** What was typed is saved long since, or waits on the device for the same person. */
const watchIdleTime = (): (() => void) => {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  const look = () => {
    if (sessionKind() === 'shared' && Date.now() - touchedAt > longestIdleMs) leaveTab();
  };
  const touches = ['pointerdown', 'keydown'];
  for (const event of touches) window.addEventListener(event, touch);
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const event of touches) window.removeEventListener(event, touch);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

const watchOtherTabs = (myId: () => number | undefined): (() => void) =>
  onNewsFromOtherTabs((news) => {
    if (sessionKind() === 'own') return;
    const isForNext = news.kind === 'started' ? news.userId !== myId() : news.session === sessionKey();
    if (isForNext) leaveTab();
  });

/** Keeps what one child sees on a shared tablet from the next. */
export const watchSharedTablet = (myId: () => number | undefined): (() => void) => {
  const ends = [watchRestoredPages(), watchEndOfLesson(), watchIdleTime(), watchOtherTabs(myId)];
  return () => {
    for (const end of ends) end();
  };
};

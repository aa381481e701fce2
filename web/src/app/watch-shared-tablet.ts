import { call } from '../api/call.ts';
import { sessionKey } from '../api/offline-response-storage.ts';
import { onNewsFromOtherTabs } from '../api/session-channel.ts';
import {
  forgetTokenOfTab,
  isAbandoned,
  isInLesson,
  notePageLeft,
  notePageShown,
  noteTouch,
  readToken,
  sessionKind,
} from '../api/token.ts';
import { accounts } from '../api/typed-calls.ts';
import { signInAfter } from './sign-in-after.ts';

/** A lesson may be closed early: nobody else should find the page of a child on the tablet for long. */
const lookEveryMs = 20_000;

const hidePage = (isHidden: boolean): void => {
  document.documentElement.style.opacity = isHidden ? '0' : '';
};

/** The next child has the tablet, perhaps in another tab: this one forgets its child, last of all, so that it can still save. */
const leaveTab = (): void => {
  window.addEventListener('pagehide', forgetTokenOfTab, { once: true });
  hidePage(true);
  window.location.replace(signInAfter(sessionKind()));
};

/** The page that a browser put aside and shows again, with the button to go back, may be of somebody else by now. */
const watchRestoredPages = (): (() => void) => {
  let tokenOfPage: string | null = null;
  const putAside = () => {
    tokenOfPage = readToken();
    // Before it is looked at again, nobody has seen whose it is.
    if (tokenOfPage !== null) hidePage(true);
    if (sessionKind() === 'shared') notePageLeft();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted && tokenOfPage !== readToken()) return window.location.reload();
    if (isAbandoned()) return leaveTab();
    notePageShown();
    hidePage(false);
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

/** What was typed is saved long since, or waits on the device for the same person. */
const watchIdleTime = (): (() => void) => {
  const look = () => {
    if (isAbandoned()) leaveTab();
  };
  // The first touch after a long time may be of somebody else.
  const touch = () => {
    if (isAbandoned()) leaveTab();
    else if (sessionKind() === 'shared') noteTouch();
  };
  const touches = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'];
  for (const event of touches) window.addEventListener(event, touch, { passive: true });
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

import { call } from '../api/call.ts';
import { sessionKey } from '../api/offline-response-storage.ts';
import { onNewsFromOtherTabs, type SessionNews } from '../api/session-channel.ts';
import {
  isAbandoned,
  isInLesson,
  notePageLeft,
  notePageShown,
  noteTouch,
  readToken,
  sessionKind,
  setTokenAside,
} from '../api/token.ts';
import { accounts } from '../api/typed-calls.ts';
import { endSessionLeftBehind } from './end-session-left-behind.ts';
import { signInPathAfterSession } from './sign-in-path-after-session.ts';

/** A lesson may be closed early: nobody else should find the page of a child on the tablet for long. */
const lookEveryMs = 20_000;

const hidePage = (isHidden: boolean): void => {
  document.documentElement.style.opacity = isHidden ? '0' : '';
};

/** Last of all, so that the page can still save. The page that comes next tells the server: sent now, the end of the session could overtake the save. */
const leaveSessionOfTab = (): void => {
  if (sessionKind() !== 'own') setTokenAside();
};

/** A question about words that are not saved would keep the page here, for whoever comes. */
const askNothing = (event: Event): void => event.stopImmediatePropagation();

/** The next person has the device, perhaps in another tab, or nobody has: this tab forgets whose it was. */
const leaveTab = (): void => {
  window.addEventListener('beforeunload', askNothing, { capture: true });
  window.addEventListener('pagehide', leaveSessionOfTab, { once: true });
  hidePage(true);
  window.location.replace(signInPathAfterSession(sessionKind()));
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

/** What a child typed is saved long since, or waits on the device for the same child. */
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

const isOver = (news: SessionNews, myId: number | undefined): boolean => {
  if (news.kind === 'ended') return news.session === sessionKey();
  const isMine = news.userId === myId;
  return news.kind === 'started' ? !isMine : isMine;
};

const watchOtherTabs = (myId: () => number | undefined): (() => void) =>
  onNewsFromOtherTabs((news) => {
    if (sessionKind() !== 'own' && isOver(news, myId())) leaveTab();
  });

/** Keeps what one child sees on a shared tablet from the next. */
export const watchSharedTablet = (myId: () => number | undefined): (() => void) => {
  const ends = [
    watchRestoredPages(),
    watchEndOfLesson(),
    watchIdleTime(),
    watchOtherTabs(myId),
    endSessionLeftBehind(),
  ];
  return () => {
    for (const end of ends) end();
  };
};

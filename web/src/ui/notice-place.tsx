import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

const setPlace = (next: HTMLElement | null): void => {
  place = next;
  for (const listener of listeners) listener();
};

const takePlace = (element: HTMLElement | null) => {
  setPlace(element);
  return () => {
    // A place that took over meanwhile stays.
    if (place === element) setPlace(null);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where notices stand on a page that somebody writes on: in its flow, as none may cover a word. */
export const NoticePlace = () => <div ref={takePlace} />;

/** The place that the page has for notices; null where they may lie over it. */
export const useNoticePlace = (): HTMLElement | null => useSyncExternalStore(subscribe, () => place);

interface NoticeProps {
  /** How it lies over a page without a place of its own. */
  overPage?: string | undefined;
  children: ReactNode;
}

export const Notice = ({ overPage, children }: NoticeProps) => {
  const own = useNoticePlace();
  return createPortal(<div className={own ? undefined : overPage}>{children}</div>, own ?? document.body);
};

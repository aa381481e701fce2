import { getHotkeyHandler, useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

/** Kinds of input that take no letters, so that keys of the page go on working while one has the focus. */
const wordless = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color'];

const isTypedIn = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !wordless.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
};

const dialogAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="dialog"]') : null;

/** Keys that do something wherever nobody is typing and no dialog lies over the place they belong to. */
export const usePageKeys = (
  place: RefObject<HTMLElement | null>,
  keys: Parameters<typeof getHotkeyHandler>[0],
) =>
  useWindowEvent('keydown', (event) => {
    if (isTypedIn(event.target)) return;
    const dialog = dialogAround(event.target);
    if (dialog && dialog !== dialogAround(place.current)) return;
    getHotkeyHandler(keys)(event);
  });

import type { Span } from '@inkling/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  text: string;
  chosen: Span | null;
  onChoose: ((place: Span | null) => void) | null;
}

/** Where the selection lies in the text: the sheet holds exactly its words, so lengths are places. */
const placeOf = (sheet: HTMLElement, range: Range, text: string): Span | null => {
  if (!sheet.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(sheet);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const words = range.toString();
  const lead = words.length - words.trimStart().length;
  const end = start + words.trimEnd().length;
  return end > start + lead && end <= text.length ? { start: start + lead, end } : null;
};

/** Follows what is selected in the sheet; answers where the button for it belongs. */
export const useTextSelection = (sheet: RefObject<HTMLElement | null>, options: Options) => {
  const latest = useRef(options);
  latest.current = options;
  const [top, setTop] = useState(0);
  useEffect(() => {
    const follow = () => {
      const { text, onChoose } = latest.current;
      const selection = document.getSelection();
      if (!sheet.current || !onChoose || !selection?.rangeCount || selection.isCollapsed) return;
      const place = placeOf(sheet.current, selection.getRangeAt(0), text);
      if (place) onChoose(place);
    };
    // While the mouse is down the sheet must stay as it is, or the selection is lost.
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, 250);
    };
    document.addEventListener('selectionchange', later);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
    };
  }, [sheet]);

  const { chosen } = options;
  useLayoutEffect(() => {
    const marks = sheet.current?.querySelectorAll<HTMLElement>('[data-chosen]');
    const last = marks?.item(marks.length - 1);
    if (chosen && last) setTop(last.offsetTop + last.offsetHeight);
  }, [chosen, sheet]);
  return { top };
};

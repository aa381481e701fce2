import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import sheetClasses from '../draft-textarea.module.css';
import { type HintSegment, splitAtHints } from './split-at-hints.ts';
import classes from './underlines.module.css';
import type { OpenHint } from './use-hints.ts';

const isSameLine = (one: HintSegment[], other: HintSegment[]): boolean =>
  one.length === other.length &&
  one.every(({ words, look }, index) => words === other[index]?.words && look === other[index]?.look);

/** Drawn again only when it changed: a long draft has hundreds of lines, and a key changes one. */
const Line = memo(
  ({ cuts }: { cuts: HintSegment[] }) => (
    <div className={classes.line}>
      {cuts.map(({ words, look }, index) =>
        look === 'plain' ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place in the line is all that tells it from others
          <span key={index} className={classes.underlined} data-chosen={look === 'chosen' || undefined}>
            {words}
          </span>
        ),
      )}
    </div>
  ),
  (before, after) => isSameLine(before.cuts, after.cuts),
);

interface UnderlinesProps {
  sheet: RefObject<HTMLTextAreaElement | null>;
  text: string;
  hints: OpenHint[];
  chosen: OpenHint | null;
}

/**
 * Lies under the sheet with the same text in the same places, all of it invisible but the lines below the words:
 * a text field can't underline its own words. While letters come in the lines would stand in the wrong places and hide.
 */
export const Underlines = memo(({ sheet, text, hints, chosen }: UnderlinesProps) => {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [paper, lines] = [sheet.current, layer.current];
    if (!paper || !lines) return;
    const follow = () => {
      lines.style.width = `${paper.clientWidth}px`;
      lines.style.height = `${paper.clientHeight}px`;
      lines.scrollTop = paper.scrollTop;
    };
    const hide = () => {
      // Only see-through: to lay out or style a long text again takes longer than a key may.
      lines.style.opacity = '0';
    };
    follow();
    const resizes = new ResizeObserver(follow);
    resizes.observe(paper);
    paper.addEventListener('scroll', follow);
    paper.addEventListener('input', hide);
    return () => {
      resizes.disconnect();
      paper.removeEventListener('scroll', follow);
      paper.removeEventListener('input', hide);
    };
  }, [sheet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer text has its lines in their places again
  useLayoutEffect(() => {
    const [paper, lines] = [sheet.current, layer.current];
    if (!paper || !lines) return;
    lines.style.opacity = paper.value === text ? '' : '0';
    lines.scrollTop = paper.scrollTop;
  }, [text]);
  const chosenKey = chosen?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word that was chosen stays in sight above its hint
  useLayoutEffect(() => {
    const [paper, lines] = [sheet.current, layer.current];
    if (!paper || !lines) return;
    lines.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
    paper.scrollTop = lines.scrollTop;
  }, [chosenKey]);
  return (
    <div ref={layer} className={`${sheetClasses.words} ${classes.layer}`} aria-hidden="true">
      {splitAtHints(text, hints, chosen).map((cuts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place in the text is all that tells it from others
        <Line key={index} cuts={cuts} />
      ))}
    </div>
  );
});

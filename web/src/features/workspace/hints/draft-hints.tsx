import type { Writing } from '@inkling/contract';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { selectPassage } from '../select-passage.ts';
import { useHints } from './use-hints.ts';

const HintBar = lazyComponent(async () => (await import('./hint-bar.tsx')).HintBar);
const Underlines = lazyComponent(async () => (await import('./underlines.tsx')).Underlines);

export interface DraftHints {
  /** Looks the sheet through as it is now. */
  ask: () => void;
  isChecking: boolean;
  /** Lies under the words; nothing until something was asked. */
  underlines: ReactNode;
  /** A tap between two letters. */
  onTap: ((place: number) => void) | undefined;
  /** How many places are left, and the hint of the one that was tapped. */
  bar: ReactNode;
}

/** Places to look at again on a sheet, for every page that has one. */
export const useDraftHints = (
  writing: Writing,
  { text, sheet }: { text: string; sheet: RefObject<HTMLTextAreaElement | null> },
): DraftHints => {
  const hints = useHints(writing, text);
  const { found } = hints;
  return {
    ask: () => hints.ask(sheet.current?.value ?? ''),
    isChecking: hints.isPending,
    underlines: found && (
      <Suspense>
        <Underlines sheet={sheet} text={text} hints={found.open} chosen={hints.chosen} />
      </Suspense>
    ),
    onTap: found ? hints.chooseAt : undefined,
    bar: found && (
      <Suspense>
        <HintBar
          hints={hints}
          onShow={({ places: [first] }) => {
            // On a touch screen the keyboard would come up over the hint.
            if (first && !matchMedia('(pointer: coarse)').matches)
              selectPassage(sheet.current, first.start, first.end);
          }}
        />
      </Suspense>
    ),
  };
};

import { countWords, type Step } from '@inkling/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from './saving/use-draft.ts';

const savePauseMs = 500;
/** Typing never waits for us: the text is taken over at most this often. */
const followMs = 250;

interface TypedText {
  step: Step;
  draft: Draft;
  text: string;
  sheet: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The browser owns the text while the child types; we follow. Each time the words are kept and counted; the rest of
 * the page hears of them when the fingers rest, as drawing it again would hold up the next key.
 */
export const useUncontrolledText = ({ step, draft, text, sheet }: TypedText) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was typed and not yet kept: the sheet itself is gone when a step is left.
  const typed = useRef<string | null>(null);
  const typedAt = useRef(0);
  const [words, setWords] = useState(() => countWords(text));
  useEffect(() => setWords(countWords(text)), [text]);

  const keep = () => {
    const content = typed.current;
    typed.current = null;
    if (content === null) return;
    setWords(countWords(content));
    draft.keep(
      { id: step.id, title: step.title, type: step.type, content },
      // Counted from the last letter, not from here.
      { pauseMs: typedAt.current + savePauseMs - performance.now(), cleared: content.trim() === '' },
    );
  };
  const follow = () => {
    timer.current = undefined;
    if (typed.current === null) return draft.show();
    keep();
    timer.current = setTimeout(() => latest.current.follow(), followMs);
  };
  const takeOver = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    keep();
    draft.show();
  };
  const latest = useRef({ follow, takeOver });
  latest.current = { follow, takeOver };
  const onInput = () => {
    typed.current = sheet.current?.value ?? null;
    typedAt.current = performance.now();
    draft.postpone(savePauseMs);
    timer.current ??= setTimeout(() => latest.current.follow(), followMs);
  };
  const { handOver, generation } = draft;
  useLayoutEffect(() => {
    const now = () => latest.current.takeOver();
    handOver.current = now;
    return () => {
      now();
      handOver.current = () => undefined;
    };
  }, [handOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a text from outside (an earlier draft, the other tab) takes the place of what is on the sheet
  useLayoutEffect(() => {
    if (!sheet.current || sheet.current.value === text) return;
    typed.current = null;
    sheet.current.value = text;
  }, [generation]);

  return { words, onInput, takeOver };
};

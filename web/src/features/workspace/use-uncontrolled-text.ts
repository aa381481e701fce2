import { countWords, type Step } from '@inkling/contract';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from './saving/use-draft.ts';

const savePauseMs = 500;
/** Typing never waits for us: the text is taken over at most this often. */
const followMs = 250;

/** After the frame that shows what was just typed. */
const onceSeen = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

interface TypedText {
  step: Step;
  draft: Draft;
  text: string;
  sheet: RefObject<HTMLTextAreaElement | null>;
}

const useWordCount = (text: string) => {
  const [words, setWords] = useState(() => countWords(text));
  const counted = useRef(text);
  useEffect(() => {
    if (counted.current !== text) setWords(countWords(text));
    counted.current = text;
  }, [text]);
  const count = (typed: string) => {
    counted.current = typed;
    // A key that comes meanwhile goes first.
    startTransition(() => setWords(countWords(typed)));
  };
  return { words, count };
};

/**
 * The browser owns the text while the child types; we follow. Each time the words are kept and counted; the rest of
 * the page hears of them when the fingers rest, as drawing it again would hold up the next key. For the same reason we
 * follow right after a letter is seen: the time until the next key is longest then.
 */
export const useUncontrolledText = ({ step, draft, text, sheet }: TypedText) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was typed and not yet kept: the sheet itself is gone when a step is left.
  const typed = useRef<string | null>(null);
  const typedAt = useRef(0);
  const keptAt = useRef(Number.NEGATIVE_INFINITY);
  const { words, count } = useWordCount(text);

  const keep = () => {
    const content = typed.current;
    typed.current = null;
    if (content === null) return;
    keptAt.current = performance.now();
    count(content);
    draft.keep(
      { id: step.id, title: step.title, type: step.type, content },
      // Counted from the last letter, not from here.
      { pauseMs: typedAt.current + savePauseMs - performance.now(), cleared: content.trim() === '' },
    );
  };
  const follow = () => {
    timer.current = undefined;
    const restMs = typedAt.current + followMs - performance.now();
    if (typed.current === null && restMs <= 0) return draft.show({ atLeisure: true });
    // Whoever types on has the letters kept after one of them.
    if (restMs <= 0) keep();
    timer.current = setTimeout(() => latest.current.follow(), restMs > 0 ? restMs : followMs);
  };
  const takeOver = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    keep();
    draft.show();
  };
  const onInput = () => {
    typed.current = sheet.current?.value ?? null;
    typedAt.current = performance.now();
    draft.postpone(savePauseMs);
    if (typedAt.current - keptAt.current >= followMs) onceSeen(() => latest.current.keep());
    timer.current ??= setTimeout(() => latest.current.follow(), followMs);
  };
  const latest = useRef({ follow, takeOver, keep, onInput });
  latest.current = { follow, takeOver, keep, onInput };
  useLayoutEffect(() => {
    const paper = sheet.current;
    const listen = (event: Event) => {
      // Nobody further up waits for it, and to look for somebody takes React a part of every key's time.
      event.stopPropagation();
      latest.current.onInput();
    };
    paper?.addEventListener('input', listen);
    return () => paper?.removeEventListener('input', listen);
  }, [sheet]);
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

  return { words, takeOver };
};

import { Portal } from '@mantine/core';
import { useEffect, useReducer, useRef } from 'react';
import { finishTour } from './finished-tours.ts';
import { TourIntro, type TourIntroWords } from './tour-intro.tsx';
import { hasEnded, initialTourState, nextTourState } from './tour-state.ts';
import type { TourStop } from './tour-stop.ts';
import { TourTip } from './tour-tip.tsx';

interface TourProps<Stop extends TourStop> {
  id: string;
  stops: Stop[];
  /** Asked first, after its delay; without one the tour begins at once. */
  intro?: TourIntroWords & { delayMs: number };
  /** Before a stop is shown: brings the page to where it stands. */
  onStop?: (stop: Stop) => void;
  onEnd?: () => void;
}

const useOpening = (delayMs: number | undefined, open: (type: 'introduce' | 'start') => void) => {
  const begin = useRef(open);
  useEffect(() => {
    if (delayMs === undefined) return begin.current('start');
    const timer = setTimeout(() => begin.current('introduce'), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
};

/** Leads through a page, stop by stop; seen to the end or skipped, it counts as finished. */
export const Tour = <Stop extends TourStop>({ id, stops, intro, onStop, onEnd }: TourProps<Stop>) => {
  const [state, send] = useReducer(nextTourState, initialTourState);
  // The delay is that of the address the visitor came with, whichever step they are at by now.
  const delayMs = useRef(intro?.delayMs).current;
  useOpening(delayMs, (type) => send({ type }));

  const stop = state.phase === 'active' ? stops[state.at] : undefined;
  const onStopNow = useRef(onStop);
  onStopNow.current = onStop;
  useEffect(() => {
    if (stop) onStopNow.current?.(stop);
  }, [stop]);

  const isOver = hasEnded(state);
  const onEndNow = useRef(onEnd);
  onEndNow.current = onEnd;
  useEffect(() => {
    if (!isOver) return;
    finishTour(id);
    document.getElementById('main')?.focus({ preventScroll: true });
    onEndNow.current?.();
  }, [isOver, id]);

  return (
    <>
      {state.phase === 'intro' && intro && (
        <TourIntro
          words={intro}
          onStart={() => send({ type: 'start' })}
          onSkip={() => send({ type: 'skip' })}
        />
      )}
      {stop && (
        <Portal>
          <TourTip
            key={state.at}
            stop={stop}
            at={state.at}
            stops={stops.length}
            onPrevious={() => send({ type: 'previous' })}
            onNext={() => send({ type: 'next', stops: stops.length })}
            onSkip={() => send({ type: 'skip' })}
          />
        </Portal>
      )}
    </>
  );
};

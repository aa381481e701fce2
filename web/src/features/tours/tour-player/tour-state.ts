export type TourPhase = 'waiting' | 'intro' | 'active' | 'completed' | 'skipped';

export interface TourState {
  phase: TourPhase;
  /** The stop that is shown, from 0. */
  at: number;
}

export type TourEvent =
  | { type: 'introduce' }
  | { type: 'start' }
  | { type: 'next'; stops: number }
  | { type: 'previous' }
  | { type: 'skip' };

export const initialTourState: TourState = { phase: 'waiting', at: 0 };

export const hasEnded = ({ phase }: TourState): boolean => phase === 'completed' || phase === 'skipped';

/** What is not possible in a phase changes nothing: a key pressed twice never skips a stop or starts again. */
export const nextTourState = (state: TourState, event: TourEvent): TourState => {
  const { phase, at } = state;
  if (hasEnded(state)) return state;
  switch (event.type) {
    case 'introduce':
      return phase === 'waiting' ? { phase: 'intro', at: 0 } : state;
    case 'start':
      return phase === 'active' ? state : { phase: 'active', at: 0 };
    case 'skip':
      return { phase: 'skipped', at };
    case 'previous':
      return phase === 'active' && at > 0 ? { phase, at: at - 1 } : state;
    case 'next':
      if (phase !== 'active') return state;
      return at + 1 < event.stops ? { phase, at: at + 1 } : { phase: 'completed', at };
  }
};

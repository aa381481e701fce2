import { useEffect, useRef, useState } from 'react';
import type { SaveState } from './save-states.ts';

const savingNoteMs = 800;
const savedNoteMs = 2000;

/** What the child reads: saving is said long enough to be seen, and that it is saved vanishes again. */
export const useDisplayedSaveState = (state: SaveState): SaveState => {
  const [shown, setShown] = useState(state);
  const savingSince = useRef(0);
  useEffect(() => {
    if (state.name === 'saving') savingSince.current = Date.now();
    if (state.name !== 'saved') return setShown(state);
    const sayAt = Math.max(0, savingSince.current + savingNoteMs - Date.now());
    const timers = [
      setTimeout(() => setShown(state), sayAt),
      setTimeout(() => setShown({ name: 'idle' }), sayAt + savedNoteMs),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [state]);
  return shown;
};

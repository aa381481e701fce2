import { useEffect, useRef, useState } from 'react';
import { type SaveStateStore, useSaveState } from './save-state-store.ts';
import type { SaveState } from './save-states.ts';

const savingNoteMs = 800;
const savedNoteMs = 2000;

/** What the child reads: saving is said long enough to be seen, and that it is saved vanishes again. */
export const useDisplayedSaveState = (saving: SaveStateStore): SaveState => {
  const state = useSaveState(saving);
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

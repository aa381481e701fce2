import { useSyncExternalStore } from 'react';
import { isSavingHeldUp, type SaveState } from './save-states.ts';

/** How saving goes, told only to those who show it: it changes while a child types, and drawing the page takes long. */
export interface SaveStateStore {
  read: () => SaveState;
  set: (state: SaveState) => void;
  subscribe: (hear: () => void) => () => void;
}

export const createSaveStateStore = (): SaveStateStore => {
  let state: SaveState = { name: 'idle' };
  const hearers = new Set<() => void>();
  return {
    read: () => state,
    set: (next) => {
      state = next;
      for (const hear of hearers) hear();
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};

export const useSaveState = ({ subscribe, read }: SaveStateStore): SaveState =>
  useSyncExternalStore(subscribe, read);

/** Only what needs the child before saving can go on; the comings and goings of usual saves are not told. */
export const useSaveTrouble = ({ subscribe, read }: SaveStateStore): SaveState | null =>
  useSyncExternalStore(subscribe, () => {
    const state = read();
    return isSavingHeldUp(state) || state.name === 'rejected' ? state : null;
  });

export const useIsSavingHeldUp = ({ subscribe, read }: SaveStateStore): boolean =>
  useSyncExternalStore(subscribe, () => isSavingHeldUp(read()));

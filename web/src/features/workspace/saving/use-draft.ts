import type { StepEntry, Writing } from '@inkling/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openDraftBuffer } from './draft-buffer.ts';
import { DraftKeeper, type SaveState } from './draft-keeper.ts';
import { sendDraft } from './send-draft.ts';

const savedNoteMs = 2000;

export interface Draft {
  /** What is on the page, saved or not. */
  data: StepEntry[];
  state: SaveState;
  /** Rises when the text was replaced from outside the editor, which then starts over with it. */
  generation: number;
  edit: (entry: StepEntry, how: { pauseMs: number; cleared?: boolean }) => void;
  save: () => Promise<void>;
  isDirty: () => boolean;
  choose: (which: 'mine' | 'theirs') => void;
  resume: () => void;
  /** Another call answered with a newer writing: opened, restored, completed. */
  adopt: (writing: Pick<Writing, 'data' | 'version'>) => void;
}

const withEntry = (data: StepEntry[], entry: StepEntry): StepEntry[] =>
  data.some(({ id }) => id === entry.id)
    ? data.map((one) => (one.id === entry.id ? entry : one))
    : [...data, entry];

/** Binds the keeper to the page: its life, its states and the browser's own comings and goings. */
export const useDraft = (writing: Writing, userId: number): Draft => {
  const [data, setData] = useState(writing.data);
  const [state, setState] = useState<SaveState>({ name: 'idle' });
  const [generation, setGeneration] = useState(0);
  const keeper = useRef<DraftKeeper | null>(null);

  const replace = useCallback((next: StepEntry[]) => {
    setData(next);
    setGeneration((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper per writing; its own answers must not restart it
  useEffect(() => {
    const made = new DraftKeeper({
      data: writing.data,
      version: writing.version,
      buffer: openDraftBuffer(userId, writing.id),
      send: (draft) => sendDraft({ writingId: writing.id, ...draft }),
      onState: setState,
    });
    keeper.current = made;
    if (writing.status !== 'completed')
      void made.restore().then((found) => found !== writing.data && replace(found));
    const resume = () => made.resume();
    const leave = () => document.visibilityState === 'hidden' && void made.save();
    const lastSave = () => made.leave();
    window.addEventListener('online', resume);
    window.addEventListener('pagehide', lastSave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', resume);
      window.removeEventListener('pagehide', lastSave);
      document.removeEventListener('visibilitychange', leave);
      made.leave();
    };
  }, [writing.id, userId]);

  useEffect(() => {
    if (state.name !== 'saved') return;
    const timer = setTimeout(() => setState({ name: 'idle' }), savedNoteMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    data,
    state,
    generation,
    edit: (entry, how) => {
      const next = withEntry(keeper.current?.current ?? data, entry);
      keeper.current?.edit(next, how);
      setData(next);
    },
    save: async () => keeper.current?.save(),
    isDirty: () => keeper.current?.isDirty ?? false,
    choose: (which) => {
      setState({ name: 'idle' });
      void keeper.current?.choose(which).then(replace);
    },
    resume: () => keeper.current?.resume(),
    adopt: ({ data: newest, version }) => {
      keeper.current?.adopt(newest, version);
      replace(newest);
    },
  };
};

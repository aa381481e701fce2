import type { StepEntry, Writing } from '@inkling/contract';
import { type RefObject, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openDraftBuffer } from './draft-buffer.ts';
import { DraftSync } from './draft-sync.ts';
import { isSame } from './merge-drafts.ts';
import type { UnsyncedDraft } from './parse-local-draft.ts';
import { createSaveStateStore, type SaveStateStore } from './save-state-store.ts';
import { sendDraft } from './send-draft.ts';

interface EditManner {
  /** How long after it the text is sent. */
  pauseMs: number;
  cleared?: boolean;
}

export interface Draft {
  /** What is on the page, saved or not. */
  data: StepEntry[];
  saving: SaveStateStore;
  /** Rises when the text was replaced from outside the editor, which then starts over with it. */
  generation: number;
  edit: (entry: StepEntry, how: EditManner) => void;
  /** An edit in the middle of typing: as safe, but the page shows it only when asked to. */
  keep: (entry: StepEntry, how: EditManner) => void;
  /** A letter more: what waits to be sent waits so much longer. */
  postpone: (pauseMs: number) => void;
  show: (how?: { atLeisure: boolean }) => void;
  /** The editor puts here how to hand over what it has not kept yet. */
  handOver: RefObject<() => void>;
  /** What is on the page to the last letter. */
  newest: () => StepEntry[];
  /** The child asked for an empty page; what stood there is kept among the earlier drafts. */
  startOver: (entry: StepEntry) => void;
  /** Tells whether the server has everything now. */
  save: () => Promise<boolean>;
  /** What is not saved waits on this device for a network, and is sent by itself. */
  isOffline: () => boolean;
  choose: (which: 'mine' | 'theirs') => void;
  resume: () => void;
  /** Another call answered with a newer writing: restored, completed. */
  adopt: (writing: Pick<Writing, 'data' | 'version'>) => void;
}

const withEntry = (data: StepEntry[], entry: StepEntry): StepEntry[] =>
  data.some(({ id }) => id === entry.id)
    ? data.map((one) => (one.id === entry.id ? entry : one))
    : [...data, entry];

/** The comings and goings of the page: what is not saved goes out before it leaves, and on when it is back. */
const listenToPage = (sync: DraftSync): (() => void) => {
  const resume = () => sync.resume();
  const hide = () => document.visibilityState === 'hidden' && sync.putAside();
  const leave = () => void sync.leave();
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('online', resume);
    window.removeEventListener('pageshow', resume);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    leave();
  };
};

interface DraftOwner {
  userId: number;
  /** What an earlier visit could not send. */
  unsynced: UnsyncedDraft | null;
}

interface DraftParts {
  sync: RefObject<DraftSync | null>;
  handOver: RefObject<() => void>;
  saving: SaveStateStore;
  setData: (data: StepEntry[]) => void;
  replaceAtOnce: (data: StepEntry[]) => void;
  current: () => StepEntry[];
  take: (entry: StepEntry, how: EditManner) => StepEntry[];
}

const deedsOf = (parts: DraftParts): Omit<Draft, 'data' | 'generation'> => {
  const { sync, handOver, saving, setData, replaceAtOnce, current, take } = parts;
  return {
    saving,
    edit: (entry, how) => setData(take(entry, how)),
    keep: take,
    postpone: (pauseMs) => sync.current?.postpone(pauseMs),
    show: ({ atLeisure } = { atLeisure: false }) =>
      // The next key comes before the drawing of the page.
      atLeisure ? startTransition(() => setData(current())) : setData(current()),
    handOver,
    newest: () => {
      handOver.current();
      return current();
    },
    startOver: (entry) => replaceAtOnce(take(entry, { pauseMs: 0, cleared: true })),
    save: async () => (await sync.current?.save()) ?? true,
    isOffline: () => sync.current?.isOffline ?? false,
    choose: (which) => {
      saving.set({ name: 'idle' });
      void sync.current?.choose(which).then(replaceAtOnce);
    },
    resume: () => sync.current?.resume(),
    adopt: ({ data: newest, version }) => {
      sync.current?.adopt(newest, version);
      replaceAtOnce(newest);
    },
  };
};

/** Binds the sync to the page. What can be done with it stays the same, however often the page is drawn. */
export const useDraft = (writing: Writing, { userId, unsynced }: DraftOwner): Draft => {
  const [data, setData] = useState(writing.data);
  const [generation, setGeneration] = useState(0);
  const sync = useRef<DraftSync | null>(null);
  const handOver = useRef<() => void>(() => undefined);
  const opened = useRef(writing.data);

  const actions = useMemo(() => {
    const saving = createSaveStateStore();
    const replace = (next: StepEntry[]) => {
      setData(next);
      setGeneration((count) => count + 1);
    };
    // At once: a letter typed between the text and its showing would go into the old one.
    const replaceAtOnce = (next: StepEntry[]) => flushSync(() => replace(next));
    const current = () => sync.current?.current ?? opened.current;
    const take = (entry: StepEntry, how: EditManner): StepEntry[] => {
      const next = withEntry(current(), entry);
      sync.current?.edit(next, how);
      return next;
    };
    return { saving, replace, replaceAtOnce, current, take };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one sync per writing; its own answers must not restart it
  useLayoutEffect(() => {
    const made = new DraftSync({
      data: writing.data,
      version: writing.version,
      buffer: openDraftBuffer(userId, writing.id),
      send: (draft) => sendDraft({ writingId: writing.id, ...draft }),
      onState: actions.saving.set,
      collect: () => handOver.current(),
      onMerged: actions.replaceAtOnce,
    });
    sync.current = made;
    const found = writing.status === 'completed' ? writing.data : made.restore(unsynced);
    if (!isSame(found, writing.data)) actions.replace(found);
    return listenToPage(made);
  }, [writing.id, userId]);

  const deeds = useMemo(() => deedsOf({ sync, handOver, setData, ...actions }), [actions]);
  return useMemo(() => ({ data, generation, ...deeds }), [data, generation, deeds]);
};

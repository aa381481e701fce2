import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { uploadFile } from '../../api/upload-file.ts';

export interface UploadedFile {
  signed_id: string;
  url: string;
  filename: string;
  content_type: string;
}

/** A file on its way, or one that did not get through. */
export interface PendingUpload {
  key: number;
  file: File;
  share: number;
  problem: string | null;
}

/** Sends files as they come, each by itself; leaving the page cancels what is still on its way. */
export const useUploads = (onDone: (file: UploadedFile) => void) => {
  const [running, setRunning] = useState<PendingUpload[]>([]);
  const cancels = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(
    () => () => {
      for (const cancel of cancels.current.values()) cancel.abort();
    },
    [],
  );

  const drop = useCallback((key: number) => {
    cancels.current.get(key)?.abort();
    cancels.current.delete(key);
    setRunning((all) => all.filter((one) => one.key !== key));
  }, []);

  const send = useCallback(
    async (key: number, file: File) => {
      const change = (part: Partial<PendingUpload>) =>
        setRunning((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
      const cancel = new AbortController();
      cancels.current.set(key, cancel);
      change({ share: 0, problem: null });
      try {
        const onProgress = (share: number) => change({ share });
        const stored = await uploadFile(file, { signal: cancel.signal, onProgress });
        drop(key);
        done.current({ ...stored, filename: file.name, content_type: file.type });
      } catch (error) {
        // The field shows what went wrong beside the file, with a way to try again.
        if (!cancel.signal.aborted) change({ problem: errorText(error) });
      }
    },
    [drop],
  );

  const start = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: ++lastKey.current, file, share: 0, problem: null }));
    setRunning((all) => [...all, ...added]);
    for (const { key, file } of added) void send(key, file);
  };
  return { running, start, cancel: drop, retry: ({ key, file }: PendingUpload) => void send(key, file) };
};

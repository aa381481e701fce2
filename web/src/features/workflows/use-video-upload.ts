import { limits, videoTypes } from '@inkling/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { uploadFile } from '../../api/upload-file.ts';

/** Why a chosen file cannot be the video of a step. */
export const videoProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!videoTypes.some((one) => one === type)) return 'Please select a valid video file';
  return size > limits.video_bytes_max ? 'File size exceeds 100MB limit' : null;
};

interface VideoUploadOptions {
  onUploaded: (url: string) => void;
  /** Nothing should be saved while a video is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** Sends a video as soon as it is chosen; a step that goes away takes its upload with it. */
export const useVideoUpload = ({ onUploaded, onUploading }: VideoUploadOptions) => {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const cancelling = useRef(new AbortController());
  useEffect(() => () => cancelling.current.abort(), []);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      cancelling.current = new AbortController();
      return uploadFile(file, { signal: cancelling.current.signal, onProgress: setShare });
    },
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) => {
      if (!cancelling.current.signal.aborted) setProblem(errorText(error));
    },
    meta: { silent: true },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it begins, ends or goes away
  useEffect(() => {
    if (!upload.isPending) return;
    onUploading(true);
    return () => onUploading(false);
  }, [upload.isPending]);
  const start = (file: File | null) => {
    if (!file) return;
    const found = videoProblem(file);
    setProblem(found);
    if (!found) upload.mutate(file);
  };
  return { start, cancel: () => cancelling.current.abort(), share, problem, isUploading: upload.isPending };
};

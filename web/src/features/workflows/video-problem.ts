import { limits, videoTypes } from '@inkling/contract';

/** Why a chosen file cannot be the video of a step. */
export const videoProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!videoTypes.some((one) => one === type)) return 'Please select a valid video file';
  return size > limits.video_bytes_max ? 'File size exceeds 100MB limit' : null;
};

import { describe, expect, it } from 'vitest';
import { videoProblem } from './use-video-upload.ts';

const megabyte = 1024 * 1024;

describe('a video file', () => {
  it.each([
    ['video/mp4', 100 * megabyte, null],
    ['video/webm', 1, null],
    ['video/mp4', 100 * megabyte + 1, 'File size exceeds 100MB limit'],
    ['image/png', 1, 'Please select a valid video file'],
    ['', 1, 'Please select a valid video file'],
    ['image/png', 101 * megabyte, 'Please select a valid video file'],
  ])('of type %j and %i bytes: %s', (type, size, problem) => {
    expect(videoProblem({ type, size })).toBe(problem);
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { type Toast, toasts } from '../ui/toast.ts';
import { createQueryClient } from './query-client.ts';

let shown: Toast[] = [];
let stop: () => void = () => undefined;
beforeEach(() => {
  shown = [];
  stop = toasts.listen((toast) => shown.push(toast));
});
afterEach(() => stop());

const fail = (status: number) =>
  createQueryClient()
    .getMutationCache()
    .build(createQueryClient(), {
      mutationFn: () => Promise.reject(new ApiError({ status, userMessage: 'Changed in another tab.' })),
    })
    .execute(undefined)
    .catch(() => undefined);

test('what was changed elsewhere is told until it is closed, any other failure for five seconds', async () => {
  await fail(409);
  await fail(404);
  expect(shown.map(({ autoClose }) => autoClose)).toEqual([false, 5000]);
});

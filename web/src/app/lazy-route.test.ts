import { limits } from '@inkling/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyRoute } from './lazy-route.ts';

afterEach(() => void vi.useRealTimers());

const Page = () => null;
const gone = new TypeError('Failed to fetch dynamically imported module');

test('a page that comes is shown', async () => {
  expect(await lazyRoute(async () => Page)()).toEqual({ Component: Page });
});

test('a page that cannot be fetched hands its error to the boundary around it', async () => {
  const { Component } = await lazyRoute(() => Promise.reject(gone))();
  expect(() => renderToString(createElement(Component))).toThrow(gone);
});

test('a page that never comes ends the wait', async () => {
  vi.useFakeTimers();
  const coming = lazyRoute(() => new Promise(() => undefined))();
  await vi.advanceTimersByTimeAsync(limits.request_timeout_ms);
  const { Component } = await coming;
  expect(() => renderToString(createElement(Component))).toThrow('nothing came');
});

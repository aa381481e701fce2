import { limits } from '@inkling/contract';
import type { ComponentType } from 'react';
import { withTimeout } from '../ui/with-timeout.ts';

/** Shown in the page's place, where its error boundary finds it. */
const failing =
  (error: unknown): ComponentType =>
  () => {
    throw error;
  };

/**
 * A route's component, fetched when it is first needed. It never rejects: the router shows an empty page for a route
 * whose component did not come, whatever its error boundary would say.
 */
export const lazyRoute = (load: () => Promise<ComponentType>) => async () => ({
  Component: await withTimeout(load(), limits.request_timeout_ms).catch(failing),
});

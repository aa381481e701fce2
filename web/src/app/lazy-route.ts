import { limits } from '@inkling/contract';
import type { ComponentType } from 'react';
import { loadTexts } from '../language/load-texts.ts';
import { withTimeout } from '../ui/with-timeout.ts';
import type { NamedRoute } from './texts-of-screens.ts';

/** Shown in the page's place, where its error boundary finds it. */
const failing =
  (error: unknown): ComponentType =>
  () => {
    throw error;
  };

/** The texts come first: what a module makes of them while it is read is in the right language, too. */
const withTexts = async (load: () => Promise<ComponentType>, name?: NamedRoute): Promise<ComponentType> => {
  await loadTexts(async () => (await import('./texts-of-screens.ts')).textsOfScreen(name));
  return load();
};

/**
 * A route's component, fetched when it is first needed. It never rejects: the router shows an empty page for a route
 * whose component did not come, whatever its error boundary would say.
 */
export const lazyRoute = (load: () => Promise<ComponentType>, name?: NamedRoute) => async () => ({
  Component: await withTimeout(withTexts(load, name), limits.request_timeout_ms).catch(failing),
});

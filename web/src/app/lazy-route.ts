import { limits, type ScreenName, screens } from '@inkling/contract';
import type { ComponentType } from 'react';
import { language } from '../language/language.ts';
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

/** What the browser's tab says; nothing for what stands around several screens. */
const titleOf = async (name?: NamedRoute): Promise<string | undefined> => {
  if (!name || !(name in screens)) return;
  // A layout has no screen of its name.
  const screen = name as ScreenName;
  const chinese = language === 'zh' ? (await import('./chinese-titles.ts')).chineseTitles[screen] : undefined;
  return chinese ?? screens[screen].title;
};

/**
 * A route's component, fetched when it is first needed. It never rejects: the router shows an empty page for a route
 * whose component did not come, whatever its error boundary would say.
 */
export const lazyRoute = (load: () => Promise<ComponentType>, name?: NamedRoute) => async () => {
  const title = await titleOf(name).catch(() => undefined);
  return {
    Component: await withTimeout(withTexts(load, name), limits.request_timeout_ms).catch(failing),
    ...(title && { handle: { title } }),
  };
};

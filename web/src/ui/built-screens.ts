import type { ScreenName } from '@inkling/contract';
import { createContext, useContext } from 'react';

/** Names of the screens that have a page; the app knows them, links ask. */
export const BuiltScreens = createContext<ReadonlySet<string>>(new Set());

/** Tells whether a screen can be linked to. */
export const useIsBuilt = (): ((name: ScreenName) => boolean) => {
  const built = useContext(BuiltScreens);
  return (name) => built.has(name);
};

import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part of the page nobody misses: without a connection to fetch it from, the page goes on without it. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

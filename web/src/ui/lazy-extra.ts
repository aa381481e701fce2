import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part fetched when it is first needed: where it can not be fetched, the page goes on with something simpler. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => instead) }));

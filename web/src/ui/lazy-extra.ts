import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** Longer than any part takes on a line that still carries something. */
const longestWaitMs = 8000;
const tooLate = <T>(instead: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(instead), longestWaitMs));

/** A part fetched when it is first needed: where it does not come, the page goes on with something simpler. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await Promise.race([load(), tooLate(instead)]).catch(() => instead) }));

import type { Endpoint } from '@inkling/contract';
import type { ApiError } from './api-error.ts';

/** What the app does about a refusal before the caller hears of it; it may throw something else instead. */
export type RefusalHandler = (error: ApiError, endpoint: Endpoint) => Promise<void> | void;

let handler: RefusalHandler | undefined;

export const onRefusal = (next: RefusalHandler): (() => void) => {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
};

export const stepIn = async (error: ApiError, endpoint: Endpoint): Promise<void> =>
  handler?.(error, endpoint);

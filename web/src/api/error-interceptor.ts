import type { Endpoint } from '@inkling/contract';
import type { ApiError } from './api-error.ts';
import type { Call } from './typed-calls.ts';

/** What the app does about an error before the caller gets it; it may throw something else instead. */
export type ErrorInterceptor = (
  error: ApiError,
  endpoint: Call<Endpoint>,
  /** With which the call was sent; by now somebody else may be signed in. */
  token: string | null,
) => Promise<void> | void;

let interceptor: ErrorInterceptor | undefined;

export const setErrorInterceptor = (next: ErrorInterceptor): (() => void) => {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = undefined;
  };
};

export const interceptError: ErrorInterceptor = async (...failed) => interceptor?.(...failed);

import { AsyncLocalStorage } from 'node:async_hooks';
import type { SecurityEvent } from '../security-events/security-event.ts';

/** A request that is being answered, or a job that is being done. */
export interface RequestContext {
  /** Of the request it began with: the jobs that follow from one have its id. */
  request_id: string;
  /** Who asked, once that is known. */
  user_id?: number;
  job?: string;
  /** Told once the work has succeeded. */
  noted?: SecurityEvent[];
}

const underWay = new AsyncLocalStorage<RequestContext>();

/** Whatever `run` does and waits for belongs to this work. */
export const runInRequestContext = <T>(work: RequestContext, run: () => T): T => underWay.run(work, run);

export const currentRequestContext = (): RequestContext | undefined => underWay.getStore();

/** What the log says of it. */
export const logFieldsOf = (work: RequestContext | undefined): Partial<Omit<RequestContext, 'noted'>> => {
  if (!work) return {};
  const { noted: _, ...fields } = work;
  return fields;
};

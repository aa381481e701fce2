import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that is being answered, or a job that is being done. */
export interface Work {
  /** Of the request it began with: the jobs that follow from one have its id. */
  request_id: string;
  /** Who asked, once that is known. */
  user_id?: number;
  job?: string;
}

const underWay = new AsyncLocalStorage<Work>();

/** Whatever `run` does and waits for belongs to this work. */
export const asWork = <T>(work: Work, run: () => T): T => underWay.run(work, run);

export const currentWork = (): Work | undefined => underWay.getStore();

import type { Budget } from '@inkling/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** 'mailbox' is spent per address written to, so that nobody can fill a stranger's. */
type AnyBudget = Budget | 'mailbox';

/** Calls per caller (the account, or the address when signed out). A class of thirty behind one address fits in. */
const sizes: Record<AnyBudget, { points: number; duration: number }> = {
  'sign-in': { points: 300, duration: 5 * 60 },
  'sign-up': { points: 60, duration: 60 * 60 },
  mail: { points: 20, duration: 60 * 60 },
  mailbox: { points: 5, duration: 60 * 60 },
  upload: { points: 300, duration: 60 * 60 },
  message: { points: 60, duration: 60 },
  export: { points: 20, duration: 60 * 60 },
};

/** Ten wrong passwords slow one account down: a minute first, then twice as long each time within a day. */
const passwordTries = { points: 10, duration: 15 * 60 };
const slowDowns = { points: 1000, duration: 24 * 60 * 60 };
const pauseSeconds = (times: number): number => Math.min(60 * 2 ** (times - 1), 15 * 60);

const tooMany = (retryAfter: number) =>
  new AppError('too_many', `Too many tries. Please wait ${waitInWords(retryAfter)} and try again.`, {
    retryAfter,
  });

const waitInWords = (seconds: number): string =>
  seconds <= 90 ? `${Math.max(seconds, 1)} seconds` : `${Math.ceil(seconds / 60)} minutes`;

const secondsLeft = (state: RateLimiterRes): number => Math.ceil(state.msBeforeNext / 1000);

export interface Budgets {
  spend(budget: AnyBudget, caller: string): Promise<void>;
  /** Counts a try before the password is looked at, so that tries sent all at once count too; refuses while slowed down. */
  countPasswordTry(account: string): Promise<number>;
  /** After a wrong try, given its number. */
  slowDown(account: string, tries: number): Promise<void>;
  forgetPasswordTries(account: string): Promise<void>;
}

/** Budgets kept in the database, so that they hold across processes. */
export const createBudgets = (pool: pg.Pool): Budgets => {
  const limiter = (
    keyPrefix: string,
    options: { points: number; duration: number; blockDuration?: number },
  ) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      ...options,
    });
  const limiters = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, limiter(name, size)]),
  ) as Record<AnyBudget, RateLimiterPostgres>; // Object.fromEntries forgets the keys.
  const tried = limiter('password-tries', passwordTries);
  const pauses = limiter('slow-down', slowDowns);

  const consume = async (which: RateLimiterPostgres, key: string) => {
    try {
      await which.consume(key);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooMany(secondsLeft(reason));
      throw reason;
    }
  };

  return {
    spend: (budget, caller) => consume(limiters[budget], caller),
    countPasswordTry: async (account) => {
      const state = await tried.penalty(account);
      if (state.consumedPoints > passwordTries.points) throw tooMany(secondsLeft(state));
      return state.consumedPoints;
    },
    slowDown: async (account, tries) => {
      if (tries < passwordTries.points) return;
      const { consumedPoints: times } = await pauses.penalty(account);
      await tried.block(account, pauseSeconds(times));
    },
    forgetPasswordTries: async (account) => {
      await tried.delete(account);
    },
  };
};

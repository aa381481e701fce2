import type { Budget } from '@inkling/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** Calls per caller (the account, or the address when signed out). A class of thirty behind one address fits in. */
const sizes: Record<Budget, { points: number; duration: number }> = {
  'sign-in': { points: 300, duration: 5 * 60 },
  'sign-up': { points: 60, duration: 60 * 60 },
  mail: { points: 20, duration: 60 * 60 },
  upload: { points: 300, duration: 60 * 60 },
  message: { points: 60, duration: 60 },
};

/** Ten wrong passwords slow one account down: a minute first, then twice as long each time within a day. */
const wrongPasswords = { points: 10, duration: 15 * 60 };
const slowDowns = { points: 1000, duration: 24 * 60 * 60 };
const pauseSeconds = (slowDown: number): number => Math.min(60 * 2 ** (slowDown - 1), 15 * 60);

const tooMany = (retryAfter: number) =>
  new AppError('too_many', `Too many tries. Please wait ${waitInWords(retryAfter)} and try again.`, {
    retryAfter,
  });

const waitInWords = (seconds: number): string =>
  seconds <= 90 ? `${Math.max(seconds, 1)} seconds` : `${Math.ceil(seconds / 60)} minutes`;

const secondsLeft = (state: RateLimiterRes): number => Math.ceil(state.msBeforeNext / 1000);

export interface Budgets {
  spend(budget: Budget, caller: string): Promise<void>;
  /** Refuses while an account is slowed down. */
  checkWrongPasswords(account: string): Promise<void>;
  countWrongPassword(account: string): Promise<void>;
  forgetWrongPasswords(account: string): Promise<void>;
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
  ) as Record<Budget, RateLimiterPostgres>; // Object.fromEntries forgets the keys.
  const wrongTries = limiter('wrong-password', wrongPasswords);
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
    checkWrongPasswords: async (account) => {
      const state = await wrongTries.get(account);
      if (state && state.consumedPoints > wrongPasswords.points) throw tooMany(secondsLeft(state));
    },
    countWrongPassword: async (account) => {
      const { consumedPoints } = await wrongTries.penalty(account);
      if (consumedPoints < wrongPasswords.points) return;
      const { consumedPoints: slowDown } = await pauses.penalty(account);
      await wrongTries.block(account, pauseSeconds(slowDown));
    },
    forgetWrongPasswords: async (account) => {
      await wrongTries.delete(account);
    },
  };
};

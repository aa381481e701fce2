import { keysOf, type RateLimit, recordOf } from '@inkling/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SecurityEvent, SecurityEventKinds } from '../services/security-events/security-event.ts';
import { AppError } from './app-error.ts';

/**
 * 'recipient' counts per email address, so that nobody can flood a stranger's mailbox; 'lesson-code' counts wrong codes
 * of the sign-in with pictures per network, 'wrong-pictures' wrong pictures per child, over all lessons of a day.
 */
type AnyRateLimit = RateLimit | 'recipient' | 'lesson-code' | 'wrong-pictures';

interface CallLimit {
  points: number;
  /** In seconds. */
  duration: number;
  /** What a person who went over it reads, before the time to wait. */
  reason?: string;
}

/** Calls per account, or per IP address when signed out: enough for a class of thirty behind one address. */
const callLimits: Record<AnyRateLimit, CallLimit> = {
  'sign-in': { points: 300, duration: 5 * 60 },
  // No password can be guessed here: room for a whole school behind one address at nine o'clock.
  'sign-on': { points: 2000, duration: 5 * 60 },
  // The same, with several taps for each child; who guesses codes is stopped by the next one.
  'class-sign-in': { points: 3000, duration: 5 * 60 },
  'lesson-code': { points: 200, duration: 10 * 60 },
  // Far from the 1,728 that there are, and more than a child taps in five lessons.
  'wrong-pictures': { points: 25, duration: 24 * 60 * 60 },
  'sign-out-notice': { points: 3000, duration: 5 * 60 },
  'connection-test': {
    points: 20,
    duration: 10 * 60,
    reason: 'You have tested many times. Please try again',
  },
  'sign-up': { points: 60, duration: 60 * 60 },
  email: { points: 20, duration: 60 * 60 },
  recipient: { points: 5, duration: 60 * 60 },
  upload: { points: 300, duration: 60 * 60 },
  message: { points: 60, duration: 60 },
  feedback: {
    points: 30,
    duration: 10 * 60,
    reason: 'You have asked for feedback many times. Read what the coach said so far, then ask again',
  },
  hints: {
    points: 30,
    duration: 10 * 60,
    reason: 'You have asked for hints many times. Look at the ones you have, then ask again',
  },
  export: { points: 20, duration: 60 * 60 },
  // A school hands all its classes over in one morning of the year.
  'hand-over': { points: 100, duration: 60 * 60 },
};

/**
 * Ten wrong passwords slow down where they came from, not the account: otherwise any classmate who knows a username
 * could keep its child out. A device that the account signed in on before counts for itself; all strangers at one
 * address count together. A minute first, then twice as long each time within a day.
 */
const passwordAttempts = { points: 10, duration: 15 * 60 };
/** Keeps an account safe from somebody with many addresses; it never holds up a known device. */
const strangerAttempts = { points: 50, duration: 60 * 60 };
const slowDowns = { points: 1000, duration: 24 * 60 * 60 };
const pauseSeconds = (times: number): number => Math.min(60 * 2 ** (times - 1), 15 * 60);

const tooMany = (retryAfter: number, event: SecurityEvent, reason?: string) => {
  const wait = waitInWords(retryAfter);
  const message = reason ? `${reason} in ${wait}.` : `Too many tries. Please wait ${wait} and try again.`;
  return new AppError('too_many', message, { retryAfter, event });
};

const waitInWords = (seconds: number): string =>
  seconds <= 90 ? `${Math.max(seconds, 1)} seconds` : `${Math.ceil(seconds / 60)} minutes`;

const keyOf = ({ account, from }: PasswordAttempt): string => `${account} ${from}`;

const slowed = (
  { accountId }: PasswordAttempt,
  kind: SecurityEventKinds['sign_in_slowed'],
): SecurityEvent => ({
  event: 'sign_in_slowed',
  kind,
  account_id: accountId,
});

const secondsLeft = (state: RateLimiterRes): number => Math.ceil(state.msBeforeNext / 1000);

/** Whose password is tried, and from where: a known device, or an address. */
export interface PasswordAttempt {
  account: string;
  from: string;
  isKnownDevice: boolean;
  /** The number of the account, where there is one. */
  accountId?: number | undefined;
}

export interface RateLimits {
  consume(limit: AnyRateLimit, caller: string): Promise<void>;
  /** Takes one back that turned out to be right, where only wrong ones count. */
  giveBack(limit: AnyRateLimit, caller: string): Promise<void>;
  /** Those of these callers to whom nothing is left. */
  listUsedUp(limit: AnyRateLimit, callers: string[]): Promise<Set<string>>;
  /** Counts an attempt before the password is checked, so that parallel attempts count too; throws while slowed down. */
  countPasswordAttempt(attempt: PasswordAttempt): Promise<number>;
  /** After a wrong attempt, given its number. */
  slowDown(attempt: PasswordAttempt, attempts: number): Promise<void>;
  /** After a right password: attempts from elsewhere still count. */
  clearAttemptsFrom(attempt: PasswordAttempt): Promise<void>;
  /** After a new password. */
  clearPasswordAttempts(account: string): Promise<void>;
}

/** Counted in the database, so that all processes share them. */
export const createRateLimits = (pool: pg.Pool): RateLimits => {
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
  const limiters = recordOf(keysOf(callLimits), (name) => {
    const { points, duration } = callLimits[name];
    return limiter(name, { points, duration });
  });
  const attempted = limiter('password-attempts', passwordAttempts);
  const attemptedByStrangers = limiter('stranger-attempts', strangerAttempts);
  const pauses = limiter('slow-down', slowDowns);

  const consumePoint = async (
    which: RateLimiterPostgres,
    key: string,
    { event, reason }: { event: SecurityEvent; reason?: string | undefined },
  ) => {
    try {
      await which.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(secondsLeft(error), event, reason);
      throw error;
    }
  };

  return {
    consume: (limit, caller) =>
      consumePoint(limiters[limit], caller, {
        event: { event: 'rate_limited', kind: limit },
        reason: callLimits[limit].reason,
      }),
    giveBack: async (limit, caller) => {
      await limiters[limit].reward(caller);
    },
    listUsedUp: async (limit, callers) => {
      const keyOfCaller = new Map(callers.map((caller) => [limiters[limit].getKey(caller), caller]));
      const { rows } = await pool.query<{ key: string }>(
        'select key from rate_limits where key = any($1) and points >= $2 and (expire is null or expire > $3)',
        [[...keyOfCaller.keys()], callLimits[limit].points, Date.now()],
      );
      return new Set(rows.map(({ key }) => keyOfCaller.get(key) ?? ''));
    },
    countPasswordAttempt: async (attempt) => {
      const state = await attempted.penalty(keyOf(attempt));
      if (state.consumedPoints > passwordAttempts.points)
        throw tooMany(secondsLeft(state), slowed(attempt, attempt.isKnownDevice ? 'device' : 'address'));
      if (!attempt.isKnownDevice)
        await consumePoint(attemptedByStrangers, attempt.account, { event: slowed(attempt, 'account') });
      return state.consumedPoints;
    },
    slowDown: async (attempt, attempts) => {
      if (attempts < passwordAttempts.points) return;
      const { consumedPoints: times } = await pauses.penalty(keyOf(attempt));
      await attempted.block(keyOf(attempt), pauseSeconds(times));
    },
    clearAttemptsFrom: async (attempt) => {
      await attempted.delete(keyOf(attempt));
    },
    clearPasswordAttempts: async (account) => {
      await attemptedByStrangers.delete(account);
      const keys = attempted.getKey(`${account} `);
      await pool.query('delete from rate_limits where starts_with(key, $1)', [keys]);
    },
  };
};

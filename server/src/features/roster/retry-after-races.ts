import { databaseErrorOf } from '../../db/database-error.ts';
import { conflict } from '../../http/app-error.ts';
import { rosterReasons } from './roster.messages.ts';

/** A row that is gone or taken meanwhile, a deadlock, or a transaction that came too late. */
const raceCodes = new Set(['23503', '23505', '40001', '40P01']);
const triesMax = 3;

/** Somebody may change the same class or account at the same moment: the plan is made afresh and tried again. */
export const retryAfterRaces = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!raceCodes.has(databaseErrorOf(error)?.code ?? '')) throw error;
      if (tries === triesMax) throw conflict(rosterReasons.changedMeanwhile);
    }
  }
};

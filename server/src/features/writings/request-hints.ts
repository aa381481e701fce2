import type { Hint } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { forbidden, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkLengthForCoach } from './check-length-for-coach.ts';
import { findWritingDetail } from './writing-detail.queries.ts';

/** Places to look at again; only when asked for, and never where the teacher switched them off. */
export const requestHints = async (
  deps: Pick<Deps, 'coach' | 'db'>,
  caller: Caller,
  ask: { writingId: number; text: string },
): Promise<{ hints: Hint[] }> => {
  const writing = await findWritingDetail(deps.db, caller, ask.writingId);
  if (!writing) throw notFound('This writing');
  if (writing.activity?.hints_allowed === false)
    throw forbidden('Your teacher asks you to find these by yourself in this activity.');
  checkLengthForCoach('text', ask.text);
  const findings = await deps.coach.findErrors({ owner: String(caller.id), text: ask.text });
  return {
    hints: findings.map(({ start, end, kind, reason, suggestions, isWrongEverywhere = false }) => ({
      start,
      end,
      kind,
      reason,
      suggestions,
      everywhere: isWrongEverywhere,
    })),
  };
};

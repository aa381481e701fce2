import type { feedbackRounds } from '@inkling/contract';
import { inTransactionIfAuditWriteIsPending } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { checkMayRead } from '../writings/index.ts';
import { presentRounds } from './feedback-rounds.presenter.ts';
import { listRounds, type RoundRow, setAnswerToAdvice } from './feedback-rounds.queries.ts';

/** A child asks for its own while it writes: rounds that are there say whose they are, and need no other statement. */
const readRounds = async (deps: Deps, caller: Caller, writingId: number): Promise<RoundRow[]> => {
  const own = caller.role === 'student' ? await listRounds(deps.db, writingId, caller.id) : [];
  if (own.length > 0) return own;
  await checkMayRead(deps, caller, writingId);
  return caller.role === 'student' ? [] : listRounds(deps.db, writingId);
};

export const feedbackRoundsRoutes = (deps: Deps): Handlers<typeof feedbackRounds> => ({
  listRounds: async ({ caller, params }) => {
    const rows = await readRounds(deps, caller, params.id);
    if (rows.length > 0) await noteSeenMarks(deps, caller, [params.id]);
    return {
      rounds: presentRounds(rows, caller),
      is_current: rows.at(-1)?.is_current ?? false,
    };
  },
  answerAdvice: async ({ caller, params, body }) => {
    const where = { studentId: caller.id, writingId: params.id, adviceId: params.advice_id };
    const answered = await inTransactionIfAuditWriteIsPending(deps.db, (tx) =>
      setAnswerToAdvice(tx, where, { answer: body.answer, now: deps.clock.now() }),
    );
    if (!answered) throw notFound('This advice');
    return answered;
  },
});

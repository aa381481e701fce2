import type { feedbackRounds } from '@inkling/contract';
import { inTransactionIfAuditWriteIsPending } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { checkMayRead } from '../writings/index.ts';
import { presentRound } from './feedback-rounds.presenter.ts';
import { listRounds, setAnswerToAdvice } from './feedback-rounds.queries.ts';

export const feedbackRoundsRoutes = (deps: Deps): Handlers<typeof feedbackRounds> => ({
  listRounds: async ({ caller, params }) => {
    await checkMayRead(deps, caller, params.id);
    const rows = await listRounds(deps.db, params.id);
    return {
      rounds: rows.map((row) => presentRound(row, caller)),
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

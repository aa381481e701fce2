import type { Alert } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import type { AlertRow } from './alerts.queries.ts';

/** Notes stay with those who wrote them: a teacher's must not warn a parent, nor the other way round. */
const presentAnswers = ({ answers }: AlertRow, caller: Caller): Alert['answers'] =>
  answers.map(({ at, outcome, note, by }) => ({
    at: new Date(at).toISOString(),
    outcome,
    note: by?.id === caller.id ? note : null,
    by,
  }));

export const presentAlert = (
  row: AlertRow,
  { caller, planAllowsReadingWork }: { caller: Caller; planAllowsReadingWork: boolean },
): Alert => {
  const { alert, student, writing } = row;
  const answers = presentAnswers(row, caller);
  const own = answers.findLast(({ by }) => by?.id === caller.id);
  return {
    id: alert.id,
    created_at: alert.created_at.toISOString(),
    updated_at: alert.updated_at.toISOString(),
    student,
    writing,
    level: alert.severity === 'low' ? 'look' : 'sure',
    severity: alert.severity,
    category: alert.category,
    excerpt: alert.excerpt,
    before: alert.before,
    after: alert.after,
    source: alert.source,
    acknowledged: own ? { at: own.at, outcome: own.outcome, note: own.note } : null,
    answers,
    permissions: { open_writing: row.sees_writing && planAllowsReadingWork },
  };
};

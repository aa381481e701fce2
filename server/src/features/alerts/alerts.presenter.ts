import type { Alert } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import { mayReadNote } from './alerts.policy.ts';
import type { AlertRow } from './alerts.queries.ts';

const presentAnswers = ({ answers }: AlertRow, caller: Caller): Alert['answers'] =>
  answers.map((answer) => ({
    at: new Date(answer.at).toISOString(),
    outcome: answer.outcome,
    note: mayReadNote(answer, caller) ? answer.note : null,
    by: answer.by,
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

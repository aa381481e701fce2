import type { AlertOutcome } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { markAlertNotificationRead } from './alert-notifications.ts';
import { findAlert } from './alerts.queries.ts';
import { addNoteToAnswer, findNewestAnswer, insertAnswer } from './answer-alert.queries.ts';

interface Answer {
  alertId: number;
  outcome: AlertOutcome;
  note?: string | undefined;
}

/** A changed mind is one more row, because the record keeps every answer; a note that was missing is added to its own. */
export const answerAlert = (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  { alertId, outcome, note }: Answer,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await findAlert(tx, caller, alertId);
    if (!found) throw notFound('This alert');
    await markAlertNotificationRead(deps, tx, { alertId, userId: caller.id });
    const newest = await findNewestAnswer(tx, alertId, caller.id);
    // The same answer again says that the family may read it now, too.
    const { withheld_at } = found.alert;
    const isWithheld = newest && withheld_at && newest.answered_at <= withheld_at;
    if (newest?.outcome === outcome && !isWithheld) {
      if (!note || newest.note === note) return;
      if (newest.note === null) return addNoteToAnswer(tx, newest.id, note);
    }
    await insertAnswer(tx, {
      alert_id: alertId,
      user_id: caller.id,
      outcome,
      note: note || null,
      is_note_for_teachers: true,
      answered_at: deps.clock.now(),
    });
  });

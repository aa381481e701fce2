import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone, dayInWords } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { lockVisibleWriting } from './visible-writings.queries.ts';
import { workGotOtherDay } from './work-notifications.ts';
import { mayExtendDueDate } from './writings.policy.ts';
import { updateWriting } from './writings.queries.ts';

interface Change {
  due_date: string | null;
  /** When it is due for everybody else. */
  usual: string;
  today: string;
}

const daysAfter = ({ due_date, usual, today }: Change) => {
  if (due_date === null) return { due_date: usual, usual_due_date: null };
  if (due_date < today) throw invalid('due_date', 'Due date cannot be earlier than today');
  if (due_date <= usual)
    throw invalid('due_date', `Choose a day after ${dayInWords(usual)}, when it is due for the others.`);
  return { due_date, usual_due_date: usual };
};

/** Gives one student more time, or takes that back. Their own day is the one that is shown, counted and reminded of. */
export const setDueDate = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  { caller, writingId }: { caller: Caller; writingId: number },
  { due_date }: Pick<Change, 'due_date'>,
) =>
  deps.db.transaction(async (tx) => {
    const writing = await lockVisibleWriting(tx, caller, writingId);
    if (!writing) throw notFound('This writing');
    const usual = writing.usual_due_date ?? writing.due_date;
    if (usual === null || !mayExtendDueDate(writing))
      throw conflict('Only unfinished work with a due date can be given more time.');
    const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
    const days = daysAfter({ due_date, usual, today });
    if (days.due_date === writing.due_date) return days;
    // Not a change of the text: the piece keeps its place in lists.
    await updateWriting(tx, writingId, { ...days, updated_at: writing.updated_at });
    await notify(deps, tx, [workGotOtherDay({ ...writing, ...days })]);
    return days;
  });

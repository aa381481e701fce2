import type { writings } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { planAllowsReadingWork } from '../billing/index.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { beginAssignedWriting } from './begin-assigned-writing.ts';
import { completeWriting } from './complete-writing.ts';
import { createOwnWriting } from './create-own-writing.ts';
import { listWritings } from './list-writings.queries.ts';
import { hasScoreByCoach, omitCoachMarks, omitScore } from './omit-coach-marks.ts';
import { readWriting } from './read-writing.ts';
import { remindOfWritings } from './remind-of-unstarted-work.ts';
import { renameWriting } from './rename-writing.ts';
import { requestHints } from './request-hints.ts';
import { revisionsRoutes } from './revisions.routes.ts';
import { saveWriting } from './save-writing.ts';
import { setDueDate } from './set-due-date.ts';
import { timeLogsRoutes } from './time-logs.routes.ts';
import { presentWritingCard } from './writings.presenter.ts';

/** Feedback is built on writings, so what a save needs of it is handed in. */
interface FromFeedback {
  askForScore: (caller: Caller, writingId: number) => Promise<void>;
}

export const writingsRoutes = (deps: Deps, { askForScore }: FromFeedback): Handlers<typeof writings> => ({
  listWritings: async ({ caller, query }) => {
    const readsUnfinished = await planAllowsReadingWork(deps.db, caller);
    const pageRange = pageRangeOf(query);
    const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
    const { rows, total } = await listWritings(deps.db, caller, {
      ...query,
      today,
      pageRange,
      readsUnfinished,
    });
    const cards = rows.map((row) => presentWritingCard(row, caller));
    const shown = query.blind ? cards.map((card) => omitScore(card, caller)) : cards;
    await noteSeenMarks(
      deps,
      caller,
      shown.filter(hasScoreByCoach).map(({ id }) => id),
    );
    return pageOf(shown, total, pageRange);
  },
  createOwnWriting: ({ caller, body }) => createOwnWriting(deps, caller, body),
  readWriting: async ({ caller, params, query }) => {
    const writing = await readWriting(deps, caller, params.id);
    const shown = query.blind ? omitCoachMarks(writing, caller) : writing;
    if (shown.ai_feedback !== null || hasScoreByCoach(shown)) await noteSeenMarks(deps, caller, [writing.id]);
    return shown;
  },
  saveWriting: async ({ caller, params, body }) => {
    const saved = await saveWriting(deps, caller, { id: params.id, body });
    if (!body.generate_ai_scoring) return saved;
    await askForScore(caller, params.id);
    return readWriting(deps, caller, params.id);
  },
  remindOfUnstartedWork: ({ caller, body }) => remindOfWritings(deps, caller, body.writing_ids),
  setDueDate: ({ caller, params, body }) => setDueDate(deps, { caller, writingId: params.id }, body),
  renameWriting: ({ caller, params, body }) =>
    renameWriting(deps, caller, { writingId: params.id, title: body.title }),
  beginAssignedWriting: ({ caller, params }) => beginAssignedWriting(deps, caller, params.id),
  completeWriting: ({ caller, params }) => completeWriting(deps, caller, params.id),
  askForHints: ({ caller, params, body }) =>
    requestHints(deps, caller, { writingId: params.id, text: body.text }),
  ...revisionsRoutes(deps),
  ...timeLogsRoutes(deps),
});

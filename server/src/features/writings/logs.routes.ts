import type { writings } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { addTimeSpent, countLogs, listLogs, sumTimeSpent } from './logs.queries.ts';
import { checkMayRead } from './read-writing.ts';
import { startLog } from './start-log.ts';
import { presentLog } from './writings.presenter.ts';

type LogCalls = 'listLogs' | 'latestLog' | 'startLog' | 'updateLog' | 'readSpentTimes';

export const logsRoutes = (deps: Deps): Pick<Handlers<typeof writings>, LogCalls> => ({
  listLogs: async ({ caller, params, query }) => {
    await checkMayRead(deps, caller, params.id);
    const pageRange = pageRangeOf(query);
    const rows = await listLogs(deps.db, params.id, {
      ...pageRange,
      newestFirst: query.order_by === 'id desc',
    });
    return pageOf(rows.map(presentLog), await countLogs(deps.db, params.id), pageRange);
  },
  latestLog: async ({ caller, params }) => {
    await checkMayRead(deps, caller, params.id);
    const [latest] = await listLogs(deps.db, params.id, { page: 1, limit: 1, offset: 0, newestFirst: true });
    return latest ? presentLog(latest) : null;
  },
  startLog: ({ caller, params, body }) => startLog(deps, caller, { writingId: params.id, body }),
  updateLog: async ({ caller, params, body }) => {
    const which = { studentId: caller.id, writingId: params.id, logId: params.log_id };
    const log = await addTimeSpent(deps.db, which, { seconds: body.spent_time, now: deps.clock.now() });
    if (!log) throw notFound('This log');
    return presentLog(log);
  },
  readSpentTimes: async ({ caller, params }) => {
    await checkMayRead(deps, caller, params.id);
    return sumTimeSpent(deps.db, params.id);
  },
});

import type { writings } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { checkMayRead } from './read-writing.ts';
import { startTimeLog } from './start-time-log.ts';
import { countTimeLogs, listTimeLogs, setTimeSpent, sumTimeSpent } from './time-logs.queries.ts';
import { presentTimeLog } from './writings.presenter.ts';

type TimeLogCalls = 'listTimeLogs' | 'latestTimeLog' | 'startTimeLog' | 'updateTimeLog' | 'readTimeSpent';

export const timeLogsRoutes = (deps: Deps): Pick<Handlers<typeof writings>, TimeLogCalls> => ({
  listTimeLogs: async ({ caller, params, query }) => {
    await checkMayRead(deps, caller, params.id);
    const pageRange = pageRangeOf(query);
    const rows = await listTimeLogs(deps.db, params.id, {
      ...pageRange,
      newestFirst: query.order_by === 'id desc',
    });
    return pageOf(rows.map(presentTimeLog), await countTimeLogs(deps.db, params.id), pageRange);
  },
  latestTimeLog: async ({ caller, params }) => {
    await checkMayRead(deps, caller, params.id);
    const [latest] = await listTimeLogs(deps.db, params.id, {
      page: 1,
      limit: 1,
      offset: 0,
      newestFirst: true,
    });
    return latest ? presentTimeLog(latest) : null;
  },
  startTimeLog: ({ caller, params, body }) => startTimeLog(deps, caller, { writingId: params.id, body }),
  updateTimeLog: async ({ caller, params, body }) => {
    const which = { studentId: caller.id, writingId: params.id, logId: params.log_id };
    const log = await setTimeSpent(deps.db, which, { seconds: body.spent_time, now: deps.clock.now() });
    if (!log) throw notFound('This log');
    return presentTimeLog(log);
  },
  readTimeSpent: async ({ caller, params }) => {
    await checkMayRead(deps, caller, params.id);
    return sumTimeSpent(deps.db, params.id);
  },
});

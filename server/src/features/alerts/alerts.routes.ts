import type { Alert, alerts } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { planAllowsReadingWork } from '../billing/index.ts';
import { countAlerts } from './alert-counts.queries.ts';
import { presentAlert } from './alerts.presenter.ts';
import { findAlert, listAlerts } from './alerts.queries.ts';
import { answerAlert } from './answer-alert.ts';

const readAlert = async ({ db }: Pick<Deps, 'db'>, caller: Caller, id: number): Promise<Alert> => {
  const row = await findAlert(db, caller, id);
  if (!row) throw notFound('This alert');
  return presentAlert(row, { caller, planAllowsReadingWork: await planAllowsReadingWork(db, caller) });
};

export const alertsRoutes = (deps: Deps): Handlers<typeof alerts> => ({
  listAlerts: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const { rows, total } = await listAlerts(deps.db, caller, query, pageRange);
    const reader = { caller, planAllowsReadingWork: await planAllowsReadingWork(deps.db, caller) };
    return pageOf(
      rows.map((row) => presentAlert(row, reader)),
      total,
      pageRange,
    );
  },
  countAlerts: ({ caller }) => countAlerts(deps.db, caller),
  readAlert: ({ caller, params }) => readAlert(deps, caller, params.id),
  acknowledgeAlert: async ({ caller, params, body }) => {
    await answerAlert(deps, caller, { alertId: params.id, ...body });
    return readAlert(deps, caller, params.id);
  },
});

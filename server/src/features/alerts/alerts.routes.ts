import type { alerts } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { presentAlert } from './alerts.presenter.ts';
import { acknowledge, countAlerts, findAlert, listAlerts } from './alerts.queries.ts';

export const alertsRoutes = (deps: Deps): Handlers<typeof alerts> => ({
  listAlerts: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listAlerts(deps.db, caller, query, pageRange);
    return pageOf(rows.map(presentAlert), await countAlerts(deps.db, caller, query), pageRange);
  },
  acknowledgeAlert: async ({ caller, params, body }) => {
    if (!(await findAlert(deps.db, caller, params.id))) throw notFound('This alert');
    const acknowledged_at = deps.clock.now();
    await acknowledge(deps.db, {
      alert_id: params.id,
      user_id: caller.id,
      note: body.note ?? null,
      acknowledged_at,
    });
    const alert = await findAlert(deps.db, caller, params.id);
    if (!alert) throw notFound('This alert');
    return presentAlert(alert);
  },
});

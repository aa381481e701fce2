import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { alerts } from '../../api/typed-calls.ts';

export const alertsKey = ['alerts'];

export const alertCountsQuery = queryOptions({
  queryKey: [...alertsKey, 'counts'],
  queryFn: ({ signal }) => call(alerts.countAlerts, {}, { signal }),
  meta: { silent: true },
});

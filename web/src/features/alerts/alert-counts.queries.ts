import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { alerts } from '../../api/typed-calls.ts';

export const allAlerts = ['alerts'];

export const alertCountsQuery = queryOptions({
  queryKey: [...allAlerts, 'counts'],
  queryFn: ({ signal }) => call(alerts.countAlerts, {}, { signal }),
  meta: { silent: true },
});

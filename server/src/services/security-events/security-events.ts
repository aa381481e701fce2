import type { Metrics } from '../metrics/metrics.ts';
import {
  currentRequestContext,
  logFieldsOf,
  type RequestContext,
} from '../request-context/request-context.ts';
import { createSampler } from './sampler.ts';
import { type SecurityEvent, securityEventLevels, watchedKinds } from './security-event.ts';

type Log = Record<'error' | 'info' | 'warn', (fields: object, message: string) => void>;

/** Tells the log and the metrics what an operator watches. */
export interface SecurityEvents {
  report(event: SecurityEvent, work?: RequestContext | undefined): void;
  /** What was noted during the current work, which has succeeded. */
  reportNoted(): void;
}

/** For whatever is done without a log, such as an operator's command that prints itself what it does. */
export const noSecurityEvents: SecurityEvents = { report: () => undefined, reportNoted: () => undefined };

/** To be reported once the request or job has succeeded: a change that was rolled back did not happen. */
export const noteSecurityEvent = (event: SecurityEvent): void => {
  const work = currentRequestContext();
  if (work) work.noted = [...(work.noted ?? []), event];
};

/** What was done again after a race was noted twice. */
const distinct = (events: SecurityEvent[]): SecurityEvent[] => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
];

export const createSecurityEvents = ({ log, metrics }: { log: Log; metrics: Metrics }): SecurityEvents => {
  const counter = metrics.counter('inkling_security_events_total', 'Security events by event and kind');
  // One that begins with its first event would count it as none.
  for (const [event, kinds] of Object.entries(watchedKinds))
    for (const kind of kinds) counter.add({ event, kind }, 0);
  // Whoever tries one number after the other would fill the log.
  const sample = createSampler();
  const report = (told: SecurityEvent, work = currentRequestContext()): void => {
    const { event, kind } = told;
    counter.add({ event, kind }, 1);
    const count = event === 'row_refused' ? sample(String(work?.user_id ?? 'nobody')) : 1;
    if (count === null) return;
    const line = { ...logFieldsOf(work), ...told, ...(event === 'row_refused' && { count }) };
    log[securityEventLevels[event]](line, 'security event');
  };
  return {
    report,
    reportNoted: () => {
      const work = currentRequestContext();
      const noted = work?.noted ?? [];
      if (work) work.noted = [];
      for (const event of distinct(noted)) report(event, work);
    },
  };
};

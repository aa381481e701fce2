import { noSecurityEvents } from '../../services/security-events/security-events.ts';
import { createQueue } from '../queue.ts';
import { slowJob } from './slow-job.ts';

/** A server that takes a job, says so, and never comes to an end with it: for a test that kills it. */
const [, , url = ''] = process.argv;
const hanging = { ...slowJob, run: () => new Promise<void>(() => process.send?.('took it')) };
const log = { error: () => undefined, warn: () => undefined };
const needs = {
  config: { TIME_ZONE: 'UTC' },
  log,
  securityEvents: noSecurityEvents,
  stopping: new AbortController().signal,
};

await createQueue(url).work(needs, [hanging]);

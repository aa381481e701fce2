import type { Coach } from '@inkling/coach';
import type { Metrics } from '../metrics/metrics.ts';
import type { Traces } from '../traces/traces.ts';

/** The same coach, with the time each kind of work took; a reply counts until its last piece. */
export const coachWithMetrics = (
  coach: Coach,
  { metrics, traces }: { metrics: Metrics; traces: Traces },
): Coach => {
  const seconds = metrics.histogram('inkling_coach_seconds', 'From asking the coach to its answer');
  const timed =
    <Input extends unknown[], Output>(work: string, run: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      const begun = performance.now();
      let outcome = 'failed';
      try {
        const output = await traces.around(`coach ${work}`, () => run(...input));
        outcome = 'done';
        return output;
      } finally {
        seconds.observe({ work, outcome }, (performance.now() - begun) / 1000);
      }
    };
  async function* chatReply(request: Parameters<Coach['chatReply']>[0]) {
    const begun = performance.now();
    const span = traces.begin('coach chat', 'internal');
    let outcome = 'failed';
    try {
      yield* coach.chatReply(request);
      outcome = 'done';
    } finally {
      span.end(outcome === 'failed' ? { 'error.type': outcome } : {});
      seconds.observe({ work: 'chat', outcome }, (performance.now() - begun) / 1000);
    }
  }
  return {
    ...coach,
    assess: timed('assess', coach.assess),
    feedback: timed('feedback', coach.feedback),
    findErrors: timed('find-errors', coach.findErrors),
    openStep: timed('open-step', coach.openStep),
    checkRisk: timed('check-risk', coach.checkRisk),
    report: timed('report', coach.report),
    chatReply,
  };
};

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { currentRequestContext } from '../request-context/request-context.ts';
import { createSpanSender } from './span-sender.ts';
import { noTraces, type OpenSpan, type Traces } from './traces.ts';

interface Collector {
  /** Nothing is traced without it. */
  url: string | undefined;
  headers: Record<string, string>;
}

/** As OpenTelemetry names its settings: `key=value`, separated by commas, for the headers. */
export const collectorOf = (config: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
}): Collector => ({
  url: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  headers: Object.fromEntries(
    (config.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() ? [[name.trim(), value.join('=').trim()]] : [];
    }),
  ),
});

const newTraceId = (): string => randomBytes(16).toString('hex');
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** A trace has the request id without its dashes, so that the log and the traces find each other. */
export const createTraces = (
  { url, headers }: Collector,
  log: { warn: (fields: object, message: string) => void },
): Traces => {
  if (!url) return noTraces;
  const sender = createSpanSender({ url, headers }, (error) =>
    log.warn({ err: error }, 'traces could not be sent'),
  );
  const above = new AsyncLocalStorage<string>();

  const begin: Traces['begin'] = (name, kind): OpenSpan => {
    const traceId = currentRequestContext()?.request_id.replaceAll('-', '') ?? newTraceId();
    const spanId = randomBytes(8).toString('hex');
    const parentSpanId = above.getStore();
    const startedAtMs = performance.timeOrigin + performance.now();
    let isOpen = true;
    return {
      within: (run) => above.run(spanId, run),
      end: (attributes = {}) => {
        if (!isOpen) return;
        isOpen = false;
        const endedAtMs = performance.timeOrigin + performance.now();
        sender.add({ traceId, spanId, parentSpanId, name, kind, startedAtMs, endedAtMs, attributes });
      },
    };
  };

  return {
    begin,
    around: async (name, work) => {
      const span = begin(name, 'internal');
      try {
        const result = await span.within(work);
        span.end();
        return result;
      } catch (error) {
        span.end({ 'error.type': kindOf(error) });
        throw error;
      }
    },
    close: sender.close,
  };
};

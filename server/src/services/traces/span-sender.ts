import type { SpanAttributes } from './traces.ts';

export interface EndedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'server' | 'consumer' | 'internal';
  startedAtMs: number;
  endedAtMs: number;
  attributes: SpanAttributes;
}

/** Numbers of the protocol. */
const kinds = { internal: 1, server: 2, consumer: 5 };
const failed = 2;

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

const otlpValue = (value: string | number) =>
  typeof value === 'number' ? { intValue: value } : { stringValue: value };

const attributesOf = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

const isFailed = ({ attributes }: EndedSpan): boolean =>
  attributes['error.type'] !== undefined || (attributes['http.response.status_code'] ?? 0) >= 500;

/** As OTLP has it in JSON. */
export const otlpOf = (spans: EndedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': 'inkling' }) },
      scopeSpans: [
        {
          scope: { name: 'inkling' },
          spans: spans.map((span) => ({
            traceId: span.traceId,
            spanId: span.spanId,
            ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
            name: span.name,
            kind: kinds[span.kind],
            startTimeUnixNano: nanoseconds(span.startedAtMs),
            endTimeUnixNano: nanoseconds(span.endedAtMs),
            attributes: attributesOf({ ...span.attributes }),
            ...(isFailed(span) && { status: { code: failed } }),
          })),
        },
      ],
    },
  ],
});

const everyMs = 5000;
const patienceMs = 10_000;
/** What a collector that is away has missed is lost: requests matter, traces of them do not. */
const mostWaiting = 5000;

export interface SpanSender {
  add(span: EndedSpan): void;
  close(): Promise<void>;
}

/** Sends spans in batches to an OpenTelemetry collector (OTLP over HTTP, in JSON). */
export const createSpanSender = (
  { url, headers }: { url: string; headers: Record<string, string> },
  warn: (error: unknown) => void,
): SpanSender => {
  let waiting: EndedSpan[] = [];
  const send = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(batch)),
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the collector answers ${response.status}`);
    } catch (error) {
      warn(error);
    }
  };
  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return {
    add: (span) => {
      if (waiting.length < mostWaiting) waiting.push(span);
    },
    close: async () => {
      clearInterval(timer);
      await send();
    },
  };
};

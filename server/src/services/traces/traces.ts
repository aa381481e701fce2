/** Methods, routes, statuses, jobs and kinds of work: lists of ours, never what people write or send. */
export interface SpanAttributes {
  'http.request.method'?: string;
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** Why it failed, by kind. */
  'error.type'?: string;
}

export interface OpenSpan {
  /** Whatever `run` does and waits for is under this span. */
  within<T>(run: () => T): T;
  end(attributes?: SpanAttributes): void;
}

/** What takes how long, for whom a collector of OpenTelemetry is set. A trace is everything under one request id. */
export interface Traces {
  begin(name: string, kind: 'server' | 'consumer' | 'internal'): OpenSpan;
  /** A span around `work`; one that fails ends with the kind of its failure. */
  around<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const unseen: OpenSpan = { within: (run) => run(), end: () => undefined };

export const noTraces: Traces = {
  begin: () => unseen,
  around: (_, work) => work(),
  close: async () => undefined,
};

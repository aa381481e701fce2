/** Labels come from lists of ours (routes, jobs, kinds of work), never from what people write or send. */
export type Labels = Record<string, string>;

export interface Gauge {
  set(labels: Labels, value: number): void;
  add(labels: Labels, value: number): void;
  /** Forgets all values, where some may no longer exist. */
  clear(): void;
}

export interface Counter {
  add(labels: Labels, value: number): void;
}

export interface Histogram {
  observe(labels: Labels, seconds: number): void;
}

export interface Metrics {
  gauge(name: string, help: string): Gauge;
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string): Histogram;
  /** All of them in the text format of Prometheus. */
  text(): string;
}

/** Seconds: a save is noticed from about one on, and feedback takes tens. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60];

const escapeValue = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const keyOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeValue(value)}"`)
    .join(',');

const line = (name: string, key: string, value: number): string =>
  `${name}${key && `{${key}}`} ${Number.isFinite(value) ? value : 0}\n`;

const createGauge = (name: string) => {
  const values = new Map<string, number>();
  const gauge: Gauge = {
    set: (labels, value) => void values.set(keyOf(labels), value),
    add: (labels, value) => void values.set(keyOf(labels), (values.get(keyOf(labels)) ?? 0) + value),
    clear: () => values.clear(),
  };
  const lines = () => [...values].map(([key, value]) => line(name, key, value)).join('');
  return { gauge, lines };
};

interface Distribution {
  counts: number[];
  count: number;
  sum: number;
}

const createHistogram = (name: string) => {
  const all = new Map<string, Distribution>();
  const histogram: Histogram = {
    observe: (labels, seconds) => {
      const key = keyOf(labels);
      const known = all.get(key) ?? { counts: buckets.map(() => 0), count: 0, sum: 0 };
      all.set(key, {
        counts: known.counts.map((n, place) => (seconds <= (buckets[place] ?? 0) ? n + 1 : n)),
        count: known.count + 1,
        sum: known.sum + seconds,
      });
    },
  };
  const linesOf = ([key, { counts, count, sum }]: [string, Distribution]): string => {
    const bucket = (bound: string, n: number) =>
      line(`${name}_bucket`, [key, `le="${bound}"`].filter(Boolean).join(','), n);
    return [
      ...counts.map((n, place) => bucket(String(buckets[place]), n)),
      bucket('+Inf', count),
      line(`${name}_sum`, key, sum),
      line(`${name}_count`, key, count),
    ].join('');
  };
  return { histogram, lines: () => [...all].map(linesOf).join('') };
};

export const createMetrics = (): Metrics => {
  const parts: (() => string)[] = [];
  const describe = (name: string, { help, type }: { help: string; type: string }, lines: () => string) =>
    parts.push(() => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines()}`);
  return {
    gauge: (name, help) => {
      const { gauge, lines } = createGauge(name);
      describe(name, { help, type: 'gauge' }, lines);
      return gauge;
    },
    counter: (name, help) => {
      const { gauge, lines } = createGauge(name);
      describe(name, { help, type: 'counter' }, lines);
      return { add: gauge.add };
    },
    histogram: (name, help) => {
      const { histogram, lines } = createHistogram(name);
      describe(name, { help, type: 'histogram' }, lines);
      return histogram;
    },
    text: () => parts.map((part) => part()).join(''),
  };
};

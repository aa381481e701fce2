import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** How often the loop is looked at: each look wakes a process that would sleep, and a person notices no less. */
const resolutionMs = 100;

/** Of this process: processor time, memory, and how late the event loop was since it was read last. */
export const measureProcess = (metrics: Metrics): (() => void) => {
  const cpu = metrics.gauge('inkling_process_cpu_seconds', 'Processor time used so far');
  const memory = metrics.gauge('inkling_process_memory_bytes', 'Memory in use');
  const lag = metrics.gauge('inkling_event_loop_lag_seconds', 'How late the event loop was, 99th percentile');
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    cpu.set({}, (user + system) / 1e6);
    memory.set({}, process.memoryUsage.rss());
    // What is recorded is the time from look to look.
    lag.set({}, Math.max(0, delay.percentile(99) / 1e9 - resolutionMs / 1000));
    delay.reset();
  };
};

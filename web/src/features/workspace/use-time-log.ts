import { apiBase, type Step } from '@inkling/contract';
import { useEffect, useRef } from 'react';
import { headersOfOwnCall } from '../../api/headers-of-own-call.ts';
import { type ResponseTo, writings } from '../../api/typed-calls.ts';
import { celebrate } from '../../shared/celebration/celebrate.ts';
import { withTimeout } from '../../ui/with-timeout.ts';

const tickMs = 1000;
const saveEvery = 10;
const timeoutMs = 10_000;
/** A few seconds of time are not worth the child's. */
const longestWaitMs = 2000;

type StartedLog = ResponseTo<typeof writings.startTimeLog>;

interface TimedStep {
  writingId: number;
  step: Step | undefined;
  isOn: boolean;
}

/** Outlives the page. Time is not worth a message, and neither a sign-out: what fails is tried again with the next tick. */
const send = async (method: string, path: string, body: object): Promise<Partial<StartedLog>> => {
  try {
    const response = await fetch(apiBase + path, {
      method,
      headers: headersOfOwnCall(),
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as StartedLog) : {}; // The contract's answer, checked by the server.
  } catch {
    return {};
  }
};

const startTimeLog = async (writingId: number, { id, type, title }: Step, spent_time: number) => {
  const path = writings.startTimeLog.path.replace(':id', String(writingId));
  const started = await send('POST', path, { step: title, spent_time, data: { id, type, title } });
  // The first log of a day can lengthen a streak.
  celebrate(started.unlocked_achievements ?? []);
  return started.id;
};

const updateTimeLog = (writingId: number, logId: number, spent_time: number) => {
  const path = writings.updateTimeLog.path
    .replace(':id', String(writingId))
    .replace(':log_id', String(logId));
  return send('PUT', path, { spent_time });
};

interface Counter {
  save: () => Promise<void>;
  stop: () => void;
}

/** Counts until it is told to stop; saves every ten seconds and whenever the page is left. */
const countTime = (writingId: number, step: Step): Counter => {
  let seconds = 0;
  let saved = 0;
  let log: Promise<number | undefined> | undefined;
  const save = async () => {
    if (seconds === saved) return;
    saved = seconds;
    const logId = await log;
    if (logId !== undefined) await updateTimeLog(writingId, logId, seconds);
    else {
      log = startTimeLog(writingId, step, seconds);
      await log;
    }
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    seconds += 1;
    if (seconds % saveEvery === 0) void save();
  }, tickMs);
  const leave = () => void save();
  window.addEventListener('pagehide', leave);
  const stop = () => {
    window.removeEventListener('pagehide', leave);
    clearInterval(timer);
  };
  return { save, stop };
};

/**
 * The seconds a child is in a step while the page is seen; saved every ten, on changing step and on leaving.
 * Answers a way to save them now, as far as that is quickly done: a completed writing takes no more.
 */
export const useTimeLog = ({ writingId, step, isOn }: TimedStep): (() => Promise<void>) => {
  const counter = useRef<Counter | null>(null);
  const isStillOn = useRef(isOn);
  isStillOn.current = isOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is counted once, whatever object describes it
  useEffect(() => {
    if (!isOn || !step) return;
    const begun = countTime(writingId, step);
    counter.current = begun;
    return () => {
      begun.stop();
      if (isStillOn.current) void begun.save();
    };
  }, [writingId, step?.id, isOn]);
  return () =>
    withTimeout(counter.current?.save() ?? Promise.resolve(), longestWaitMs).catch(() => undefined);
};

import { type Step, writings } from '@inkling/contract';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';

const tickMs = 1000;
const saveEvery = 10;

/** Counts the seconds a child is in a step while the page is seen; saved every ten, on changing step and on leaving. */
export const useTimeLog = ({
  writingId,
  step,
  isOn,
}: {
  writingId: number;
  step: Step | undefined;
  isOn: boolean;
}) => {
  const { id, type, title } = step ?? { id: '', type: '', title: '' };
  useEffect(() => {
    if (!isOn || !id) return;
    let seconds = 0;
    let saved = 0;
    let log: Promise<number | undefined> | undefined;
    const begin = () =>
      call(
        writings.startLog,
        { params: { id: writingId }, body: { step: title, spent_time: seconds, data: { id, type, title } } },
        { bare: true },
      )
        .then((started) => started.id)
        // Time is not worth a message: the next tick tries again.
        .catch(() => undefined);
    const save = async () => {
      if (seconds === saved) return;
      saved = seconds;
      const logId = await (log ?? Promise.resolve(undefined));
      if (logId === undefined) log = begin();
      else
        await call(
          writings.updateLog,
          { params: { id: writingId, log_id: logId }, body: { spent_time: seconds } },
          { bare: true },
        ).catch(() => undefined);
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      seconds += 1;
      if (seconds % saveEvery === 0) void save();
    }, tickMs);
    return () => {
      clearInterval(timer);
      void save();
    };
  }, [writingId, id, type, title, isOn]);
};

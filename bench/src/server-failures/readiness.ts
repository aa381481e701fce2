import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 100;
const patienceMs = 6000;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/** How long it took until /readyz said so, in seconds; null when it did not in time. */
export const waitForReadiness = async (
  url: string,
  { wanted, withinMs }: { wanted: boolean; withinMs: number },
): Promise<number | null> => {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    if ((await isReady(url)) === wanted) return (performance.now() - begun) / 1000;
    await sleep(everyMs);
  }
  return null;
};

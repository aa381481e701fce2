/** The work, or the end of its time, whichever comes first. */
const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export interface ShutdownSteps {
  /** What is not closed within its time ends with the process. */
  add(mostMs: number, close: () => Promise<unknown>): void;
  /** Once, in reverse order; one that fails or hangs does not keep the others from closing. */
  closeAll(): Promise<void>;
}

/** What was started, to be undone. */
export const createShutdownSteps = (): ShutdownSteps => {
  const waiting: (() => Promise<void>)[] = [];
  return {
    add: (mostMs, close) => void waiting.push(() => within(mostMs, close())),
    closeAll: async () => {
      const failures: unknown[] = [];
      for (const close of waiting.splice(0).reverse())
        await close().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
};

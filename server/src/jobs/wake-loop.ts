export interface WakeLoop {
  wake(): void;
  /** Waits for a look that is under way. */
  stop(): Promise<void>;
}

/** Looks when it is woken, and again after the pause that each look asks for; never twice at once. */
export const createWakeLoop = (look: () => Promise<{ againInMs: number }>): WakeLoop => {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  const lookOnce = async (): Promise<void> => {
    isWoken = false;
    const { againInMs } = await look();
    looking = undefined;
    if (isStopped) return;
    if (isWoken) wake();
    else timer = setTimeout(wake, againInMs);
  };

  function wake(): void {
    isWoken = true;
    if (looking || isStopped) return;
    clearTimeout(timer);
    looking = lookOnce();
  }

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};

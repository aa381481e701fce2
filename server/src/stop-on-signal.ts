/** npm passes on what the terminal has sent to everybody: one wish, heard twice. */
const sameWishMs = 1000;

interface Stop {
  /** Usually the process. */
  from: { on(signal: 'SIGINT' | 'SIGTERM', hear: () => void): unknown };
  begin(): void;
  /** Whoever asks again does not want to wait; what is cut off is begun again by the next start. */
  endAtOnce(): void;
}

/** The first signal begins to stop, one that comes later ends at once. */
export const stopOnSignal = ({ from, begin, endAtOnce }: Stop): void => {
  let askedAt: number | undefined;
  const hear = () => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      begin();
    } else if (performance.now() - askedAt > sameWishMs) endAtOnce();
  };
  from.on('SIGINT', hear);
  from.on('SIGTERM', hear);
};

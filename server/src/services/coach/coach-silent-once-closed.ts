import type { Coach } from '@inkling/coach';

const never = new Promise<never>(() => undefined);

/**
 * The same coach, but what its closing cuts off never ends: the process does, and another begins that work again. As a
 * failure it would be shown to the child or teacher who waits for it.
 */
export const coachSilentOnceClosed = (coach: Coach): Coach => {
  let isClosed = false;
  const unlessClosed =
    <Input extends unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
    (...input: Input): Promise<Output> =>
      run(...input).catch((error: unknown) => {
        if (isClosed) return never;
        throw error;
      });
  /** Cut off, a category would come in the built-in coach's words, or be missing, and pass for the whole. */
  async function* partsUntilClosed<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
    const iterator = parts[Symbol.asyncIterator]();
    const next = unlessClosed(() => iterator.next());
    for (;;) {
      const part = await next();
      if (isClosed) await never;
      if (part.done) return;
      yield part.value;
    }
  }
  const feedback = unlessClosed(coach.feedback);
  return {
    ...coach,
    // Cut off, it answers with what it knows without the reader: that must not pass for a whole check.
    checkRisk: async (input) => {
      const risk = await coach.checkRisk(input);
      return isClosed ? never : risk;
    },
    assess: unlessClosed(coach.assess),
    feedback: async (request) => {
      const given = await feedback(request);
      return { ...given, categories: partsUntilClosed(given.categories) };
    },
    findErrors: unlessClosed(coach.findErrors),
    report: unlessClosed(coach.report),
    close: () => {
      isClosed = true;
      return coach.close();
    },
  };
};

import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { writings } from '../../../api/typed-calls.ts';

/** Places to look at again, only when the child asks. */
export const useHints = (writingId: number) => {
  const asking = useMutation({
    mutationFn: async (text: string) => {
      const { hints } = await call(writings.askForHints, { params: { id: writingId }, body: { text } });
      return { hints, text };
    },
  });
  return {
    ask: (text: string) => asking.mutate(text),
    forget: asking.reset,
    isPending: asking.isPending,
    found: asking.data,
  };
};

export type Hints = ReturnType<typeof useHints>;

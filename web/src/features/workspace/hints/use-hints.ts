import type { Span, Writing } from '@inkling/contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { sessionKey, storeOfflineResponse } from '../../../api/offline-response-storage.ts';
import { writings } from '../../../api/typed-calls.ts';
import { type HintWord, placesOfHintWord, toHintWords } from './hint-words.ts';

/** What is still to be looked at, with where it stands. */
export interface OpenHint extends HintWord {
  places: Span[];
}

/** Places to look at again, only when the child asks; what is mended drops out while the child types. */
export const useHints = ({ id }: Writing, text: string) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const asking = useMutation({
    mutationFn: async (asked: string) => {
      const name = `hints of ${id}`;
      const session = sessionKey();
      try {
        const { hints } = await call(writings.askForHints, { params: { id }, body: { text: asked } });
        void storeOfflineResponse(session, name, { hints, asked });
        return toHintWords(hints, asked);
      } catch (error) {
        // The last ones still hold without a network: where a word stands is looked up in the text of now.
        if (!isUnreachable(error)) throw error;
        const reading = await import('./read-offline-hints.ts').catch(() => null);
        const words = await reading?.readOfflineHints(session, name);
        if (!words) throw error;
        return words;
      }
    },
    onMutate: () => setChosen(null),
  });
  const words = asking.data;
  const open = useMemo(
    (): OpenHint[] =>
      (words ?? [])
        .map((word) => ({ ...word, places: placesOfHintWord(word, text) }))
        .filter(({ places }) => places.length > 0),
    [words, text],
  );
  return {
    ask: (asked: string) => asking.mutate(asked),
    forget: asking.reset,
    isPending: asking.isPending,
    /** Nothing until something was asked. */
    found: words ? { count: words.length, open } : null,
    chosen: open.find(({ key }) => key === chosen) ?? null,
    choose: setChosen,
    /** Opens the hint of the word that was tapped, if it has one. */
    chooseAt: (place: number) => {
      const tapped = open.find(({ places }) =>
        places.some(({ start, end }) => start <= place && place <= end),
      );
      if (tapped) setChosen(tapped.key);
    },
  };
};

export type Hints = ReturnType<typeof useHints>;

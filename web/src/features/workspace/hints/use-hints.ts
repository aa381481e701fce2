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

interface FoundHints {
  words: HintWord[];
  /** Without a network: this device knows less. */
  isFromDevice: boolean;
}

/** What the piece is about: its words are its own, also those that no list has. */
const familiarWordsOf = ({ title, activity, requirements, data }: Writing): string =>
  [
    title,
    activity?.title,
    activity?.description,
    requirements,
    ...data.flatMap(({ content }) =>
      Array.isArray(content) ? content.flatMap((answer) => answer.content) : [],
    ),
  ].join(' ');

const askForHints = async (writing: Writing, asked: string): Promise<FoundHints> => {
  const name = `hints of ${writing.id}`;
  const session = sessionKey();
  try {
    const { hints } = await call(writings.askForHints, { params: { id: writing.id }, body: { text: asked } });
    void storeOfflineResponse(session, name, { hints, asked });
    return { words: toHintWords(hints, asked), isFromDevice: false };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const device = await import('./find-offline-hints.ts').catch(() => null);
    const familiar = familiarWordsOf(writing);
    const words = await device?.findOfflineHints({ session, name, text: asked, familiar });
    if (!words) throw error;
    return { words, isFromDevice: true };
  }
};

/** Places to look at again, only when the child asks; what is mended drops out while the child types. */
export const useHints = (writing: Writing, text: string) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const asking = useMutation({
    mutationFn: (asked: string) => askForHints(writing, asked),
    onMutate: () => setChosen(null),
  });
  const { words, isFromDevice = false } = asking.data ?? {};
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
    found: words ? { count: words.length, open, isFromDevice } : null,
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

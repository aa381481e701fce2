import { type HintWord, toHintWords } from './hint-words.ts';
import { readOfflineHints } from './read-offline-hints.ts';
import { findUnusualWords } from './unusual-words.ts';
import { isInBloomFilter } from './word-bloom-filter.ts';

interface OfflineHintsRequest {
  /** Whose last list of hints is on this device, and under which name. */
  session: string | null;
  name: string;
  text: string;
  /** What the piece is about: its title, its task and its plan. */
  familiar: string;
}

/** The app on this device has it, as it has its own code; the browser keeps no second copy. */
const loadKnownWords = async (): Promise<Uint8Array> => {
  const response = await fetch(new URL('./known-words.bloom', import.meta.url));
  if (!response.ok) throw new Error('the list of words is not on this device');
  return new Uint8Array(await response.arrayBuffer());
};

const findByList = async ({ text, familiar }: OfflineHintsRequest): Promise<HintWord[] | undefined> => {
  try {
    const filter = await loadKnownWords();
    return toHintWords(
      findUnusualWords(text, { isKnown: (word) => isInBloomFilter(filter, word), familiar }),
      text,
    );
  } catch {
    // An app that was never put on this device has no list; what was asked before still helps.
    return undefined;
  }
};

/** What this device can say by itself: the last hints that came, and words that no list on it has. */
export const findOfflineHints = async (request: OfflineHintsRequest): Promise<HintWord[] | undefined> => {
  const [asked, unusual] = await Promise.all([
    readOfflineHints(request.session, request.name),
    findByList(request),
  ]);
  if (!asked && !unusual) return undefined;
  const known = new Set(asked?.map(({ key }) => key));
  return [...(asked ?? []), ...(unusual ?? []).filter(({ key }) => !known.has(key))];
};

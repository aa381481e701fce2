import type { StepEntry } from '@inkling/contract';

/** What a child wrote in an entry, whatever order the keys of its answers have after a round trip. */
const wordsOf = ({ content }: StepEntry): string =>
  typeof content === 'string'
    ? content
    : JSON.stringify(content.map((answer) => [answer.field, [answer.content].flat()]));

const writtenEntries = (data: StepEntry[]): StepEntry[] => data.filter(({ type }) => type !== 'completed');

const canonical = (data: StepEntry[]): string =>
  JSON.stringify(
    writtenEntries(data)
      .map((entry) => [entry.id, wordsOf(entry)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

/** Asked with every rest of the fingers, so a long text is never put together anew for it. */
export const isSame = (a: StepEntry[], b: StepEntry[]): boolean => {
  if (a === b) return true;
  const [ones, others] = [writtenEntries(a), writtenEntries(b)];
  return (
    ones.length === others.length &&
    ones.every((one) => {
      const other = others.find(({ id }) => id === one.id);
      return other !== undefined && (one.content === other.content || wordsOf(one) === wordsOf(other));
    })
  );
};

/** A short name of a text, to know it again when it comes back from the server (cyrb53, 53 bits). */
export const fingerprint = (data: StepEntry[]): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of canonical(data)) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
};

interface Versions {
  mine: StepEntry[];
  theirs: StepEntry[];
  /** What both came from. */
  base: StepEntry[];
  /** Fingerprints of what this device sent without hearing back. */
  sent: readonly string[];
}

/** One text out of two when nothing of either gets lost by it; null when the child has to choose. */
export const mergeDrafts = ({ mine, theirs, base, sent }: Versions): StepEntry[] | null => {
  if (sent.includes(fingerprint(theirs)) || isSame(theirs, base)) return mine;
  const find = (data: StepEntry[], id: string) => data.filter((entry) => entry.id === id);
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  const merged: StepEntry[] = [];
  for (const id of ids) {
    const [before, ours, others] = [find(base, id), find(mine, id), find(theirs, id)];
    if (isSame(ours, before) || isSame(ours, others)) merged.push(...others);
    else if (isSame(others, before)) merged.push(...ours);
    else return null;
  }
  return merged;
};

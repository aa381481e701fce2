interface Run {
  /** Where it begins among the new words. */
  inNew: number;
  /** Which of the old words stood there. */
  inOld: number;
  /** How many words are new. */
  length: number;
}

/** The lengths of the longest common sequences of what is left of both from each pair of places on. */
const lengthsOfCommon = (olds: readonly string[], news: readonly string[]): number[][] => {
  const lengths = Array.from({ length: olds.length + 1 }, () => new Array<number>(news.length + 1).fill(0));
  for (let old = olds.length - 1; old >= 0; old -= 1)
    for (let now = news.length - 1; now >= 0; now -= 1) {
      const [row, next] = [lengths[old] ?? [], lengths[old + 1] ?? []];
      row[now] =
        olds[old] === news[now] ? (next[now + 1] ?? 0) + 1 : Math.max(next[now] ?? 0, row[now + 1] ?? 0);
    }
  return lengths;
};

/** Where words are new or were taken out, in order. */
const newRuns = (olds: readonly string[], news: readonly string[]): Run[] => {
  const lengths = lengthsOfCommon(olds, news);
  const found: Run[] = [];
  let [old, now] = [0, 0];
  while (old < olds.length || now < news.length) {
    if (old < olds.length && olds[old] === news[now]) {
      old += 1;
      now += 1;
      continue;
    }
    const run = { inNew: now, inOld: old, length: 0 };
    while ((old < olds.length || now < news.length) && !(old < olds.length && olds[old] === news[now])) {
      const isNew = old === olds.length || (lengths[old]?.[now + 1] ?? 0) >= (lengths[old + 1]?.[now] ?? 0);
      if (isNew && now < news.length) {
        now += 1;
        run.length += 1;
      } else old += 1;
    }
    found.push(run);
  }
  return found;
};

/** Where the words stand in a row, from which to which. */
const placeOf = (words: readonly string[], row: readonly string[]): [number, number] | null => {
  const start = words.findIndex((_, at) =>
    row.every((word, index) => plain(words[at + index]) === plain(word)),
  );
  return start < 0 || row.length === 0 ? null : [start, start + row.length - 1];
};

const plain = (word: string | undefined): string => word?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') ?? '';

/** Where the most words in a row are new; first where the advice pointed, if anything changed there. */
export const longestNewRun = (
  olds: readonly string[],
  news: readonly string[],
  pointedAt: readonly string[] = [],
): Run => {
  const runs = newRuns(olds, news);
  const places = pointedAt.flatMap((words) => [placeOf(olds, words.split(/\s+/)) ?? []]);
  const near = places
    .map(([from = Number.NaN, to = Number.NaN]) => runs.filter(({ inOld }) => inOld >= from && inOld <= to))
    .find((there) => there.length > 0);
  const [longest] = (near ?? runs).toSorted((one, other) => other.length - one.length);
  return longest ?? { inNew: 0, inOld: 0, length: 0 };
};

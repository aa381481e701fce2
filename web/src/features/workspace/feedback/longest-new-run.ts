interface Run {
  /** Where it begins among the new words. */
  inNew: number;
  /** Which of the old words stood there. */
  inOld: number;
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

/** Where the most words in a row are new; where words were only taken out, the first of those places. */
export const longestNewRun = (olds: readonly string[], news: readonly string[]): Run => {
  const lengths = lengthsOfCommon(olds, news);
  const found: (Run & { length: number })[] = [];
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
  return found.toSorted((one, other) => other.length - one.length)[0] ?? { inNew: 0, inOld: 0 };
};

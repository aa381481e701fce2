export interface TextSegment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** How long the longest common part is from each pair of places on. */
const commonLengths = (before: string[], after: string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (row)
        row[j] =
          before[i] === after[j] ? (below?.[j + 1] ?? 0) + 1 : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
};

const joined = (pieces: TextSegment[]): TextSegment[] =>
  pieces.reduce<TextSegment[]>((list, piece) => {
    const last = list.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else list.push({ ...piece });
    return list;
  }, []);

/** Word by word, what was kept, what came and what went. */
export const compareTexts = (earlier: string, later: string): TextSegment[] => {
  const [before, after] = [wordsOf(earlier), wordsOf(later)];
  const common = commonLengths(before, after);
  const pieces: TextSegment[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: fresh ?? '' });
      j += 1;
    }
  }
  return joined(pieces);
};

export interface PlacedPassage {
  /** Shown behind the words, as on the comment beside them. */
  number: number;
  start: number;
  end: number;
}

export interface PassageSegment {
  start: number;
  text: string;
  /** The passages these words belong to. */
  numbers: number[];
  /** The passages that end with these words. */
  ending: number[];
}

/** Cuts a text wherever a passage begins or ends; passages may overlap. */
export const splitAtPassages = (text: string, passages: PlacedPassage[]): PassageSegment[] => {
  const inside = passages.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const edges = new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const around = inside.filter((one) => one.start <= start && one.end >= end);
    return {
      start,
      text: text.slice(start, end),
      numbers: around.map(({ number }) => number),
      ending: around.filter((one) => one.end === end).map(({ number }) => number),
    };
  });
};

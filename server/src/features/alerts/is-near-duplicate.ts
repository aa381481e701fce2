/** The share of the shorter passage's words that must stand in the other one, in the same order. */
const enough = 0.75;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** How many words two passages have in common in the same order. */
const countShared = (one: string[], other: string[]): number => {
  let above = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const row = [0];
    other.forEach((each, index) => {
      row.push(each === word ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
};

/** Whether a child said this before: in the same words, or after an edit that leaves most of them. */
export const isNearDuplicate = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(a.length, b.length);
  return shorter === 0 ? one === other : countShared(a, b) / shorter >= enough;
};

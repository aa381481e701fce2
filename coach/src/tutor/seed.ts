/** A number from a text (FNV-1a): variety that is the same for the same conversation. */
export const seedFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** The list in an order of its own for each seed. */
export const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((item, index) => ({ item, order: seedFrom(`${seed} ${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

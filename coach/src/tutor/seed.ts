/** A number from a text (FNV-1a): variety that is the same for the same conversation. */
export const seedFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Spreads every bit over the whole number: neighbouring seeds must not give neighbouring orders. */
const mixed = (value: number): number => {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The list in an order of its own for each seed. */
export const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((item, index) => ({ item, order: mixed(seedFrom(`${seed} ${index}`)) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Those who wait, by owner: owners take turns, and each owner's own come oldest first. */
export interface FairQueue<Item> {
  add(owner: string, item: Item): void;
  /** The next in turn, but for owners who are being served already. */
  take(served?: ReadonlySet<string>): Item | undefined;
  /** Empties the line. */
  takeAll(): Item[];
}

const nobody: ReadonlySet<string> = new Set();

export const createFairQueue = <Item>(): FairQueue<Item> => {
  // A map keeps the order in which its keys came, which is the order of the turns.
  const byOwner = new Map<string, Item[]>();
  let lastOwner: string | undefined;

  /** The owner who had the last turn waits behind everyone who came meanwhile. */
  const sendToTheEnd = (owner: string): void => {
    const items = byOwner.get(owner);
    if (!items) return;
    byOwner.delete(owner);
    byOwner.set(owner, items);
  };

  return {
    add: (owner, item) => {
      const items = byOwner.get(owner);
      if (items) items.push(item);
      else byOwner.set(owner, [item]);
    },
    take: (served = nobody) => {
      if (lastOwner !== undefined) sendToTheEnd(lastOwner);
      const next = [...byOwner].find(([owner]) => !served.has(owner));
      if (!next) return undefined;
      const [owner, items] = next;
      const item = items.shift();
      if (items.length === 0) byOwner.delete(owner);
      lastOwner = owner;
      return item;
    },
    takeAll: () => {
      const all = [...byOwner.values()].flat();
      byOwner.clear();
      return all;
    },
  };
};

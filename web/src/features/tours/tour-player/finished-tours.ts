const key = 'inkling:tours';

const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A browser that keeps nothing shows a tour again, which does no harm. */
const read = (): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return isListOfIds(value) ? value : [];
  } catch {
    return [];
  }
};

const write = (ids: string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage is full or switched off: the tour is simply offered again.
  }
};

export const isTourFinished = (id: string): boolean => read().includes(id);

export const finishTour = (id: string): void => write([...new Set([...read(), id])]);

/** For tours that begin again with each visit. */
export const forgetTour = (id: string): void => write(read().filter((one) => one !== id));

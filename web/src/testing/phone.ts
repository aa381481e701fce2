import { vi } from 'vitest';

/** Pages are drawn as on a phone until the spies are restored. */
export const drawForPhone = (): void => {
  const media = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const found = media(query);
    if (query.includes('min-width')) Object.defineProperty(found, 'matches', { value: false });
    return found;
  });
};

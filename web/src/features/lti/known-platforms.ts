const key = 'inkling:known-platforms';

/** A browser that keeps nothing for us asks each time. */
const read = (): string[] => {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

/** Whether somebody came in from this platform with this browser before. */
export const isKnownPlatform = (code: string): boolean => read().includes(code);

export const rememberPlatform = (code: string): void => {
  try {
    localStorage.setItem(key, [...new Set([...read(), code])].slice(-20).join(' '));
  } catch {
    // Asked again the next time.
  }
};

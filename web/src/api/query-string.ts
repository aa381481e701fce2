const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Filters that say nothing (null, empty text, empty list) are never sent. */
export const omitEmpty = <T extends Record<string, unknown>>(filters: T): Partial<T> =>
  // Only entries of T itself remain, so the result is a T with some keys missing.
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !isEmpty(value))) as Partial<T>;

/** `?a=1&b[]=2&b[]=3`, or nothing at all. */
export const queryString = (filters: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(omitEmpty(filters))) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
};

/** Reads `a=1&b[]=2&b[]=3`: bracket names are arrays, also with one value. An empty value is none. */
export const parseQueryString = (text: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    if (!key.endsWith('[]')) {
      query[key] = value;
      continue;
    }
    const name = key.slice(0, -2);
    const values = query[name];
    query[name] = Array.isArray(values) ? [...values, value] : [value];
  }
  return query;
};

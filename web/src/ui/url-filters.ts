/** The page an address asks for; anything unreadable is the first. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** The address after a change: what says nothing is left out, and a new filter starts at the first page. */
export const withFilters = (
  search: URLSearchParams,
  changes: Partial<Record<string, string | number | null>>,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '' || (name === 'page' && value === 1))
      next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** An address can be typed by hand: what isn't one of our choices is ignored. */
export const choiceOf = <T extends string>(
  choices: readonly T[],
  value: string | null | undefined,
): T | undefined => choices.find((choice) => choice === value);

/** The id an address names; anything else says nothing. */
export const idOf = (value: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : undefined;

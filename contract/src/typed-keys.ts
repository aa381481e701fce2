type Key<T> = Extract<keyof T, string>;

// Objects may hold more than their type says, so TypeScript widens these to string; the three below are for records
// that hold exactly what their type says.

export const keysOf = <T extends object>(record: T): Key<T>[] => Object.keys(record) as Key<T>[];

export const entriesOf = <T extends object>(record: T): [Key<T>, NonNullable<T[Key<T>]>][] =>
  Object.entries(record) as [Key<T>, NonNullable<T[Key<T>]>][];

/** A record with a value for each of these names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;

import type { SecretBox } from './secret-box.ts';

export interface StoredSecret {
  id: number;
  sealed: string;
  context: string;
}

/** A column of the database that holds sealed secrets. */
export interface SecretPlace {
  /** What they are, for the operator. */
  name: string;
  list(): Promise<StoredSecret[]>;
  /** Null empties it; false if it was changed meanwhile. */
  replace(stored: StoredSecret, sealed: string | null): Promise<boolean>;
}

export interface SecretCounts {
  name: string;
  all: number;
  /** Sealed with a key that is not the first. */
  older: number;
  /** Sealed with no key of this server. */
  unreadable: number;
}

const countPlace = async (box: SecretBox, place: SecretPlace): Promise<SecretCounts> => {
  const stored = await place.list();
  const counts = { name: place.name, all: stored.length, older: 0, unreadable: 0 };
  for (const { sealed, context } of stored) {
    if ((await box.open(sealed, context)) === null) counts.unreadable += 1;
    else if (!(await box.isSealedWithFirstKey(sealed))) counts.older += 1;
  }
  return counts;
};

export const countStoredSecrets = async (box: SecretBox, places: SecretPlace[]): Promise<SecretCounts[]> => {
  const counts: SecretCounts[] = [];
  for (const place of places) counts.push(await countPlace(box, place));
  return counts;
};

/** Seals everything with the first key that another key still seals; how many that were. */
export const sealWithFirstKey = async (box: SecretBox, places: SecretPlace[]): Promise<number> => {
  let changed = 0;
  for (const place of places)
    for (const stored of await place.list()) {
      const { sealed, context } = stored;
      const secret = (await box.isSealedWithFirstKey(sealed)) ? null : await box.open(sealed, context);
      if (secret !== null && (await place.replace(stored, await box.seal(secret, context)))) changed += 1;
    }
  return changed;
};

/** Empties what no key opens, as if its owner had never entered it; how many that were. */
export const forgetUnreadable = async (box: SecretBox, places: SecretPlace[]): Promise<number> => {
  let forgotten = 0;
  for (const place of places)
    for (const stored of await place.list())
      if ((await box.open(stored.sealed, stored.context)) === null && (await place.replace(stored, null)))
        forgotten += 1;
  return forgotten;
};

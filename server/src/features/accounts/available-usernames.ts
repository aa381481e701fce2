import type { Db } from '../../db/connect.ts';
import { listTakenUsernames } from './accounts.queries.ts';
import { cleanUsername, usernameWithNumber } from './create-user.ts';

/** A free username for each wish, in their order; a round of looking up per number that clashes, not per person. */
export const findAvailableUsernames = async (db: Db, wishes: string[]): Promise<string[]> => {
  const people = wishes.map((wish) => ({ base: cleanUsername(wish), number: 0, name: '' }));
  const used = new Set<string>();
  let waiting = people;
  while (waiting.length > 0) {
    for (const person of waiting) {
      do {
        person.number += 1;
        person.name = usernameWithNumber(person.base, person.number);
      } while (used.has(person.name.toLowerCase()));
      used.add(person.name.toLowerCase());
    }
    const wanted = waiting.map(({ name }) => name.toLowerCase());
    const taken = new Set(await listTakenUsernames(db, wanted));
    waiting = waiting.filter(({ name }) => taken.has(name.toLowerCase()));
  }
  return people.map(({ name }) => name);
};

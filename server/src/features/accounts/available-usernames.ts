import { randomInt } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { findUserByIdentifier, listTakenUsernames } from './accounts.queries.ts';

const lastSmallNumber = 9;

/** Small numbers first; where many share a name, a random one instead of counting through them all. */
const usernameWithNumber = (base: string, number: number): string => {
  if (number === 1) return base;
  return `${base}${number <= lastSmallNumber ? number : randomInt(lastSmallNumber + 1, 1_000_000)}`;
};

/** The characters a username may have, with room for a number at the end. */
export const cleanUsername = (wish: string): string =>
  wish.replace(/[^A-Za-z0-9_]/g, '').slice(0, 30) || 'writer';

/**
 * Reduces a name to the characters a username may have, and adds a number if it is taken.
 * After a lost race for a small number it takes a random one, instead of racing for the next.
 */
export const findAvailableUsername = async (db: Db, wish: string, lostRace = false): Promise<string> => {
  const base = cleanUsername(wish);
  for (let number = lostRace ? lastSmallNumber + 1 : 1; ; number += 1) {
    const name = usernameWithNumber(base, number);
    if (!(await findUserByIdentifier(db, name))) return name;
  }
};

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

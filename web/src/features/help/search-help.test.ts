import { expect, test } from 'vitest';
import { searchHelp } from './search-help.ts';

const titles = (query: string) => searchHelp(query).map(({ title }) => title);

test('finds by the beginning of words in any order, title hits first', () => {
  expect(titles('password')[0]).toBe("Changing a child's password");
  expect(titles('code CLASS')).toContain('Joining a class');
  expect(titles('chall')).toContain('Taking part in a challenge');
});

test('needs every word and finds nothing for nothing', () => {
  expect(titles('password volcano')).toEqual([]);
  expect(titles('  ?! ')).toEqual([]);
});

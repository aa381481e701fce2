import { expect, it } from 'vitest';
import { parseQueryString } from './query-string.ts';

it('reads bracket names as lists, also with one value, and drops what is empty', () => {
  const query = parseQueryString('a=1&one[]=x&two[]=x&two%5B%5D=y+z&empty=&none[]=');
  expect({ ...query }).toEqual({ a: '1', one: ['x'], two: ['x', 'y z'] });
});

it('cannot be used to reach an object’s inner names', () => {
  parseQueryString('__proto__[]=x&__proto__=y&constructor=z');
  expect({}).not.toHaveProperty('0');
  expect(({} as Record<string, unknown>).y).toBeUndefined();
});

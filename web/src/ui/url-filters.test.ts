import { expect, test } from 'vitest';
import { pageIn, withFilters } from './url-filters.ts';

const after = (search: string, changes: Parameters<typeof withFilters>[1]) =>
  withFilters(new URLSearchParams(search), changes).toString();

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=x', 1],
  ['page=1.5', 1],
])('reads the page of "%s" as %i', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});

test('a new filter goes back to the first page and leaves other entries alone', () => {
  expect(after('section=account&page=4', { title: 'fox' })).toBe('section=account&title=fox');
});

test('a new page keeps the filters, and the first page needs no entry', () => {
  expect(after('title=fox', { page: 2 })).toBe('title=fox&page=2');
  expect(after('title=fox&page=2', { page: 1 })).toBe('title=fox');
});

test('an emptied filter leaves the address', () => {
  expect(after('title=fox&status=active', { title: '', status: null })).toBe('');
});

import type { Role } from '@inkling/contract';
import { expect, test } from 'vitest';
import { searchHelp } from './search-help.ts';

const titles = (query: string, role: Role = 'parent') => searchHelp(query, role).map(({ title }) => title);

test('finds by the beginning of words in any order, title hits first', () => {
  expect(titles('password')[0]).toBe("Changing a child's password");
  expect(titles('code CLASS')).toContain('Joining a class');
  expect(titles('chall')).toContain('Taking part in a challenge');
});

test('needs every word and finds nothing for nothing', () => {
  expect(titles('password volcano')).toEqual([]);
  expect(titles('  ?! ')).toEqual([]);
});

test('shows a reader what is theirs, and nobody what is for somebody else', () => {
  expect(titles('workflow', 'teacher')[0]).toBe('Building a workflow');
  expect(titles('workflow', 'student')).not.toContain('Building a workflow');
  expect(titles('joining class', 'student')).toContain('Joining a class');
});

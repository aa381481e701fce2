import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));
const importOfStyles = /import (\w+) from '([^']+\.module\.css)'/g;

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Classes a source names that the stylesheet it imports has not. */
const missingIn = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  const code = source.replaceAll(importOfStyles, '');
  return [...source.matchAll(importOfStyles)].flatMap(([, name = '', path = '']) => {
    const known = new Set(matchesOf(readFileSync(join(dirname(file), path), 'utf8'), /\.([a-zA-Z][\w-]*)/g));
    const named = matchesOf(code, new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return named.filter((each) => !known.has(each)).map((each) => `${file}: ${path} has no .${each}`);
  });
};

test('every class that a screen names is in its stylesheet', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(sources, file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingIn)).toEqual([]);
});

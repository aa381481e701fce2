import { expect, test } from 'vitest';
import { overwriteWithTranslation } from './fill-in-chinese.ts';

type Group = Record<string, unknown>;

test('a text without a translation stays English and is named', () => {
  const english = { hello: 'Hello', pages: { one: 'One page', many: (n: number) => `${n} pages` } };
  const missing = overwriteWithTranslation(english, { pages: { many: (n: number) => `${n} 页` } }, 'part');
  expect(missing).toEqual(['part.hello', 'part.pages.one']);
  expect(english.hello).toBe('Hello');
  expect(english.pages.many(3)).toBe('3 页');
});

test('every text is translated, and by nothing that is not a text any more', async () => {
  const english = import.meta.glob<Record<string, Group>>([
    '../**/texts.ts',
    '../**/*.texts.ts',
    '!./texts.ts',
  ]);
  const chinese = import.meta.glob<{ zh: Group }>('../**/*texts.zh.{ts,tsx}');
  const problems: string[] = [];
  for (const [path, load] of Object.entries(english)) {
    const [texts = {}] = Object.values(await load());
    const { zh } = (await chinese[path.replace(/texts\.ts$/, 'texts.zh.ts')]?.()) ?? { zh: {} };
    problems.push(...overwriteWithTranslation(structuredCopy(texts), zh, path));
    problems.push(...Object.keys(zh).filter((key) => !(key in texts)));
  }
  expect(problems).toEqual([]);
});

const stringsIn = (group: Group, path: string): [path: string, text: string][] =>
  Object.entries(group).flatMap(([key, text]) => {
    if (typeof text === 'string') return [[`${path}.${key}`, text]];
    return typeof text === 'object' && text !== null ? stringsIn(text as Group, `${path}.${key}`) : [];
  });

const places = (text: string): string[] => (text.match(/<\w+/g) ?? []).toSorted();

test('a text is a whole one, with the same places in both languages', async () => {
  const files = import.meta.glob<Record<string, Group>>([
    '../**/*texts{,.zh}.ts',
    '!./texts.ts',
    '!../features/landing/**',
  ]);
  const texts = new Map<string, string>();
  for (const [path, load] of Object.entries(files))
    for (const group of Object.values(await load()))
      if (typeof group === 'object') for (const [key, text] of stringsIn(group, path)) texts.set(key, text);
  const problems = [...texts].filter(
    ([key, text]) =>
      /^[\s,;:.]|[\s(]$/u.test(text) ||
      places(text).join() !== places(texts.get(key.replace('texts.ts', 'texts.zh.ts')) ?? text).join(),
  );
  expect(problems).toEqual([]);
});

/** Other tests read the same texts. */
const structuredCopy = (group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([key, text]) => [
      key,
      typeof text === 'object' && text !== null && !Array.isArray(text)
        ? structuredCopy(text as Group)
        : text,
    ]),
  );

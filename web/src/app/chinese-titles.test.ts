import { entriesOf, mayOpen, screens } from '@inkling/contract';
import { expect, test } from 'vitest';
import { chineseTitles } from './chinese-titles.ts';
import { screensOutsideApp } from './screen-components.ts';

/** Opened by a child, a teacher or a learning platform only, though nobody has to be signed in. */
const inEnglish = ['class-sign-in', 'lti-tool', 'lti-start', 'lti-launch', 'lti-register'];

test('every screen that a parent may open says in its tab in Chinese what it is', () => {
  const outside: readonly string[] = [...screensOutsideApp, ...inEnglish];
  const missing = entriesOf(screens)
    .filter(([name, { access }]) => mayOpen(access, 'parent') && !outside.includes(name))
    .filter(([name]) => !chineseTitles[name])
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

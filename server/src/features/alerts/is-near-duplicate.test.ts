import { describe, expect, it } from 'vitest';
import { isNearDuplicate } from './is-near-duplicate.ts';

const said = 'My dad hits me with his belt when he is drunk.';

describe('the same worry', () => {
  it.each([
    ['word for word', said],
    ['in other capitals and signs', 'my dad HITS me with his belt, when he is drunk'],
    ['with one word corrected', 'My dad hits me with his belt whenever he is drunk.'],
    ['with more behind it', `${said} I am scared to go home.`],
  ])('is known again %s', (_, again) => expect(isNearDuplicate(said, again)).toBe(true));

  it.each([
    'My cousin pushed me down the stairs on Friday.',
    'When he is angry he locks me out of the house all night.',
  ])('is another one: %s', (other) => expect(isNearDuplicate(said, other)).toBe(false));
});

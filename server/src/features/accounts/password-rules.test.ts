import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const names = ['jo.bloggs@example.test', 'Jo_Bloggs', null];

describe('a new password', () => {
  it.each([
    'password1',
    'P@ssw0rd!',
    'Qwertyuiop',
    '12345678',
    '19840312',
    'abcdefgh',
    'hgfedcba',
    'aaaaaaaaaa',
    'abc1abc1abc1',
    'Dragon2024!',
    'iloveyou22',
    'Minecraft!!',
    '1q2w3e4r5t',
  ])('%j is too easy to guess', (password) => {
    expect(() => checkNewPassword(password, names)).toThrow('too easy to guess');
  });

  it.each(['Ipswich1', 'hollister1', 'bulldogs1'])('%j was leaked, and what to do is said', (password) => {
    expect(() => checkNewPassword(password, names)).toThrow(/Thieves know this password.*three words/);
  });

  it.each(['jo.bloggs@example.test', 'JO.BLOGGS', 'jo_bloggs7'])(
    '%j is the name of its owner',
    (password) => {
      expect(() => checkNewPassword(password, names)).toThrow('not your name or e-mail');
    },
  );

  it.each(['correct horse battery', 'lantern-in-the-fog', 'Zw8#kLm2', 'ünï cødé 日本語', '480219377512'])(
    '%j is taken',
    (password) => {
      expect(() => checkNewPassword(password, names)).not.toThrow();
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { PersuasiveDeviceKind } from './analysis.ts';
import { analyseText } from './index.ts';

const phrasesOf = (kind: PersuasiveDeviceKind, text: string): string[] =>
  analyseText(text)
    .devices.filter((device) => device.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

describe('a call to the reader to act', () => {
  it.each([
    ['Bring your own bottle. It is easy.', ['Bring your']],
    ['If you care about the creek, pick up one bag a week.', ['pick up']],
    ['So stop using straws.', ['stop using']],
    ['When you next buy a drink, ask for a cup.', ['ask for']],
  ])('is heard in %j', (text, phrases) => {
    expect(phrasesOf('call-to-action', text)).toEqual(phrases);
  });

  it.each([
    'Swimming in the creek is fun. Dogs love the water.',
    'When we got there, Dad put the tent up.',
    'Go where you want, he thought?',
    '"Bring your own bottle," said Mum.',
  ])('is not heard in %j', (text) => {
    expect(phrasesOf('call-to-action', text)).toEqual([]);
  });
});

describe('an opinion', () => {
  it.each([
    ['Homework is so boring.', ['is so boring']],
    ['Cats are better than dogs.', ['are better']],
    ['I want a bigger library.', ['I want']],
    ['Zoos are not good for tigers.', ['are not good']],
  ])('is heard in %j', (text, phrases) => {
    expect(phrasesOf('opinion', text)).toEqual(phrases);
  });

  it.each([
    'He is good at chess.',
    'The library opens at nine.',
    'I wanted to go home and I liked the soup.',
  ])('is not heard in %j', (text) => {
    expect(phrasesOf('opinion', text)).toEqual([]);
  });
});

it('hears no demand where someone only has something to do', () => {
  expect(phrasesOf('modality', 'I have to get up at six. You don’t have to come.')).toEqual([]);
  expect(
    phrasesOf('modality', 'We have to act. Every school needs to act, and teachers need to help.'),
  ).toEqual(['have to', 'needs to', 'need to']);
});

it('hears nobody spoken to where a view is described', () => {
  expect(phrasesOf('reader-address', 'We climbed the tower and you could see the bay.')).toEqual([]);
  expect(phrasesOf('reader-address', 'You might think that cats are lazy.')).toEqual(['You might think']);
});

import type { Hint } from '@inkling/contract';
import { expect, test } from 'vitest';
import { placesOfHintWord, toHintWords } from './hint-words.ts';

const text = 'My frend ran. His Frend, too, ran to frendly dogs but he runned home.';
const hintAt = (word: string, kind: Hint['kind'] = 'spelling', everywhere = kind === 'spelling'): Hint => {
  const start = text.indexOf(word);
  const end = start + word.length;
  return { start, end, kind, reason: 'Look again', suggestions: ['friend'], everywhere };
};

test('a word is one hint, however often and with whatever capitals it stands there', () => {
  const words = toHintWords([hintAt('frend'), hintAt('Frend'), hintAt('runned', 'grammar')], text);
  expect(words.map(({ word }) => word)).toEqual(['frend', 'runned']);
});

test('every place of a word is found, and no longer word that begins with it', () => {
  const [frend] = toHintWords([hintAt('frend')], text);
  const places = frend ? placesOfHintWord(frend, text) : [];
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['frend', 'Frend']);
});

test('a mended word is found nowhere, and an unmended one where it has moved to', () => {
  const [frend, runned] = toHintWords([hintAt('frend'), hintAt('runned', 'grammar')], text);
  const now = `Yes! ${text.replaceAll(/frend\b/gi, 'friend')}`;
  expect(frend && placesOfHintWord(frend, now)).toEqual([]);
  expect(runned && placesOfHintWord(runned, now)).toEqual([
    { start: now.indexOf('runned'), end: now.indexOf('runned') + 6 },
  ]);
  expect(runned && placesOfHintWord(runned, now.replace('runned', 'ran'))).toEqual([]);
});

test('a word that is wrong in one place is not blamed where it is right', () => {
  const mixedUp = 'It is to much. I go to bed.';
  const start = mixedUp.indexOf('to');
  const hint: Hint = { ...hintAt('frend', 'spelling', false), start, end: start + 2 };
  const [word] = toHintWords([hint], mixedUp);
  expect(word && placesOfHintWord(word, mixedUp)).toEqual([{ start, end: start + 2 }]);
  expect(word && placesOfHintWord(word, mixedUp.replace('to', 'too'))).toEqual([]);
});

test('it stays open while the words on one side of it are mended, and no longer than it is wrong', () => {
  const draft = 'She wuld go to the park';
  const start = draft.indexOf('park');
  const stop: Hint = {
    ...hintAt('frend', 'punctuation', false),
    start,
    end: start + 4,
    suggestions: ['park.'],
  };
  const [mark] = toHintWords([stop], draft);
  const near = draft.replace('the', 'teh');
  expect(mark && placesOfHintWord(mark, near.replace('teh', 'our'))).toEqual([]);
  const [close] = toHintWords(
    [{ ...stop, start: draft.indexOf('go'), end: draft.indexOf('go') + 2, suggestions: ['goes'] }],
    draft,
  );
  expect(close && placesOfHintWord(close, draft.replace('wuld', 'would'))).toEqual([{ start: 10, end: 12 }]);
  expect(mark && placesOfHintWord(mark, `${draft}.`)).toEqual([]);
});

test('a word that was mended at the end of a text is not blamed where it is right', () => {
  const draft = 'We had ate lunch. They went to. It is me to.';
  const start = draft.lastIndexOf('to');
  const [word] = toHintWords(
    [{ ...hintAt('frend', 'spelling', false), start, end: start + 2, suggestions: ['too'] }],
    draft,
  );
  expect(word && placesOfHintWord(word, draft)).toEqual([{ start, end: start + 2 }]);
  expect(word && placesOfHintWord(word, draft.replace('me to.', 'me too.'))).toEqual([]);
});

test('a mark that is missing in a word twice is one thing to learn', () => {
  const twice = [hintAt('frend', 'punctuation', true), hintAt('Frend', 'punctuation', true)];
  expect(toHintWords(twice, text)).toHaveLength(1);
});

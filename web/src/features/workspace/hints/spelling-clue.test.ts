import { expect, test } from 'vitest';
import { spellingClueFor } from './spelling-clue.ts';

test.each([
  ['coller', 'collar', '“coll” is right: the next letter is another one.'],
  ['freind', 'friend', '“fr” is right: the next two letters have to change places.'],
  ['verry', 'very', '“ver” is right: look at what comes next. The word has 4 letters, and yours has 5.'],
  ['frien', 'friend', '“frien” is right: look at what comes next. The word has 6 letters, and yours has 5.'],
  ['dogg', 'dog', 'It ends sooner: the word has 3 letters, and yours has 4.'],
  ['phat', 'that', 'It begins with “t” and has 4 letters.'],
  ['dosnt', 'doesn’t', '“do” is right: look at what comes next. The word has 6 letters, and yours has 5.'],
  ['turtle ?', 'turtle?', 'The letters are right. Look at the mark.'],
  ['noise, it', 'noise. It', 'The letters are right. Look at the mark.'],
  ['bak', 'bat', '“ba” is right: the last letter is another one.'],
  ['dont', 'don’t', 'All letters are right. An apostrophe (’) is missing.'],
  ['monday', 'Monday', 'Look at the capital letter.'],
  ['alot', 'a lot', 'Try it as 2 words.'],
  ['with out', 'without', 'Try it as one word.'],
])('%s for %s: the clue shows what differs and does not tell the word', (written, meant, clue) => {
  expect(spellingClueFor(written, meant)).toBe(clue);
});

import { expect, test } from 'vitest';
import { listKnownWords } from './list-known-words.ts';

test('words, names and what children write about are listed in lower case, and what they misspell is not', async () => {
  const words = new Set(await listKnownWords());
  for (const known of ['because', 'colour', 'quokka', 'aaliyah', 'minecraft', "don't", 'uluru'])
    expect(words).toContain(known);
  for (const misspelt of ['becuase', 'freind', 'wich', 'recieve', 'Uluru'])
    expect(words).not.toContain(misspelt);
});

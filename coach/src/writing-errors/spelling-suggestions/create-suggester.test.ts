import { beforeAll, describe, expect, it } from 'vitest';
import { createKnownWords } from '../words/known-words.ts';
import { buildLexicon } from './build-lexicon.ts';
import { createSuggester, type Suggest } from './create-suggester.ts';
import { type Lexicon, wordAt } from './lexicon.ts';

let lexicon: Lexicon;
let suggest: Suggest;
beforeAll(async () => {
  lexicon = buildLexicon(await createKnownWords('au'));
  suggest = createSuggester(() => lexicon);
});

const wordsFor = (written: string): string[] => suggest(written).map(({ word }) => word);

describe('spelling suggestions', () => {
  it.each([
    ['frend', 'friend'],
    ['becos', 'because'],
    ['sed', 'said'],
    ['thort', 'thought'],
    ['cort', 'caught'],
    ['elefant', 'elephant'],
    ['nite', 'night'],
    ['enuf', 'enough'],
    ['wensday', 'Wednesday'],
    ['favrit', 'favourite'],
    ['coudnt', "couldn't"],
    ['hapily', 'happily'],
    ['speshul', 'special'],
    ['skool', 'school'],
  ])('hears %s as %s', (written, meant) => {
    expect(wordsFor(written)).toContain(meant);
  });

  it('offers no English word for a word in other letters', () => {
    for (const written of ['学校老师', 'كتاب', 'книга']) expect(wordsFor(written)).toEqual([]);
  });

  it('keeps the case of what was written', () => {
    expect(wordsFor('Frend')[0]).toBe('Friend');
    expect(wordsFor('FREND')[0]).toBe('FRIEND');
  });

  it('never offers a word a child should not read', () => {
    for (const written of ['shite', 'fuk', 'bich', 'sexx', 'crapp']) {
      expect(wordsFor(written).join(' ')).not.toMatch(/shit|fuck|bitch|sex|crap/);
    }
  });

  it('packs every word into a few bytes', () => {
    const bytes = Object.values(lexicon)
      .flatMap((part) => (typeof part === 'object' && 'hashes' in part ? [part.hashes, part.words] : [part]))
      .reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0);
    expect(lexicon.size).toBeGreaterThan(40_000);
    expect(bytes / lexicon.size).toBeLessThan(48);
    expect(wordAt(lexicon, 0)).toMatch(/^[a-z]/i);
  });
});

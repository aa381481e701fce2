import type { SpellingDialect } from '../parse/index.ts';
import { buildLexicon } from './suggest/build-lexicon.ts';
import { createSuggester, type Suggest } from './suggest/create-suggester.ts';
import { openLexicon } from './suggest/open-lexicon.ts';
import { createKnownWords, type KnownWords } from './words/known-words.ts';

/** Which words there are, and which one a misspelling means. */
export interface Speller {
  knownWords: KnownWords;
  suggest: Suggest;
}

const opened = new Map<SpellingDialect, Promise<Speller>>();

/** Dictionaries are large, so everyone in a thread shares one speller for each spelling. */
export function openSpeller(spelling: SpellingDialect): Promise<Speller> {
  const speller = opened.get(spelling) ?? createSpeller(spelling);
  opened.set(spelling, speller);
  return speller;
}

async function createSpeller(spelling: SpellingDialect): Promise<Speller> {
  const knownWords = await createKnownWords(spelling);
  return {
    knownWords,
    suggest: createSuggester(() => openLexicon(spelling, () => buildLexicon(knownWords))),
  };
}

import type { SpellingDialect } from '../parse/index.ts';
import { buildLexicon } from './spelling-suggestions/build-lexicon.ts';
import { createSuggester, type Suggest } from './spelling-suggestions/create-suggester.ts';
import { openLexicon } from './spelling-suggestions/open-lexicon.ts';
import { createKnownWords, type KnownWords } from './words/known-words.ts';

/** Which words there are, and which one a misspelling means. */
export interface SpellChecker {
  knownWords: KnownWords;
  suggest: Suggest;
}

const opened = new Map<SpellingDialect, Promise<SpellChecker>>();

/** Dictionaries are large, so everyone in a thread shares one spell checker for each spelling. */
export function openSpellChecker(spelling: SpellingDialect): Promise<SpellChecker> {
  const spellChecker = opened.get(spelling) ?? createSpellChecker(spelling);
  opened.set(spelling, spellChecker);
  return spellChecker;
}

async function createSpellChecker(spelling: SpellingDialect): Promise<SpellChecker> {
  const knownWords = await createKnownWords(spelling);
  return {
    knownWords,
    suggest: createSuggester(() => openLexicon(spelling, () => buildLexicon(knownWords))),
  };
}

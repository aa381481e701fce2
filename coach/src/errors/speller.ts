import type { SpellingOption } from '../parse/index.ts';
import { buildLexicon } from './suggest/build-lexicon.ts';
import { createSuggester, type Suggest } from './suggest/create-suggester.ts';
import { openLexicon } from './suggest/open-lexicon.ts';
import { createWordOracle, type WordOracle } from './words/word-oracle.ts';

/** Which words there are, and which one a misspelling means. */
export interface Speller {
  oracle: WordOracle;
  suggest: Suggest;
}

const opened = new Map<SpellingOption, Promise<Speller>>();

/** Dictionaries are large, so everyone in a thread shares one speller for each spelling. */
export function openSpeller(spelling: SpellingOption): Promise<Speller> {
  const speller = opened.get(spelling) ?? createSpeller(spelling);
  opened.set(spelling, speller);
  return speller;
}

async function createSpeller(spelling: SpellingOption): Promise<Speller> {
  const oracle = await createWordOracle(spelling);
  return { oracle, suggest: createSuggester(() => openLexicon(spelling, () => buildLexicon(oracle))) };
}

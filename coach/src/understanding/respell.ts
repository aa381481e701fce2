import { spellingVariants } from '../safety/risk-spelling.ts';
import { openSpellChecker, type SpellChecker } from '../writing-errors/spell-checker.ts';

/** Gives a text in the spelling the encoder knows: "cudnt" as "couldn't", "wanna" as "want to". */
export type Respell = (text: string) => string;

const SHORTEST_MISSPELLING = 3;
/** In slips of the pen; further away it is a guess. */
const FARTHEST = 2.6;
/** Looking for the word that was meant is slow, and a child misspells the same ones again. */
const MOST_KNOWN = 20_000;

export async function createRespell(): Promise<Respell> {
  const spellChecker = await openSpellChecker('au');
  const known = new Map<string, string>();
  const respell = (word: string): string => {
    const found = known.get(word) ?? respellWord(word, spellChecker);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(word, found);
    return found;
  };
  return (text) => text.replace(/\p{L}[\p{L}'’]*/gu, (word) => respell(word));
}

function respellWord(word: string, { knownWords, suggest }: SpellChecker): string {
  const shortForm = spellingVariants[word.toLowerCase().replace(/['’]/g, '')];
  if (shortForm) return shortForm;
  if (word.length < SHORTEST_MISSPELLING || knownWords.isWord(word)) return word;
  const [nearest] = suggest(word);
  return nearest && nearest.distance < FARTHEST ? nearest.word : word.toLowerCase();
}

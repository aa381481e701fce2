import type { Sentence, TenseProfile, Word } from './analysis.ts';
import type { TaggedWord } from './tag-words.ts';

type Tagged = Pick<TaggedWord, 'lower' | 'tags'>;

const pastAuxiliaries = /^(was|were|did|had|wasn't|weren't|didn't|hadn't|could|couldn't)$/;
const presentAuxiliaries =
  /^(is|are|am|do|does|has|have|isn't|aren't|don't|doesn't|hasn't|haven't|can|can't|i'm|it's|he's|she's|they're|we're|you're)$/;
const futureAuxiliaries = /^(will|won't|shall|'ll)$/;
export const irregularPast: ReadonlySet<string> = new Set(
  `went saw said came got made took ran gave told found knew thought felt heard left kept began brought bought
  caught ate fell flew grew sat stood woke wrote threw swam sang drank drove rode slept spoke broke held led lost
  met paid sent shook shot spent stole stuck swung taught tore understood wore won built chose became forgot fought
  hid hung laid lay lit crept leapt fled froze knelt slid spun swept dug clung sank shone strode wept bent burst dealt drew fed hit meant rang rose sought shut sprang struck wound`.split(
    /\s+/,
  ),
);

const tenseOfWord = (word: Tagged): 'past' | 'present' | 'future' | null => {
  if (pastAuxiliaries.test(word.lower)) return 'past';
  if (presentAuxiliaries.test(word.lower)) return 'present';
  if (futureAuxiliaries.test(word.lower) || word.lower.endsWith("'ll")) return 'future';
  if (irregularPast.has(word.lower)) return 'past';
  if (word.tags[0] !== 'VERB') return null;
  if (word.lower.endsWith('ed')) return 'past';
  return word.lower.endsWith('s') ? 'present' : null;
};

/** Tense of the first verb that shows one. */
export const tenseOf = (words: Tagged[]): Sentence['tense'] => {
  for (const [index, word] of words.entries()) {
    if (words[index - 1]?.lower === 'to') continue;
    const tense = tenseOfWord(word);
    if (tense) return tense;
  }
  return 'none';
};

/** A tense needs this share of the told sentences to be the main one. */
const mainShare = 0.65;

export const profileTense = (sentences: Sentence[], words: Word[]): TenseProfile => {
  const told = sentences.filter((sentence) => sentence.isProse && !sentence.hasSpeech);
  const past = told.filter((sentence) => sentence.tense === 'past').length;
  const present = told.filter((sentence) => sentence.tense === 'present').length;
  if (past + present === 0) return { main: 'none', shifts: [] };
  const share = past / (past + present);
  if (share < mainShare && share > 1 - mainShare) return { main: 'mixed', shifts: [] };
  const main = share >= mainShare ? 'past' : 'present';
  const other = main === 'past' ? 'present' : 'past';
  const shifts = told
    .filter((sentence) => sentence.tense === other)
    .flatMap((sentence) => {
      const word = words
        .slice(sentence.firstWord, sentence.endWord)
        .find((each) => tenseOfWord(each) === other);
      return word ? [{ start: word.start, end: word.end }] : [];
    });
  return { main, shifts };
};

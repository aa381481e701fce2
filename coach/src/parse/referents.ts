import type { Span } from '../marking/assessment.ts';
import type { Referents, Sentence, Word } from './analysis.ts';
import { collectCharacters } from './story-characters.ts';

const thirdPerson =
  /^(he|him|his|she|her|hers|they|them|their|theirs|it|its|himself|herself|themselves|itself)$/;
/** Pronouns look back over this many words for what they stand for. */
const reach = 40;

const spanOf = ({ start, end }: Span): Span => ({ start, end });

const collectTies = (words: Word[], sentences: Sentence[]): Span[] =>
  sentences.flatMap((sentence, index) => {
    const previous = sentences[index - 1];
    if (!previous || !sentence.isProse) return [];
    const before = new Set(
      words
        .slice(previous.firstWord, previous.endWord)
        .flatMap((word) => (word.isContent ? [word.lemma] : [])),
    );
    const tie = words
      .slice(sentence.firstWord, sentence.endWord)
      .find((word) => word.isContent && before.has(word.lemma));
    return tie ? [spanOf(tie)] : [];
  });

export const findReferents = (words: Word[], sentences: Sentence[]): Referents => {
  const resolved: Span[] = [];
  const dangling: Span[] = [];
  let lastNominal = -reach - 1;
  for (const word of words) {
    if (thirdPerson.test(word.lower)) {
      const isIntroduced = word.index - lastNominal <= reach;
      if (isIntroduced) resolved.push(spanOf(word));
      // "It was a dark night" needs nothing before it.
      else if (!/^it/.test(word.lower)) dangling.push(spanOf(word));
      if (isIntroduced) lastNominal = word.index;
    } else if (word.isName || (word.pos === 'NOUN' && word.isContent)) {
      lastNominal = word.index;
    }
  }
  return { characters: collectCharacters(words), resolved, dangling, ties: collectTies(words, sentences) };
};

import type { PartOfSpeech, Sentence, Word } from './analysis.ts';
import { type Clause, findClauses } from './clauses.ts';
import { maxCachedSentences, memoise } from './memoise.ts';
import { findSentenceFaults } from './sentence-faults.ts';
import { sentenceOpeningOf } from './sentence-openings.ts';
import { spellingTierOf } from './spelling-tier.ts';
import { countSyllables } from './syllables.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';
import { tenseOf } from './tense.ts';
import { isContentWord, vocabularyTierOf } from './vocabulary-tier.ts';
import { isKnownWord, zipfOf } from './word-frequency.ts';

/** What is true of a sentence wherever it stands; offsets are counted from its own beginning. */
export interface SentenceReading
  extends Pick<
    Sentence,
    | 'endMark'
    | 'startsWithCapital'
    | 'kind'
    | 'clauses'
    | 'subordinateClauses'
    | 'opening'
    | 'faults'
    | 'tense'
  > {
  words: WordReading[];
}

export type WordReading = Omit<Word, 'index' | 'sentence' | 'paragraph' | 'inSpeech' | 'isName'>;

/** Said often enough to be no chance stem. */
const verbZipf = 4;

/** The tagger calls "gardening" a noun here and a form of "garden" there, by a comma before it: it is one word. */
const lemmaOf = ({ lower, lemma }: TaggedWord): string => {
  if (lemma !== lower || lower.length < 8 || !lower.endsWith('ing')) return lemma;
  const stem = lower.slice(0, -3);
  return zipfOf(stem) >= verbZipf ? stem : lemma;
};

const readWord = (tagged: TaggedWord): WordReading => {
  const { start, end, text, lower, tags } = tagged;
  const lemma = lemmaOf(tagged);
  const isContent = isContentWord(lower, tags);
  // Every tagged word has at least the tag X.
  const pos: PartOfSpeech = tags[0] ?? 'X';
  return {
    start,
    end,
    text,
    lower,
    lemma,
    tags,
    pos,
    syllables: countSyllables(lower),
    isKnown: isKnownWord(lower),
    isContent,
    vocabulary: vocabularyTierOf({ lower, lemma, isContent }),
    spelling: spellingTierOf(lower),
  };
};

/** A row of marks longer than this is decoration and closes nothing. */
const longestMark = 4;

const endMarkOf = (sentenceText: string): Sentence['endMark'] => {
  const lastLetter = sentenceText.search(/[^.!?…\s][.!?…\s]*$/u);
  if (sentenceText.slice(lastLetter + 1).replace(/\s/g, '').length > longestMark) return null;
  const mark = /([.!?…])["'”’»)\]*]*$/u.exec(sentenceText)?.[1];
  return mark === '.' || mark === '!' || mark === '?' || mark === '…' ? mark : null;
};

const opinionVerbs = /^(think|thought|know|knew|hope|guess|reckon|believe|feel|bet|wish|mean)$/;

/** "I think cats are nice" says no more, and is built no better, than "cats are nice". */
const isOpinionFrame = (words: TaggedWord[], { from }: Clause): boolean => {
  const verb = words[from]?.lower === 'that' ? from - 1 : from - (words[from - 1]?.lower === 'that' ? 2 : 1);
  return opinionVerbs.test(words[verb]?.lower ?? '') && words[verb - 1]?.lower === 'i';
};

const relatives = /^(who|whom|whose|which|that)$/;

/** "something that flows freely", "a bottle that blows away does not vanish": clauses that hang on a noun. */
const hasRelative = (words: TaggedWord[]): boolean =>
  words.some((word, index) => {
    const noun = words[index - 1];
    const next = words[index + 1];
    if (!relatives.test(word.lower) || !noun || !next || next.gap.trim() !== '') return false;
    const isNoun = noun.tags[0] === 'NOUN' || /(thing|one|body|those)$/.test(noun.lower);
    return isNoun && (word.lower !== 'that' || /^(VERB|AUX|PRON|DET|NOUN|PROPN)$/.test(next.tags[0] ?? ''));
  });

const kindOf = (
  words: TaggedWord[],
  { clauses, subordinate }: { clauses: number; subordinate: number },
): Sentence['kind'] => {
  if (clauses === 0) return 'fragment';
  if (subordinate > 0 || hasRelative(words)) return 'complex';
  return clauses > 1 ? 'compound' : 'simple';
};

/** The same reading is handed out again: nobody may change it. */
export const readSentence = memoise((raw): SentenceReading => {
  const tagged = tagWords(raw, { start: 0, end: raw.length });
  const clauses = findClauses(tagged);
  const subordinate = clauses.filter(
    (clause) => clause.link === 'subordinate' && !isOpinionFrame(tagged, clause),
  ).length;
  return {
    words: tagged.map(readWord),
    endMark: endMarkOf(raw),
    startsWithCapital: /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(raw),
    kind: kindOf(tagged, { clauses: clauses.length, subordinate }),
    clauses: clauses.length,
    subordinateClauses: subordinate,
    opening: sentenceOpeningOf(raw, tagged),
    faults: findSentenceFaults({ words: tagged, clauses }),
    tense: tenseOf(tagged),
  };
}, maxCachedSentences);

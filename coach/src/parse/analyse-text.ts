import { splitSentences } from '@inkling/contract';
import type {
  AnalyseOptions,
  Paragraph,
  PartOfSpeech,
  Sentence,
  Speech,
  TextAnalysis,
  Word,
} from './analysis.ts';
import { type Clause, findClauses } from './clauses.ts';
import { findConnectives } from './connectives.ts';
import { detectGibberish } from './gibberish.ts';
import { findGrammarSlips } from './grammar-slips.ts';
import { grammaticalPersonOf } from './grammatical-person.ts';
import { findPersuasiveDevices } from './persuasive-devices.ts';
import { isPoem } from './poem.ts';
import { tagProperNouns } from './proper-nouns.ts';
import { measureReadability } from './readability.ts';
import { findReferents } from './referents.ts';
import { findRepeatedPhrases } from './repeated-phrases.ts';
import { findSentenceFaults } from './sentence-faults.ts';
import { sentenceOpeningOf } from './sentence-openings.ts';
import { findSpeech } from './speech.ts';
import { spellingTierOf } from './spelling-tier.ts';
import { type ParagraphSpan, splitParagraphs } from './split-paragraphs.ts';
import { countSyllables } from './syllables.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';
import { profileTense, tenseOf } from './tense.ts';
import { isContentWord, vocabularyTierOf } from './vocabulary-tier.ts';
import { isKnownWord, zipfOf } from './word-frequency.ts';

interface Draft {
  text: string;
  speech: Speech[];
  paragraphs: Paragraph[];
  sentences: Sentence[];
  words: Word[];
}

/** Said often enough to be no chance stem. */
const verbZipf = 4;

/** The tagger calls "gardening" a noun here and a form of "garden" there, by a comma before it: it is one word. */
const lemmaOf = ({ lower, lemma }: TaggedWord): string => {
  if (lemma !== lower || lower.length < 8 || !lower.endsWith('ing')) return lemma;
  const stem = lower.slice(0, -3);
  return zipfOf(stem) >= verbZipf ? stem : lemma;
};

const buildWord = (
  tagged: TaggedWord,
  place: { index: number; sentence: number; paragraph: number; inSpeech: boolean },
): Word => {
  const { lower, tags } = tagged;
  const lemma = lemmaOf(tagged);
  const syllables = countSyllables(lower);
  const isContent = isContentWord(lower, tags);
  // Every tagged word has at least the tag X.
  const pos: PartOfSpeech = tags[0] ?? 'X';
  return {
    start: tagged.start,
    end: tagged.end,
    text: tagged.text,
    lower,
    lemma,
    tags,
    ...place,
    pos,
    syllables,
    isKnown: isKnownWord(lower),
    isContent,
    isName: false,
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

const addSentence = (draft: Draft, paragraph: Paragraph, span: { start: number; end: number }): void => {
  const { text, words, sentences, speech } = draft;
  const tagged = tagWords(text, span);
  if (tagged.length === 0) return;
  const raw = text.slice(span.start, span.end);
  const clauses = findClauses(tagged);
  const subordinate = clauses.filter(
    (clause) => clause.link === 'subordinate' && !isOpinionFrame(tagged, clause),
  ).length;
  const isSpoken = (at: number): boolean => speech.some((each) => at >= each.start && at < each.end);
  const firstWord = words.length;
  for (const word of tagged) {
    words.push(
      buildWord(word, {
        index: words.length,
        sentence: sentences.length,
        paragraph: paragraph.index,
        inSpeech: isSpoken(word.start),
      }),
    );
  }
  sentences.push({
    ...span,
    index: sentences.length,
    paragraph: paragraph.index,
    firstWord,
    endWord: words.length,
    endMark: endMarkOf(raw),
    startsWithCapital: /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(raw),
    hasSpeech: speech.some((each) => each.start < span.end && each.end > span.start),
    isProse: paragraph.role === 'body',
    kind: kindOf(tagged, { clauses: clauses.length, subordinate }),
    clauses: clauses.length,
    subordinateClauses: subordinate,
    opening: sentenceOpeningOf(raw, tagged),
    faults: findSentenceFaults({ words: tagged, clauses }),
    tense: tenseOf(tagged),
  });
};

const addParagraph = (draft: Draft, span: ParagraphSpan): void => {
  const paragraph: Paragraph = {
    ...span,
    index: draft.paragraphs.length,
    firstSentence: draft.sentences.length,
    endSentence: draft.sentences.length,
  };
  for (const sentence of splitSentences(draft.text, span)) addSentence(draft, paragraph, sentence);
  paragraph.endSentence = draft.sentences.length;
  if (paragraph.endSentence > paragraph.firstSentence) draft.paragraphs.push(paragraph);
};

/** Everything the coach counts in a text. Pure and deterministic; offsets are UTF-16 code units of `text`. */
export const analyseText = (text: string, options: AnalyseOptions = {}): TextAnalysis => {
  const draft: Draft = { text, speech: findSpeech(text), paragraphs: [], sentences: [], words: [] };
  for (const span of splitParagraphs(text)) addParagraph(draft, span);
  const { paragraphs, sentences, words, speech } = draft;
  for (const word of words) {
    if (options.unknown?.some(({ start, end }) => word.start < end && start < word.end)) word.isKnown = false;
  }
  tagProperNouns(words, sentences);
  const title = paragraphs.find((paragraph) => paragraph.role === 'title');
  return {
    text,
    spelling: options.spelling ?? 'au',
    title: title ? { start: title.start, end: title.end } : null,
    isPoem: isPoem(text),
    paragraphs,
    sentences,
    words,
    contentWords: words.filter((word) => word.isContent),
    connectives: findConnectives(words, sentences),
    referents: findReferents(words, sentences),
    speech,
    devices: findPersuasiveDevices(text, { sentences, words, speech }),
    repeatedPhrases: findRepeatedPhrases(words, sentences),
    grammarSlips: findGrammarSlips(words, sentences),
    tense: profileTense(sentences, words),
    person: grammaticalPersonOf(words),
    readability: measureReadability(text),
    gibberish: detectGibberish(words),
  };
};

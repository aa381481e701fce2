import type { Span } from '../assessment.ts';
import type { Sentence, Word } from '../text/index.ts';
import { zipfOf } from '../text/word-frequency.ts';
import { wordsOf } from '../text/words-of.ts';
import { type Draft, distinct, overlaps, share } from './draft.ts';
import { correctShare } from './lexis.ts';

/** Words more frequent than this turn up in neighbouring sentences by chance. */
const tellingZipf = 5.4;
/** Forms of one word, "govern" and "government", share as many letters. */
const stemLength = 5;
/** A thought is taken up in the next sentence or the one after. */
const reach = 2;

const pointing = /^(this|these|that|those|such|both|neither|either|each|another|the same|one|some|many|few)$/;
const standIns = /^(it|they|them|he|she|him|his|her|their|its|this|that|these|those)$/;
const headWords = 5;

const stemsOf = (words: Word[]): Map<string, Word> =>
  new Map(
    words
      .filter(
        (word) => word.isContent && word.isKnown && word.lower.length > 3 && zipfOf(word.lower) < tellingZipf,
      )
      .map((word) => [word.lemma.slice(0, stemLength), word]),
  );

/** What ties a sentence to the ones before without a linking word. */
interface Bond extends Span {
  key: string;
}

const takenUp = (draft: Draft, index: number, sentences: Sentence[]): Bond[] => {
  const sentence = sentences[index];
  if (!sentence) return [];
  const before = sentences
    .slice(Math.max(0, index - reach), index)
    .flatMap((earlier) => [...stemsOf(wordsOf(draft.analysis, earlier)).keys()]);
  return [...stemsOf(wordsOf(draft.analysis, sentence))]
    .filter(([stem]) => before.includes(stem))
    .map(([stem, { start, end }]) => ({ key: stem, start, end }));
};

/** "This choice …", "They …": the head of the sentence stands for something already there. */
const pointedAt = (draft: Draft, sentence: Sentence): Bond[] => {
  const head = wordsOf(draft.analysis, sentence).slice(0, headWords);
  return head.flatMap((word, index) => {
    const next = head[index + 1];
    if (pointing.test(word.lower) && next?.pos === 'NOUN')
      return [{ key: `${word.lower} ${next.lemma}`, start: word.start, end: next.end }];
    const isResolved = draft.analysis.referents.resolved.some((span) => overlaps(span, word));
    return standIns.test(word.lower) && (index === 0 || isResolved)
      ? [{ key: word.lower, start: word.start, end: word.end }]
      : [];
  });
};

/** A text hangs together when most of its sentences are tied to those before. */
const fewestTied = 0.5;
/** Sentences that don't hold in themselves hold nothing together. */
const control = { none: 0.7, full: 0.95 };
const mostBonds = 6;
/** Two words taken up do what one linking word does. */
const worth = 0.5;

export interface Bonds {
  /** What they are worth beside linking words. */
  worth: number;
  shown: Span[];
}

/** Words taken up and words that point back, each counted once: saying the same word again ties nothing new. */
export const findBonds = (draft: Draft): Bonds => {
  const sentences = draft.correct;
  const bonds = sentences.map((sentence, index) =>
    index === 0 ? [] : [...takenUp(draft, index, sentences), ...pointedAt(draft, sentence)],
  );
  const tied = share(bonds.filter((some) => some.length > 0).length, Math.max(1, draft.prose.length - 1));
  const held = Math.min(1, Math.max(0, (correctShare(draft) - control.none) / (control.full - control.none)));
  const different = distinct(bonds.flat().map(({ key }) => key));
  return {
    worth: tied < fewestTied ? 0 : held * Math.min(mostBonds, worth * different),
    shown: bonds.flatMap((some) => some.slice(0, 1)),
  };
};

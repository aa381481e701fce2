import type { Span } from '../../marking/assessment.ts';
import { countDistinct, type Draft } from '../../marking/draft.ts';
import { shareInFaultlessSentences } from '../../measures/word-measures.ts';
import type { Sentence, Word } from '../../parse/index.ts';
import { zipfOf } from '../../parse/word-frequency.ts';
import { wordsOf } from '../../parse/words-of.ts';

/** Words more frequent than this turn up in two sentences by chance. */
const tellingZipf = 5.4;
/** Forms of one word, "govern" and "government", share as many letters. */
const stemLength = 5;
/** In the next sentences a word is still being talked about; after as many as this it comes back. */
const returnsAfter = 4;

const pointing = /^(this|these|that|those|such|both|neither|either|each|another)$/;
const headWords = 5;

/** What ties a sentence to those before without a linking word. */
interface Bond extends Span {
  key: string;
}

const isTelling = (word: Word): boolean =>
  word.isContent && word.isKnown && !word.isName && word.lower.length > 3 && zipfOf(word.lower) < tellingZipf;

/** Threads of the text: words that come back in another paragraph or well after they were first there. */
const threads = ({ analysis, correct }: Draft): Bond[] => {
  const first = new Map<string, Sentence>();
  const found = new Map<string, Bond>();
  for (const sentence of correct) {
    for (const word of wordsOf(analysis, sentence).filter(isTelling)) {
      const key = word.lemma.slice(0, stemLength);
      const earlier = first.get(key) ?? sentence;
      first.set(key, earlier);
      const isBack =
        sentence.index - earlier.index >= returnsAfter ||
        (sentence.paragraph !== earlier.paragraph && sentence.index > earlier.index);
      if (isBack && !found.has(key)) found.set(key, { key, start: word.start, end: word.end });
    }
  }
  return [...found.values()];
};

/** "This choice …": the head of the sentence names what was said before. */
const pointers = ({ analysis, correct }: Draft): Bond[] =>
  correct.slice(1).flatMap((sentence) => {
    const head = wordsOf(analysis, sentence).slice(0, headWords);
    return head.flatMap((word, index) => {
      const next = head[index + 1];
      return pointing.test(word.lower) && next?.pos === 'NOUN'
        ? [{ key: `${word.lower} ${next.lemma}`, start: word.start, end: next.end }]
        : [];
    });
  });

/** Sentences that don't hold in themselves hold nothing together. */
const control = { none: 0.7, full: 0.95 };
const mostTies = 6;
/** Two threads do what one linking word does. */
const worth = 0.5;

export interface CohesiveTies {
  /** What they are worth beside linking words. */
  worth: number;
  shown: Span[];
}

/** Threads and words that point back, each counted once: saying the same word again ties nothing new. */
export const findCohesiveTies = (draft: Draft): CohesiveTies => {
  const ties = [...pointers(draft), ...threads(draft)];
  const held = Math.min(
    1,
    Math.max(0, (shareInFaultlessSentences(draft) - control.none) / (control.full - control.none)),
  );
  return {
    worth: held * Math.min(mostTies, worth * countDistinct(ties.map(({ key }) => key))),
    shown: ties.sort((a, b) => a.start - b.start),
  };
};

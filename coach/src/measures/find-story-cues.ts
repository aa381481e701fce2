import type { Span } from '../marking/assessment.ts';
import { type Draft, overlaps } from '../marking/draft.ts';
import type { Word } from '../parse/index.ts';
import {
  endingPhrases,
  endingWords,
  faintEndingWords,
  faintTroubleWords,
  troublePhrases,
  troubleWords,
} from '../word-lists/story-cues.ts';
import { sectionsOf, spansOverlapping } from './text-part.ts';

/** A sign of what a passage of a story does, and how much it says by itself. */
export interface Cue extends Span {
  key: string;
  weight: number;
  sentence: number;
}

const faint = 0.25;
const half = 0.5;

const phrasesIn = (draft: Draft, patterns: readonly RegExp[], words: Word[]): Cue[] => {
  const spans = patterns.flatMap((pattern) =>
    [...draft.analysis.text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      key: (match[1] ?? match[0]).toLowerCase(),
    })),
  );
  return spans.flatMap((span) => {
    const [word] =
      spansOverlapping([span], words).length > 0 ? words.filter((each) => overlaps(each, span)) : [];
    return word ? [{ ...span, weight: 1, sentence: word.sentence }] : [];
  });
};

const near = ({ analysis }: Draft, { index, sentence }: Word, step: number): string => {
  const word = analysis.words[index + step];
  return word?.sentence === sentence ? word.lower : '';
};

const negation = /^(not|no|never|isn't|wasn't|weren't|aren't|without|nothing)$/;

/** "He was not scared", "there was no danger". */
const isDenied = (draft: Draft, word: Word): boolean =>
  [-1, -2].some((step) => negation.test(near(draft, word, step)));

/** Said of what is no trouble at all: a snowball fight, to fall asleep, hide and seek, the dog I chase, a broken fence. */
const isHarmless = (draft: Draft, word: Word): boolean => {
  const before = near(draft, word, -1);
  const after = near(draft, word, 1);
  switch (word.lower) {
    case 'fight':
    case 'fought':
      return /^(snow|snowball|pillow|water|food|play|ball)$/.test(before);
    case 'fell':
      return /^(asleep|in|silent|quiet)$/.test(after) && !/^(the|a|an|into)$/.test(near(draft, word, 2));
    case 'hide':
      return after === 'and' || after === 'n';
    case 'chase':
    case 'chased':
    case 'chasing':
      return [before, near(draft, word, -2), near(draft, word, -3)].some((each) => /^(i|we)$/.test(each));
    case 'collapsed':
    case 'broken':
    case 'fallen':
    case 'forgotten':
    case 'ruined':
    case 'locked':
      return draft.analysis.words[word.index + 1]?.pos === 'NOUN' && after !== '';
    case 'accident':
    case 'mistake':
      return word.inSpeech;
    default:
      return false;
  }
};

const weightOfTrouble = (draft: Draft, word: Word): number => {
  if (word.lower === 'suddenly') return half;
  // A story told as it happens has the same trouble: "a dog chases you".
  const names = (words: ReadonlySet<string>): boolean =>
    words.has(word.lower) || (/s$/.test(word.lower) && words.has(word.lemma));
  if (!names(troubleWords) && names(faintTroubleWords)) return faint;
  if (!names(troubleWords) || isDenied(draft, word)) return 0;
  return isHarmless(draft, word) ? faint : 1;
};

/** "Dad couldn't find the pegs, but he found them under the seat." */
const isSolvedAtOnce = ({ analysis }: Draft, cue: Cue): boolean =>
  analysis.words.some(
    (word) =>
      word.sentence === cue.sentence && word.start > cue.end && /^(found|got|managed)$/.test(word.lower),
  );

/** Trouble is more than a word in passing: something else goes wrong within this many sentences. */
const reach = 2;
/** Faint signs bear each other out when there are more of them than this beside one. */
const fewestFaint = 2;

/** Signs of trouble after the opening; one with nothing clear beside it says half as much. */
export const findTrouble = (draft: Draft): Cue[] => {
  const { later } = sectionsOf(draft);
  const worded = later.flatMap((word): Cue[] => {
    const weight = weightOfTrouble(draft, word);
    return weight === 0
      ? []
      : [{ start: word.start, end: word.end, key: word.lemma, weight, sentence: word.sentence }];
  });
  const phrased = phrasesIn(draft, troublePhrases, later).map((cue) =>
    isSolvedAtOnce(draft, cue) ? { ...cue, weight: faint } : cue,
  );
  const cues = [...phrased, ...worded.filter((cue) => !phrased.some((phrase) => overlaps(phrase, cue)))];
  return cues.map((cue) => {
    const near = cues.filter(
      (other) => other.key !== cue.key && Math.abs(other.sentence - cue.sentence) <= reach,
    );
    const isClear = near.some((other) => Math.max(cue.weight, other.weight) >= half);
    const isCrowded = new Set(near.map(({ key }) => key)).size >= fewestFaint;
    return isClear || isCrowded ? cue : { ...cue, weight: cue.weight * half };
  });
};

export const findEnding = (draft: Draft): Cue[] => {
  const { closing } = sectionsOf(draft);
  const phrased = phrasesIn(draft, endingPhrases, closing);
  const worded = closing.flatMap((word): Cue[] => {
    const weight = endingWords.has(word.lower) ? 1 : faintEndingWords.has(word.lower) ? half : 0;
    const isTaken = phrased.some((phrase) => overlaps(phrase, word));
    return weight === 0 || isTaken
      ? []
      : [{ start: word.start, end: word.end, key: word.lemma, weight, sentence: word.sentence }];
  });
  return [...phrased, ...worded];
};

/** What the signs say together: the same sign again says nothing new. */
export const weightOfCues = (cues: Cue[]): number => {
  const heaviest = new Map<string, number>();
  for (const { key, weight } of cues) heaviest.set(key, Math.max(weight, heaviest.get(key) ?? 0));
  return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
};

/** The clearest signs, each once, in the order of the text among equals; what says little by itself shows nothing. */
export const clearestCues = (cues: Cue[], most: number): Cue[] => {
  const seen = new Set<string>();
  return [...cues]
    .sort((a, b) => b.weight - a.weight || a.start - b.start)
    .filter(({ key, weight }) => weight > half && !seen.has(key) && seen.add(key))
    .slice(0, most);
};

import type { RepeatedPhrase, Sentence, Word } from './analysis.ts';

const longest = 6;
const shortest = 3;

/** Phrases of three to six words that come at least three times; a longer one hides the shorter ones inside it. */
export const findRepeatedPhrases = (words: Word[], sentences: Sentence[]): RepeatedPhrase[] => {
  const repeated: RepeatedPhrase[] = [];
  const covered = new Set<number>();
  for (let size = longest; size >= shortest; size--) {
    const places = new Map<string, number[]>();
    for (const sentence of sentences) {
      for (let index = sentence.firstWord; index + size <= sentence.endWord; index++) {
        const phrase = words
          .slice(index, index + size)
          .map((word) => word.lower)
          .join(' ');
        places.set(phrase, [...(places.get(phrase) ?? []), index]);
      }
    }
    for (const [phrase, starts] of places) {
      const fresh = starts.filter((start) => !covered.has(start));
      if (fresh.length < 3) continue;
      const spans = fresh.flatMap((start) => {
        const first = words[start];
        const last = words[start + size - 1];
        for (let step = 0; step < size; step++) covered.add(start + step);
        return first && last ? [{ start: first.start, end: last.end }] : [];
      });
      repeated.push({ phrase, spans });
    }
  }
  return repeated.sort((a, b) => b.spans.length - a.spans.length);
};

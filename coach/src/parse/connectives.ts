import { entriesOf } from '@inkling/contract';
import { connectives as connectiveLists, simpleConnectives } from '../word-lists/connectives.ts';
import type { Connective, ConnectiveKind, Sentence, Word } from './analysis.ts';

interface Entry {
  words: string[];
  phrase: string;
  kind: ConnectiveKind;
}

/** Longest phrases first, so that "as soon as" is not counted as "as" and "soon". */
const entriesByFirstWord: Map<string, Entry[]> = (() => {
  const entries = new Map<string, Entry[]>();
  for (const [kind, list] of entriesOf(connectiveLists)) {
    for (const phrase of list.split(';').map((each) => each.trim().replace(/\s+/g, ' '))) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      entries.set(first, [...(entries.get(first) ?? []), { words, phrase, kind }]);
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length);
  return entries;
})();

/** Words that link only at the head of a sentence or clause; elsewhere they mean something else. */
const headOnly = new Set(
  'first second third next another once equally some people some may still too like one'.split(' '),
);

export const findConnectives = (words: Word[], sentences: Sentence[]): Connective[] => {
  const found: Connective[] = [];
  for (const sentence of sentences) {
    for (let index = sentence.firstWord; index < sentence.endWord; index++) {
      const word = words[index];
      if (!word) continue;
      const opensSentence = index === sentence.firstWord;
      const entry = entriesByFirstWord
        .get(word.lower)
        ?.find((each) =>
          each.words.every(
            (part, step) => index + step < sentence.endWord && words[index + step]?.lower === part,
          ),
        );
      if (!entry || (!opensSentence && headOnly.has(entry.phrase))) continue;
      const last = words[index + entry.words.length - 1] ?? word;
      found.push({
        start: word.start,
        end: last.end,
        phrase: entry.phrase,
        kind: entry.kind,
        isSimple: simpleConnectives.has(entry.phrase),
        opensSentence,
      });
      index += entry.words.length - 1;
    }
  }
  return found;
};

import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';

export const wordsIn = ({ words }: TextAnalysis, sentences: readonly Sentence[]): Word[] =>
  sentences.flatMap(({ firstWord, endWord }) => words.slice(firstWord, endWord));

/** The words that are in one list and not in the other, each as often as it is there more. */
function missingFrom(others: readonly Word[], words: readonly Word[]): Word[] {
  const left = new Map<string, number>();
  for (const { lower } of others) left.set(lower, (left.get(lower) ?? 0) + 1);
  return words.filter(({ lower }) => {
    const count = left.get(lower) ?? 0;
    left.set(lower, count - 1);
    return count <= 0;
  });
}

/** A word that is in no list gave way to one that looks like it. */
export function isRespelt(old: Word, now: Word): boolean {
  if (old.isKnown) return false;
  const longer = Math.max(old.lower.length, now.lower.length);
  // Nearly every misspelling begins as the word does; "nife" and "rong" differ in little else.
  const most = old.lower[0] === now.lower[0] ? Math.ceil(longer / 2) : Math.floor(longer / 3);
  return (
    Math.abs(old.lower.length - now.lower.length) <= most && isWithinEditDistance(old.lower, now.lower, most)
  );
}

/** "sed" and "said", "went" and "goes", one name and another, "he" and "she": nothing new is told. */
function tellsTheSame(old: Word, now: Word): boolean {
  if (isRespelt(old, now) || old.lemma === now.lemma) return true;
  if (old.isName || now.isName) return old.isName && now.isName;
  return old.pos === 'PRON' && now.pos === 'PRON';
}

/** Each new word is compared with this many; where more are gone, the text tells something new in any case. */
const MOST_COMPARED = 300;

export interface ChangedWords {
  /** Words that were there and are not any more. */
  lost: Word[];
  added: Word[];
}

/** Which words gave way to which, where more than their spelling, their form or a name changed. */
export function changedWords(olds: readonly Word[], news: readonly Word[]): ChangedWords {
  const lost = missingFrom(news, olds);
  const added = missingFrom(olds, news).filter((word) => {
    const same = lost.slice(0, MOST_COMPARED).findIndex((old) => tellsTheSame(old, word));
    if (same >= 0) lost.splice(same, 1);
    return same < 0;
  });
  return { lost, added };
}

import { mayAsk } from '../parse/asks-question.ts';
import { findClauses } from '../parse/clauses.ts';
import type { TaggedWord } from '../parse/tag-words.ts';
import {
  clauseOpeners,
  coordinators,
  subordinators,
  wordsThatTakeClause,
} from '../word-lists/clause-words.ts';
import { wordsThatNeverEndPhrase } from '../word-lists/words-that-never-end-a-phrase.ts';

/** The words on both sides of a mark, up to the next such mark. */
export interface WordGap {
  left: TaggedWord[];
  right: TaggedWord[];
  /** How well the words beside the mark would follow each other without it. */
  worth: number;
  /** Whether a comma stands a few words on, or a few words back: a list. */
  isList: boolean;
  /** Whether the writer does without capitals, so that a small letter may begin a sentence. */
  isUncapped: boolean;
  /** Whether some colons or semicolons of the text stand where none ever stands. */
  isScattered: boolean;
}

/** As many words may lead into a clause: "however, he …". */
const leadIn = 1;

/** Whether what follows begins with a clause of its own, and not with the rest of the one before. */
const opensClause = ({ right }: WordGap): boolean => {
  const [first, ...others] = findClauses(right);
  if (!first || first.from > leadIn || first.subject === first.verb) return false;
  // "if we go, they stay", but not "that they earned": a clause that leans on the next, not on what came before.
  return (
    first.link !== 'subordinate' ||
    (subordinators.has(right[first.from]?.lower ?? '') && others.some(({ link }) => link !== 'subordinate'))
  );
};

/** "I think", "she said": what follows belongs to it. */
const takesClause = ({ lower, tags }: TaggedWord): boolean =>
  tags[0] === 'VERB' && wordsThatTakeClause.has(lower);

const waits = /^(ADP|SCONJ|CCONJ|DET|PART|AUX|ADJ|NUM)$/;

const partsClauses = (gap: WordGap, last: TaggedWord): boolean =>
  !takesClause(last) &&
  (gap.worth < belongTogether || !waits.test(last.tags[0] ?? '')) &&
  opensClause(gap) &&
  findClauses(gap.left).length > 0;

/** "Oh! it is you." */
const isCry = ({ left }: WordGap): boolean => left.length <= 2 && left.at(-1)?.tags[0] === 'INTJ';

const plain = (words: TaggedWord[]): string => words.map(({ text }) => text).join(' ');

/** A full stop before a small letter is more often a capital forgotten than a stop too many. */
const mayStop = (gap: WordGap, last: TaggedWord): boolean => {
  const [first] = gap.right;
  return (
    !takesClause(last) &&
    (gap.worth < belongTogether || coordinators.has(first?.lower ?? '')) &&
    !clauseOpeners.has(first?.lower ?? '') &&
    findClauses(gap.left).length > 0 &&
    findClauses(gap.right).some(({ link }) => link !== 'subordinate')
  );
};

const startsLarge = (word: TaggedWord | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

/** "Mr Hill. Then" surely, "to Perth. Students may …" by its clauses, "High. School" not. */
const opensLarge = (gap: WordGap, last: TaggedWord): boolean => {
  const [first] = gap.right;
  // What stands before may be a sentence of a word: "Joyful. Triumphant."
  return (
    startsLarge(first) &&
    (gap.left.length <= 2 || !/^(PROPN|NOUN|ADJ)$/.test(first?.tags[0] ?? '') || mayStop(gap, last))
  );
};

const isRightEnd = (mark: string, gap: WordGap, last: TaggedWord): boolean =>
  opensLarge(gap, last) ||
  (mark === '!' && isCry(gap)) ||
  (mark === '.' && (mayStop(gap, last) || partsClauses(gap, last))) ||
  (gap.isUncapped && partsClauses(gap, last) && (!mark.includes('?') || mayAsk(plain(gap.left))));

/** Words that belong together this much are never parted by a mark: "the dog", "we were", "to go". */
const belongTogether = 3;
const mayFollowComma = /^(and|but|or|so|because|if|when|in|for|on|by|about|with|from|at|into|of|to|as|that)$/;

/** As many words may stand before the sentence proper: "To begin with, …", "In the end, …", "Secondly, …". */
const longestLead = 4;

const isLead = ({ left }: WordGap): boolean =>
  left.length <= longestLead &&
  /^(ADV|ADP|INTJ|PART)$/.test(left[0]?.tags[0] ?? '') &&
  findClauses(left).length === 0;

const isRightComma = (gap: WordGap, last: TaggedWord): boolean =>
  !wordsThatNeverEndPhrase.has(last.lower) &&
  // "a very, very long day"
  (last.lower === gap.right[0]?.lower ||
    gap.isList ||
    isLead(gap) ||
    mayFollowComma.test(gap.right[0]?.lower ?? '') ||
    gap.worth < belongTogether ||
    opensClause(gap));

const announces = /^(following|these|this|examples?|instance|reasons?|things?|ways?|note|said|called)$/;

/** "Note: …", "Tom: …", "Stage two: …" */
const longestLabel = 2;

export const endsSentence = (mark: string): boolean => /^[.!?…]/u.test(mark);

/**
 * A colon or a semicolon that parts no words which belong together: a whole clause stands before it, and one behind a
 * semicolon. Nobody can know it in a text that is full of them.
 */
const maySeparate = (mark: string, { left, right, worth, isScattered }: WordGap): boolean =>
  !isScattered &&
  worth < belongTogether &&
  !/^(?:of|than|to)$/.test(right[0]?.lower ?? '') &&
  (mark === ':'
    ? findClauses(left).length > 0 || findClauses(right).length > 0
    : findClauses(left).length > 0 && findClauses(right).some(({ link }) => link !== 'subordinate'));

/** Whether a mark of this kind may stand between these words. */
export const mayPunctuationStandBetween = (mark: string, gap: WordGap): boolean => {
  const last = gap.left.at(-1);
  if (!last || gap.right.length === 0) return true;
  if (mark === ',') return isRightComma(gap, last);
  if (mark === ':' && (announces.test(last.lower) || gap.left.length <= longestLabel)) return true;
  if (wordsThatNeverEndPhrase.has(last.lower)) return false;
  if (/^[;:]$/.test(mark) && maySeparate(mark, gap)) return true;
  if (mark === ':') return gap.isList && findClauses(gap.left).length > 0 && gap.worth <= 0;
  if (mark === ';') return partsClauses(gap, last) || mayStop(gap, last);
  if (mark === '...' || mark === '…') return opensLarge(gap, last);
  return endsSentence(mark) ? isRightEnd(mark, gap, last) : partsClauses(gap, last);
};

/** Whether a mark stands inside words that belong together, as "the; dog". */
export const splitsPhrase = ({ left, worth }: WordGap): boolean =>
  wordsThatNeverEndPhrase.has(left.at(-1)?.lower ?? '') || worth >= belongTogether;

/** Whether a mark that is not right is an error to speak of: a pause, a comma or a colon too many may be meant. */
export const isPunctuationError = (mark: string, gap: WordGap): boolean => {
  if (/^[;:]$/.test(mark))
    return splitsPhrase(gap) || (gap.isScattered && findClauses(gap.left).length === 0);
  return mark !== '...' && /^[.!?]/.test(mark);
};

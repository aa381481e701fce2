import * as cues from '../language/advice-cues.ts';
import { plainWords } from '../language/remark-cues.ts';
import type { Word } from '../parse/index.ts';
import {
  countBoth,
  doneIf,
  type Measure,
  textOfSentences,
  wordPattern,
  writtenNow,
} from './draft-comparison.ts';
import { beginsDifferently, mends, more } from './measure-kinds.ts';

export const any = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
export const why = any(cues.reasons, cues.proof);

export const speaking = more((comparison, which) => comparison[which].speech.length);
export const marksOf = (pattern: RegExp): Measure =>
  more((comparison, which) => comparison[which].text.match(pattern)?.length ?? 0);

export const opensWithHook: Measure = ({ context, after, carried }) => {
  const [first] = context.prose;
  const hasSound = after.devices.some(
    ({ kind, start }) => kind === 'sound' && first && start >= first.start && start < first.end,
  );
  const isHook = first?.hasSpeech || first?.endMark === '?' || first?.endMark === '!' || hasSound;
  return doneIf(Boolean(isHook) && carried?.fate !== 'same');
};

/** "You" speaks to a reader; "we" may only tell what we did. */
export const speaksToReader: Measure = (comparison) => {
  const you = countBoth(comparison, /\b(?:you|your)\b/gi);
  const we = countBoth(comparison, /\b(?:we|us|our)\b/gi);
  const gained = you.after - you.before + Math.max(0, we.after - we.before) / 2;
  return doneIf(gained >= 1, gained > 0);
};

/** The words to spell again are right, or at least other words; another slip in their place is a beginning. */
export const spellsAgain: Measure = (comparison) => {
  const { advice, before, after, context, carried } = comparison;
  const standsIn = (text: string, word: string) => wordPattern([word]).test(text);
  const left = advice.words.filter((word) => standsIn(after.text, word));
  const isStillWrong = context.findings.some(
    ({ kind, start, end }) =>
      kind === 'spelling' &&
      !standsIn(before.text, after.text.slice(start, end)) &&
      carried?.around.some((one) => start >= one.start && end <= one.end),
  );
  // Words that went with their sentence were not spelt again.
  const isThere = carried?.fate === 'changed';
  return doneIf(left.length === 0 && !isStillWrong && isThere, left.length < advice.words.length && isThere);
};

export const closesAgain: Measure = (comparison) => {
  const closing = new Set(comparison.context.prose.slice(-2));
  const written = writtenNow({ ...comparison, carried: null }).filter((sentence) => closing.has(sentence));
  return doneIf(cues.change.test(textOfSentences(comparison.after, written)));
};

export const becomesOne: Measure = ({ carried, alignment }) => {
  const [first = [], second = []] = (carried?.olds ?? []).map((old) => alignment.becameOf.get(old) ?? []);
  return doneIf(first.some((sentence) => second.includes(sentence)));
};

export const splitsUp: Measure = ({ carried }) =>
  doneIf((carried?.around.length ?? 0) > (carried?.olds.length ?? 0));

export const endsMarked: Measure = ({ carried }) =>
  doneIf(carried?.fate !== 'same' && Boolean(carried?.news.every(({ endMark }) => endMark !== null)));

export const beginsWithCapital: Measure = ({ carried }) =>
  doneIf(carried?.fate !== 'same' && Boolean(carried?.news.every((sentence) => sentence.startsWithCapital)));

const muchSooner = 0.85;

/** Fewer words stand before the passage than did. */
export const comesSooner: Measure = ({ carried }) => {
  const [old] = carried?.olds ?? [];
  const [now] = carried?.news ?? [];
  if (!old || !now) return 'not_yet';
  return doneIf(now.firstWord <= old.firstWord * muchSooner, now.firstWord < old.firstWord);
};

export const turnsAround: Measure = (comparison) => {
  const begun = beginsDifferently(comparison);
  const now = textOfSentences(comparison.after, comparison.carried?.news ?? []);
  return doneIf(begun === 'done' && now.includes(','), begun === 'done');
};

export const namesIt: Measure = mends(({ after }) => after.referents.dangling);

const isTelling = ({ vocabulary, isKnown, isContent, lower }: Word): boolean =>
  isKnown && isContent && vocabulary !== 'simple' && !plainWords.has(lower);

/** A less plain word stands where another one stood: in a sentence that was there before. */
export const exactWordForAnother: Measure = ({ before, after, alignment }) =>
  doneIf(
    before.sentences.some((old) => {
      if (alignment.unchanged.has(old)) return false;
      const then = before.words.slice(old.firstWord, old.endWord);
      const now = (alignment.becameOf.get(old) ?? []).flatMap(({ firstWord, endWord }) =>
        after.words.slice(firstWord, endWord),
      );
      const isNew = (word: Word) => !then.some(({ lower }) => lower === word.lower);
      const isLost = (word: Word) => word.isContent && !now.some(({ lower }) => lower === word.lower);
      return now.some((word) => isTelling(word) && isNew(word)) && then.some(isLost);
    }),
  );

/** A word of the subject that was not there before, in what was written now. */
export const wordOfSubject: Measure = (comparison) =>
  doneIf(
    writtenNow({ ...comparison, carried: null }).some(({ firstWord, endWord }) =>
      comparison.after.words
        .slice(firstWord, endWord)
        .some(
          (word) =>
            word.vocabulary === 'rare' &&
            word.isKnown &&
            !comparison.before.words.some(({ lower }) => lower === word.lower),
        ),
    ),
  );

/** Something is gone, and the draft is shorter for it. */
export const cutsSomething: Measure = ({ before, after, alignment }) =>
  doneIf(
    after.words.length < before.words.length &&
      before.sentences.some((old) => (alignment.becameOf.get(old)?.length ?? 0) === 0),
  );

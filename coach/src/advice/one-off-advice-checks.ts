import { letterPartsOf } from '../feedback/letter-layout.ts';
import type { Word } from '../parse/index.ts';
import * as cues from '../word-lists/patterns-for-advice-checks.ts';
import { overusedWords } from '../word-lists/words-and-patterns-for-remarks.ts';
import { checkCountGrew, checkErrorsFixed } from './advice-check-factories.ts';
import { changedWords, wordsIn } from './changed-words.ts';
import {
  type AdviceCheck,
  countInBothDrafts,
  followedWhen,
  sentencesWrittenNow,
  textOfSentences,
  wordPattern,
} from './draft-comparison.ts';

export const anyPattern = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
export const reasonOrProofPattern = anyPattern(cues.reasonPattern, cues.proofPattern);

export const checkMoreSpeech = checkCountGrew((comparison, which) => comparison[which].speech.length);
export const checkMoreMatches = (pattern: RegExp): AdviceCheck =>
  checkCountGrew((comparison, which) => comparison[which].text.match(pattern)?.length ?? 0);

export const opensWithHook: AdviceCheck = ({ context, after, relocated }) => {
  const [first] = context.prose;
  const hasSound = after.devices.some(
    ({ kind, start }) => kind === 'sound' && first && start >= first.start && start < first.end,
  );
  const isHook = first?.hasSpeech || first?.endMark === '?' || first?.endMark === '!' || hasSound;
  return followedWhen(Boolean(isHook) && relocated?.fate !== 'same');
};

/** "You" speaks to a reader; "we" may only tell what we did. */
export const speaksToReader: AdviceCheck = (comparison) => {
  const you = countInBothDrafts(comparison, /\b(?:you|your)\b/gi);
  const we = countInBothDrafts(comparison, /\b(?:we|us|our)\b/gi);
  const gained = you.after - you.before + Math.max(0, we.after - we.before) / 2;
  return followedWhen(gained >= 1, gained > 0);
};

/** The words to spell again are right, or at least other words; another slip in their place is a beginning. */
export const correctsSpelling: AdviceCheck = (comparison) => {
  const { advice, before, after, context, relocated } = comparison;
  const standsIn = (text: string, word: string) => wordPattern([word]).test(text);
  const left = advice.words.filter((word) => standsIn(after.text, word));
  const isStillWrong = context.findings.some(
    ({ kind, start, end }) =>
      kind === 'spelling' &&
      !standsIn(before.text, after.text.slice(start, end)) &&
      relocated?.around.some((one) => start >= one.start && end <= one.end),
  );
  // Words that went with their sentence were not spelt again.
  const isThere = relocated?.fate === 'changed' || relocated?.fate === 'same';
  return followedWhen(
    left.length === 0 && !isStillWrong && isThere,
    left.length < advice.words.length && isThere,
  );
};

export const rewritesClosing: AdviceCheck = (comparison) => {
  const closing = new Set(comparison.context.prose.slice(-2));
  const written = sentencesWrittenNow({ ...comparison, relocated: null }).filter((sentence) =>
    closing.has(sentence),
  );
  return followedWhen(cues.lastingChangePattern.test(textOfSentences(comparison.after, written)));
};

/** The last line is a new one. */
export const writesOnAtEnd: AdviceCheck = ({ context, alignment }) => {
  const last = context.prose.at(-1);
  return followedWhen(last !== undefined && alignment.fresh.has(last));
};

export const joinsSentences: AdviceCheck = ({ relocated, alignment }) => {
  const [first = [], second = []] = (relocated?.olds ?? []).map((old) => alignment.becameOf.get(old) ?? []);
  return followedWhen(first.some((sentence) => second.includes(sentence)));
};

/** Two sentences, wherever they stood, have become one. */
export const joinsAnyTwo: AdviceCheck = ({ before, alignment }) =>
  followedWhen(
    before.sentences.some((old, index) => {
      const next = before.sentences[index + 1];
      const became = (next && alignment.becameOf.get(next)) ?? [];
      return (alignment.becameOf.get(old) ?? []).some((sentence) => became.includes(sentence));
    }),
  );

/** The sentence is told in another time than before. */
export const changesTense: AdviceCheck = ({ relocated }) => {
  const tenses = new Set(relocated?.olds.map(({ tense }) => tense));
  return followedWhen(
    relocated?.fate === 'changed' && relocated.news.every(({ tense }) => !tenses.has(tense)),
  );
};

export const closesLetter: AdviceCheck = ({ before, after }) =>
  followedWhen(
    (letterPartsOf(after)?.signOff ?? null) !== null && (letterPartsOf(before)?.signOff ?? null) === null,
  );

export const splitsSentence: AdviceCheck = ({ relocated }) =>
  followedWhen((relocated?.news.length ?? 0) > (relocated?.olds.length ?? 0));

export const endsWithPunctuation: AdviceCheck = ({ relocated }) =>
  followedWhen(
    relocated?.fate !== 'same' && Boolean(relocated?.news.every(({ endMark }) => endMark !== null)),
  );

export const beginsWithCapital: AdviceCheck = ({ relocated }) =>
  followedWhen(
    relocated?.fate !== 'same' && Boolean(relocated?.news.every((sentence) => sentence.startsWithCapital)),
  );

const muchSooner = 0.85;

/** Fewer words stand before the passage than did. */
export const movesPassageEarlier: AdviceCheck = ({ relocated }) => {
  const [old] = relocated?.olds ?? [];
  const [now] = relocated?.news ?? [];
  if (!old || !now) return 'not_yet';
  return followedWhen(now.firstWord <= old.firstWord * muchSooner, now.firstWord < old.firstWord);
};

export const namesSubject: AdviceCheck = checkErrorsFixed(({ after }) => after.referents.dangling);

const longWord = 7;

/** A long word tells more than "good", however well everybody knows it: "wonderful". */
const isTelling = ({ vocabulary, isKnown, isContent, lower }: Word): boolean =>
  isKnown && isContent && (vocabulary !== 'simple' || lower.length >= longWord) && !overusedWords.has(lower);

/** A less plain word stands where another one stood: in a sentence that was there before. */
export const replacesWithExactWord: AdviceCheck = ({ before, after, alignment }) =>
  followedWhen(
    before.sentences.some((old) => {
      if (alignment.unchanged.has(old)) return false;
      const now = alignment.becameOf.get(old) ?? [];
      const { lost, added } = changedWords(wordsIn(before, [old]), wordsIn(after, now));
      return (
        added.some(isTelling) && lost.some(({ isContent, lower }) => isContent || overusedWords.has(lower))
      );
    }),
  );

/** A word of the subject that was not there before, in what was written now. */
export const addsTechnicalWord: AdviceCheck = (comparison) => {
  const { before, after } = comparison;
  const written = wordsIn(after, sentencesWrittenNow({ ...comparison, relocated: null }));
  const { added } = changedWords(before.words, written);
  return followedWhen(added.some(({ vocabulary, isKnown }) => vocabulary === 'rare' && isKnown));
};

/** Something is gone, and the draft is shorter for it. */
export const cutsWords: AdviceCheck = ({ before, after, alignment }) =>
  followedWhen(
    after.words.length < before.words.length &&
      before.sentences.some((old) => (alignment.becameOf.get(old)?.length ?? 0) === 0),
  );

import { letterPartsOf } from '../feedback/letter-layout.ts';
import type { Sentence, Word } from '../parse/index.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import * as cues from '../word-lists/patterns-for-advice-checks.ts';
import { overusedWords } from '../word-lists/words-and-patterns-for-remarks.ts';
import type { Advice } from './advice.ts';
import { checkCountGrew, checkErrorsFixed } from './advice-check-factories.ts';
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

const isSlipOf = (word: string, other: string): boolean =>
  isWithinEditDistance(word.toLowerCase(), other.toLowerCase(), Math.ceil(word.length / 3));

/** The words to spell again are right, or at least other words; another slip in their place is a beginning. */
export const correctsSpelling: AdviceCheck = (comparison) => {
  const { advice, before, after, context, relocated } = comparison;
  const standsIn = (text: string, word: string) => wordPattern([word]).test(text);
  const left = advice.words.filter((word) => standsIn(after.text, word));
  const isStillWrong = context.findings.some(
    ({ kind, start, end }) =>
      kind === 'spelling' &&
      !standsIn(before.text, after.text.slice(start, end)) &&
      (relocated?.around.some((one) => start >= one.start && end <= one.end) ||
        advice.words.some((word) => isSlipOf(word, after.text.slice(start, end)))),
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
  followedWhen(relocated?.fate !== 'same' && (relocated?.news[0]?.endMark ?? null) !== null);

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

/** A word that could be any: not one that was only spelt wrong. */
const isPlain = ({ isKnown, isContent, vocabulary, lower }: Word): boolean =>
  overusedWords.has(lower) ||
  (isKnown && isContent && (vocabulary === 'simple' || vocabulary === 'everyday'));

/** A less plain word stands where another one stood, in any spelling: in a sentence that was there before. */
export const replacesWithExactWord: AdviceCheck = ({ before, after, alignment }) =>
  followedWhen(
    before.sentences.some((old) => {
      if (alignment.unchanged.has(old)) return false;
      const now = alignment.becameOf.get(old) ?? [];
      const { lost, added } = changedWords(wordsIn(before, [old]), wordsIn(after, now));
      return added.some((word) => isTelling(word) || !word.isKnown) && lost.some(isPlain);
    }),
  );

const saysWhatItMeans =
  /\b(?:means?|calls?|called|known as|that is|which (?:is|are)|who (?:is|are)|is (?:an?|the|when|where))\b/i;

/** A word of the subject that was not there before, with what it means, in what was written now. */
export const addsTechnicalWord: AdviceCheck = (comparison) => {
  const { before, after } = comparison;
  const written = sentencesWrittenNow({ ...comparison, relocated: null });
  const { added } = changedWords(before.words, wordsIn(after, written));
  const isNamed = added.some(({ vocabulary, isKnown }) => vocabulary === 'rare' && isKnown);
  return followedWhen(isNamed && saysWhatItMeans.test(textOfSentences(after, written)));
};

const joiningWord =
  /\b(?:because|although|though|while|whereas|when|whenever|after|before|until|unless|since|if|instead|so|but)\b/gi;

const joinsIn = (text: string): number => text.match(joiningWord)?.length ?? 0;

/** The words that the advice itself offers, in ‘quotes’. */
const wordsOffered = ({ text }: Advice): string[] =>
  [...text.matchAll(/‘([^’]+)’/g)].flatMap(([, word]) => word ?? []);

/** A sentence that was there before joins more than it did, or a new one joins two clauses by a word that was offered. */
export const addsJoiningWord: AdviceCheck = ({ advice, before, after, alignment }) => {
  const offered = wordPattern(wordsOffered(advice));
  const joinsAnew = ({ clauses, start, end }: Sentence) =>
    clauses >= 2 && (after.text.slice(start, end).match(offered)?.length ?? 0) > 0;
  return followedWhen(
    [...alignment.fresh].some(joinsAnew) ||
      before.sentences.some((old) => {
        const news = alignment.becameOf.get(old) ?? [];
        return joinsIn(textOfSentences(after, news)) > joinsIn(textOfSentences(before, [old]));
      }),
  );
};

/** Sentences of their own that give a reason: more words in an old one only say it at length. */
export const addsNewReason: AdviceCheck = (comparison) => {
  const { after, alignment } = comparison;
  const fresh = after.sentences.filter((sentence) => alignment.fresh.has(sentence));
  const likely = Math.max(0, ...fresh.map((sentence) => roleProbability(after, sentence, 'reason')));
  return followedWhen(likely >= surelyReason, likely >= perhapsReason);
};
const surelyReason = 0.5;
const perhapsReason = 0.3;

const fewestWordsBefore = 6;

/** What is new stands before the passage, right beside it or in its own sentence. */
export const writesBefore: AdviceCheck = ({ after, relocated, alignment }) => {
  const [now] = relocated?.news ?? [];
  if (!now) return 'not_yet';
  let words = 0;
  for (let place = now.index - 1; place >= 0; place -= 1) {
    const sentence = after.sentences[place];
    if (!sentence || !alignment.fresh.has(sentence)) break;
    words += sentence.endWord - sentence.firstWord;
  }
  const old = relocated?.olds[0];
  const longer = old ? now.endWord - now.firstWord - (old.endWord - old.firstWord) : 0;
  return followedWhen(
    words >= fewestWordsBefore || longer >= fewestWordsBefore,
    words + Math.max(0, longer) >= fewestWordsBefore / 2,
  );
};

/** Something is gone, and the draft is shorter for it. */
export const cutsWords: AdviceCheck = ({ before, after, alignment }) =>
  followedWhen(
    after.words.length < before.words.length &&
      before.sentences.some((old) => (alignment.becameOf.get(old)?.length ?? 0) === 0),
  );

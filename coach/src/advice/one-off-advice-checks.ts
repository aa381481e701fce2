import { isEndlessSentence } from '../criteria/sentence-structure/endless-sentence.ts';
import { letterPartsOf } from '../feedback/letter-layout.ts';
import { overlaps } from '../marking/draft.ts';
import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import * as cues from '../word-lists/patterns-for-advice-checks.ts';
import { overusedWords } from '../word-lists/words-and-patterns-for-remarks.ts';
import type { Advice } from './advice.ts';
import { changesSentence, changesWord, checkCountGrew, urgesToAct } from './advice-check-factories.ts';
import {
  type AdviceCheck,
  countInBothDrafts,
  type DraftComparison,
  followedWhen,
  sentencesWrittenNow,
  textOfSentences,
  wordPattern,
} from './draft-comparison.ts';
import { checkErrorsFixed } from './error-checks.ts';

export const anyPattern = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
export const reasonOrProofPattern = anyPattern(cues.reasonPattern, cues.proofPattern);

export const checkMoreSpeech = checkCountGrew((comparison, which) => comparison[which].speech.length);
/** Who speaks, with speech marks or without. */
const speaking =
  /\b(?:said|sed|sead|says?|asked|askd|yelled|yeld|shouted|whispered|replied|answered|cried)\b/gi;

export const checkPatternCountGrew = (pattern: RegExp): AdviceCheck =>
  checkCountGrew((comparison, which) => comparison[which].text.match(pattern)?.length ?? 0);

export const letsSomeoneSpeak: AdviceCheck = (comparison) =>
  checkMoreSpeech(comparison) === 'done' ? 'done' : checkPatternCountGrew(speaking)(comparison);

/** A title where there was none: a first line that stood there before has not become one. */
export const hasNewTitle: AdviceCheck = ({ before, after }) => {
  const { title } = after;
  return followedWhen(
    title !== null && !before.text.includes(after.text.slice(title.start, title.end).trim()),
  );
};

const endingSentences = 2;

/** What is told now at the end closes the story: a last line that was only corrected did so before. */
export const closesStory: AdviceCheck = (comparison) => {
  const { before, after, context, alignment } = comparison;
  const had = new Set(before.words.map(({ lemma }) => lemma));
  const written = context.prose
    .slice(-endingSentences)
    .filter(
      (one) =>
        alignment.fresh.has(one) ||
        wordsIn(after, [one]).filter(
          ({ isContent, isKnown, lemma }) => isContent && isKnown && !had.has(lemma),
        ).length >= 2,
    );
  return followedWhen(written.some((one) => roleProbability(after, one, 'ending') >= likelyEnding));
};
const likelyEnding = 0.4;

const fewestLost = 2;

/** The sentence itself is other than it was. */
export const rewritesSentence: AdviceCheck = (comparison) => {
  const { before, after, relocated, alignment } = comparison;
  if (!relocated) return 'not_yet';
  const isOther = relocated.olds.some((old) => !alignment.unchanged.has(old));
  // Of the sentence alone, whatever is written beside it.
  const changed = changedWords(wordsIn(before, relocated.olds), wordsIn(after, relocated.news));
  const itself = { ...comparison, relocated: { ...relocated, changed } };
  const last = relocated.news.at(-1);
  const goesOn = relocated.around.some((one) => last && one.index > last.index);
  const lost = changed.lost.filter(({ isContent }) => isContent);
  const isShorter = lost.length >= fewestLost;
  if (isOther && (isShorter || changesSentence(itself) === 'done')) return 'done';
  return goesOn || changesWord(itself) === 'done' ? 'new_text' : 'not_yet';
};

/** Another line is the last one, or the last one has other words. */
export const changesLastLine: AdviceCheck = (comparison) => {
  const { context, relocated } = comparison;
  const last = context.prose.at(-1);
  if (!last || !relocated) return 'not_yet';
  return relocated.news.includes(last) ? rewritesSentence(comparison) : 'done';
};

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
  const hadWords = new Set(before.words.map(({ lower }) => lower));
  const standsIn = (text: string, word: string) => new RegExp(wordPattern([word]).source, 'u').test(text);
  const isFound = (word: string) =>
    context.findings.some(
      ({ kind, start, end }) =>
        kind === 'spelling' && after.text.slice(start, end).toLowerCase() === word.toLowerCase(),
    );
  // "germans" is right as "Germans", "becos" is not as "Becos".
  const left = advice.words.filter((word) => standsIn(after.text, word) || isFound(word));
  const isFewer = advice.words.some((word) => {
    const counts = countInBothDrafts(comparison, wordPattern([word]));
    return counts.after > 0 && counts.after < counts.before;
  });
  const gone = advice.words.filter((word) => !left.includes(word));
  const tries = after.words.filter(({ isKnown, lower }) => !isKnown && !hadWords.has(lower));
  const isGuess = (word: string) => tries.some(({ lower }) => isSlipOf(word, lower));
  const isStillWrong = context.findings.some(
    ({ kind, start, end }) =>
      kind === 'spelling' &&
      !standsIn(before.text, after.text.slice(start, end)) &&
      advice.words.some((word) => isSlipOf(word, after.text.slice(start, end))),
  );
  // Words that went with their sentence were not spelt again.
  const isThere = relocated?.fate === 'changed' || relocated?.fate === 'same';
  if (left.length === 0 && !isStillWrong && isThere) return 'done';
  // Another word in no list may be right or another slip.
  if (gone.length > 0 && gone.every(isGuess)) return isThere ? 'new_text' : 'not_yet';
  const isOnlyCapital = (word: string) => after.words.some(({ lower }) => lower === word.toLowerCase());
  return followedWhen(false, (isThere && gone.some((word) => !isOnlyCapital(word))) || isFewer);
};

const fewestNewWords = 2;
const linesOfEnd = 2;

/** Whether a word comes up again that the piece began with and that is not all over it. */
const takesUpBeginning = ({ after, context }: DraftComparison, written: readonly Sentence[]): boolean => {
  const { prose } = context;
  const middle = new Set(wordsIn(after, prose.slice(linesOfEnd, -linesOfEnd)).map(({ lemma }) => lemma));
  const begun = new Set(
    wordsIn(after, prose.slice(0, linesOfEnd)).flatMap(({ isContent, isName, lemma }) =>
      isContent && !isName && !middle.has(lemma) ? [lemma] : [],
    ),
  );
  return wordsIn(after, written).some(({ lemma }) => begun.has(lemma));
};

const longestParting = 8;

/** "Nga mihi from Isla, Room 9": a line of its own at the end, and not what the piece ends with. */
const isParting = ({ text, words }: TextAnalysis, { start, end, firstWord, endWord }: Sentence): boolean =>
  endWord - firstWord <= longestParting &&
  !/[.!?…]["”’)]*\s*$/.test(text.slice(start, end)) &&
  /\n\s*$/.test(text.slice(0, start)) &&
  endWord === words.length;

/** The last lines tell something else than before; done where they speak of a change or of what stood at the beginning. */
export const rewritesClosing: AdviceCheck = (comparison) => {
  const { before, after, context, alignment } = comparison;
  const prose = context.prose.filter((sentence) => !isParting(after, sentence));
  const last = prose.at(-1);
  if (!last) return 'not_yet';
  // A whole paragraph that is new is the ending, however many lines it has.
  const paragraph = prose.filter((sentence) => sentence.paragraph === last.paragraph);
  const isNewParagraph = paragraph.every((sentence) => alignment.fresh.has(sentence));
  const closing = new Set(isNewParagraph ? paragraph : prose.slice(-linesOfEnd));
  const written = sentencesWrittenNow({ ...comparison, relocated: null }).filter((sentence) => {
    const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(sentence));
    const { added } = changedWords(wordsIn(before, olds), wordsIn(after, [sentence]));
    return closing.has(sentence) && added.filter(({ isContent }) => isContent).length >= fewestNewWords;
  });
  if (written.length === 0 || !(written.includes(last) || alignment.fresh.has(last))) return 'not_yet';
  const isAnswered =
    takesUpBeginning(comparison, written) || cues.lastingChangePattern.test(textOfSentences(after, written));
  return isAnswered ? 'done' : 'new_text';
};

/** The last line is a new one. */
export const writesOnAtEnd: AdviceCheck = ({ context, alignment }) => {
  const last = context.prose.at(-1);
  return followedWhen(last !== undefined && alignment.fresh.has(last));
};

/** One sentence where there were two; with only a comma between them it is a beginning. */
export const joinsSentences: AdviceCheck = ({ relocated, alignment, context }) => {
  const [first = [], second = []] = (relocated?.olds ?? []).map((old) => alignment.becameOf.get(old) ?? []);
  const joined = first.filter((sentence) => second.includes(sentence));
  const isSpliced = (sentence: Sentence) => context.joins.some((join) => overlaps(join, sentence));
  return followedWhen(
    joined.some((sentence) => !isSpliced(sentence)),
    joined.length > 0,
  );
};

const longSentence = 25;

/** Each sentence that was strung together has become several, none of which is; some of them is a beginning. */
export const splitsEndlessSentence: AdviceCheck = ({ before, after, alignment }) => {
  const strung = before.sentences.filter((sentence) => isEndlessSentence(before, sentence));
  const long = before.sentences.filter(({ firstWord, endWord }) => endWord - firstWord > longSentence);
  const endless = strung.length > 0 ? strung : long;
  const split = endless.filter((old) => (alignment.becameOf.get(old)?.length ?? 0) > 1);
  const isLeft = split
    .flatMap((old) => alignment.becameOf.get(old) ?? [])
    .some((sentence) => isEndlessSentence(after, sentence));
  return followedWhen(split.length > 0 && !isLeft, split.length > 0);
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

/** A less plain word stands where another one of its kind stood, in any spelling: in a sentence that was there before. */
export const replacesWithExactWord: AdviceCheck = ({ before, after, alignment }) =>
  followedWhen(
    before.sentences.some((old) => {
      if (alignment.unchanged.has(old)) return false;
      const now = alignment.becameOf.get(old) ?? [];
      const { lost, added } = changedWords(wordsIn(before, [old]), wordsIn(after, now));
      return added.some(
        (word) =>
          !word.isName &&
          (isTelling(word) || !word.isKnown) &&
          lost.some((gone) => isPlain(gone) && (!word.isKnown || gone.pos === word.pos)),
      );
    }),
  );

const saysWhatItMeans =
  /\b(?:means?|calls?|called|known as|which (?:is|are)|who (?:is|are)|is (?:an?|the|when|where))\b/i;

/** A word of the subject that was not there before, in the sentence that says what it means. */
export const addsTechnicalWord: AdviceCheck = (comparison) => {
  const { before, after } = comparison;
  const written = sentencesWrittenNow({ ...comparison, relocated: null });
  const isNamedIn = (sentence: Sentence) =>
    changedWords(before.words, wordsIn(after, [sentence])).added.some(
      ({ vocabulary, isKnown, pos }) => vocabulary === 'rare' && isKnown && pos === 'NOUN',
    );
  return followedWhen(
    written.some(
      (sentence) => saysWhatItMeans.test(textOfSentences(after, [sentence])) && isNamedIn(sentence),
    ),
  );
};

const joiningWord =
  /\b(?:because|although|though|while|whereas|when|whenever|after|before|until|unless|since|if|instead|so|but)\b/gi;

/** "For a while" joins nothing. */
const countIn = (text: string, pattern: RegExp): number =>
  text.replace(/\b(?:a|the|all the) while\b/gi, '').match(pattern)?.length ?? 0;

const contrasts = ['although', 'though', 'whereas'];

const wordsLike = (offered: readonly string[]): string[] =>
  offered.some((word) => contrasts.includes(word)) ? contrasts : [];

/** The words that the advice itself offers, in ‘quotes’. */
const wordsOffered = ({ text }: Advice): string[] =>
  [...text.matchAll(/‘([^’]+)’/g)].flatMap(([, word]) => word ?? []);

/** A word that was offered joins what was there before, or two clauses of a new sentence; another one may do as well. */
export const addsJoiningWord: AdviceCheck = ({ advice, before, after, alignment }) => {
  const offered = wordsOffered(advice);
  // Who is offered “although” may say “even though”.
  const asked = offered.length > 0 ? wordPattern([...offered, ...wordsLike(offered)]) : joiningWord;
  const olds = before.sentences.filter(
    (old) => !alignment.unchanged.has(old) && (alignment.becameOf.get(old)?.length ?? 0) > 0,
  );
  const news = [...new Set(olds.flatMap((old) => alignment.becameOf.get(old) ?? []))];
  // “becuase” that became “because” joined before.
  const { added } = changedWords(wordsIn(before, olds), wordsIn(after, news));
  const joinsMore = (pattern: RegExp) =>
    added.some(({ lower }) => new RegExp(`^(?:${pattern.source})$`, 'iu').test(lower)) &&
    countIn(textOfSentences(after, news), pattern) > countIn(textOfSentences(before, olds), pattern);
  const joinsAnew = (pattern: RegExp) =>
    [...alignment.fresh].some(
      (sentence) => sentence.clauses >= 2 && countIn(textOfSentences(after, [sentence]), pattern) > 0,
    );
  if (joinsMore(asked) || (offered.length > 0 && joinsAnew(asked))) return 'done';
  return joinsMore(joiningWord) || joinsAnew(joiningWord) ? 'new_text' : 'not_yet';
};

/** Sentences of their own that give a reason: more words in an old one only say it at length. */
export const addsNewReason: AdviceCheck = (comparison) => {
  const { after, alignment } = comparison;
  const fresh = after.sentences.filter(
    (sentence) => alignment.fresh.has(sentence) && !urgesToAct(comparison, sentence),
  );
  const likely = Math.max(0, ...fresh.map((sentence) => roleProbability(after, sentence, 'reason')));
  return followedWhen(likely >= surelyReason);
};
const surelyReason = 0.5;

const fewestWordsBefore = 6;

const nearBefore = 6;

/** What is new stands before the passage and not far from it. */
export const writesBefore: AdviceCheck = ({ before, after, relocated }) => {
  const [now] = relocated?.news ?? [];
  if (!now) return 'not_yet';
  const near = after.sentences.slice(Math.max(0, now.index - nearBefore), now.index);
  const { added } = changedWords(before.words, wordsIn(after, near));
  if (added.length >= fewestWordsBefore) return 'done';
  const earlier = wordsIn(after, after.sentences.slice(0, now.index));
  return changedWords(before.words, earlier).added.length >= fewestWordsBefore ? 'new_text' : 'not_yet';
};

const namedFeeling =
  /\b(?:feel(?:s|ing)?|felt|sad|happy|angry|mad|scared|afraid|nervous|excited|proud|worried|lonely|upset|glad|jealous|embarrassed|sorry|bored|surprised)\b/i;

/** A sentence that names a feeling is gone, or any, and nothing stands in its place. */
export const cutsWords: AdviceCheck = ({ before, after, alignment }) =>
  followedWhen(
    before.sentences.some((old) => {
      if ((alignment.becameOf.get(old)?.length ?? 0) > 0) return false;
      if (namedFeeling.test(textOfSentences(before, [old]))) return true;
      const earlier = before.sentences[old.index - 1];
      const next = earlier ? (alignment.becameOf.get(earlier)?.at(-1)?.index ?? Number.NaN) + 1 : 0;
      const stands = after.sentences[next];
      return !Number.isNaN(next) && (!stands || !alignment.fresh.has(stands));
    }),
  );

import { isEndlessSentence } from '../criteria/sentence-structure/endless-sentence.ts';
import { letterPartsOf } from '../feedback/letter-layout.ts';
import { overlaps } from '../marking/draft.ts';
import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { changedWords, isRespelt, wordsIn } from '../revision/changed-words.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import * as cues from '../word-lists/patterns-for-advice-checks.ts';
import {
  addsPersuasiveDevice,
  bestOf,
  changesSentence,
  checkCountGrew,
  urgesToAct,
} from './advice-check-factories.ts';
import {
  type AdviceCheck,
  type AdviceCheckResult,
  countInBothDrafts,
  type DraftComparison,
  followedWhen,
  sentencesWrittenNow,
  textOfSentences,
} from './draft-comparison.ts';
import { checkErrorsFixed } from './error-checks.ts';

export const anyPattern = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
export const reasonOrProofPattern = anyPattern(cues.reasonPattern, cues.proofPattern);

export const checkMoreSpeech = checkCountGrew((comparison, which) => comparison[which].speech.length);

const countMarks = ({ text }: TextAnalysis): number => text.match(/["“”]/g)?.length ?? 0;

/** Only one of the two marks is a beginning. */
export const marksSpeech: AdviceCheck = (comparison) =>
  checkMoreSpeech(comparison) === 'done'
    ? 'done'
    : followedWhen(false, countMarks(comparison.after) > countMarks(comparison.before));

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

const nearby = 2;

/** A number in another part of the draft may belong to another thought. */
export const addsNumber: AdviceCheck = (comparison) => {
  const { after, relocated } = comparison;
  const added = bestOf(addsPersuasiveDevice('statistic'), checkPatternCountGrew(/\d+/g))(comparison);
  if (added !== 'done' || !relocated) return added;
  const isNear = sentencesWrittenNow({ ...comparison, relocated: null }).some(
    (sentence) =>
      relocated.around.some(({ index }) => Math.abs(index - sentence.index) <= nearby) &&
      (/\d/.test(textOfSentences(after, [sentence])) ||
        after.devices.some((device) => device.kind === 'statistic' && overlaps(device, sentence))),
  );
  return isNear ? 'done' : 'new_text';
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
  const isReworded = changed.lost.length + changed.added.length > 0;
  return goesOn || isReworded ? 'new_text' : 'not_yet';
};

/** Another line is the last one, or the last one has other words; one that stood elsewhere before is none that was written. */
export const changesLastLine: AdviceCheck = (comparison) => {
  const { context, relocated, alignment } = comparison;
  const last = context.prose.at(-1);
  if (!last || !relocated) return 'not_yet';
  if (relocated.news.includes(last)) return rewritesSentence(comparison);
  return alignment.fresh.has(last) ? 'done' : 'new_text';
};

/** The line that is the last one now, and not what was written before it. */
export const lastLine = ({ context, alignment, relocated }: DraftComparison): Sentence[] =>
  context.prose
    .slice(-1)
    .filter((last) => alignment.fresh.has(last) || relocated?.news.includes(last) === true);

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

const fewestNewWords = 2;
const linesOfEnd = 2;
const linesNearEnd = 4;

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

/** Lines that stood there before may be told anew, or another line may be the last one now. */
const changesNearEnd = (
  { before, alignment }: DraftComparison,
  { prose, told }: { prose: readonly Sentence[]; told: readonly Sentence[] },
): boolean => {
  const last = prose.at(-1);
  const nearEnd = prose
    .slice(prose.length > linesNearEnd ? -linesNearEnd : -1)
    .filter(({ paragraph }) => paragraph === last?.paragraph);
  const was = before.sentences.filter(({ isProse }) => isProse).at(-1);
  const became = (was && alignment.becameOf.get(was)) ?? [];
  const isOtherLine = last !== undefined && became.length > 0 && !became.includes(last);
  return isOtherLine || nearEnd.some((sentence) => told.includes(sentence));
};

/** As far as the last lines go; where something is told shortly before them, the coach can't tell. */
export const rewritesLastLines: AdviceCheck = (comparison) => rewritesEnd(comparison, changesNearEnd);

export const rewritesClosing: AdviceCheck = (comparison) => rewritesEnd(comparison, () => false);

/** The last lines tell something else than before; done where they speak of a change or of what stood at the beginning. */
function rewritesEnd(comparison: DraftComparison, isUnsure: typeof changesNearEnd): AdviceCheckResult {
  const { before, after, context, alignment } = comparison;
  const prose = context.prose.filter((sentence) => !isParting(after, sentence));
  const last = prose.at(-1);
  if (!last) return 'not_yet';
  // A whole paragraph that is new is the ending, however many lines it has.
  const paragraph = prose.filter((sentence) => sentence.paragraph === last.paragraph);
  const isNewParagraph = paragraph.every((sentence) => alignment.fresh.has(sentence));
  const closing = new Set(isNewParagraph ? paragraph : prose.slice(-linesOfEnd));
  const told = sentencesWrittenNow({ ...comparison, relocated: null }).filter((sentence) => {
    const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(sentence));
    const { added } = changedWords(wordsIn(before, olds), wordsIn(after, [sentence]));
    return added.filter(({ isContent }) => isContent).length >= fewestNewWords;
  });
  const written = told.filter((sentence) => closing.has(sentence));
  if (written.length === 0 || !(written.includes(last) || alignment.fresh.has(last)))
    return isUnsure(comparison, { prose, told }) ? 'new_text' : 'not_yet';
  const isAnswered =
    takesUpBeginning(comparison, written) || cues.lastingChangePattern.test(textOfSentences(after, written));
  return isAnswered ? 'done' : 'new_text';
}

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
  // A stop in a shorter sentence is a beginning, too.
  const isStopped = before.sentences.some((old) => (alignment.becameOf.get(old)?.length ?? 0) > 1);
  return followedWhen(split.length > 0 && !isLeft, split.length > 0 || isStopped);
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

const veryShort = 6;

/** A very short sentence was asked for: a long one that was only cut in two is another matter. */
export const splitsSentence: AdviceCheck = ({ relocated, alignment }) => {
  if (!relocated || relocated.fate === 'same') return 'not_yet';
  const isShort = ({ firstWord, endWord }: Sentence) => endWord - firstWord <= veryShort;
  const cut = relocated.news.length > relocated.olds.length ? relocated.news : [];
  const written = [...cut, ...relocated.around.filter((sentence) => alignment.fresh.has(sentence))];
  if (written.some(isShort)) return 'done';
  return cut.length > 0 ? 'new_text' : 'not_yet';
};

export const endsWithPunctuation: AdviceCheck = ({ relocated }) =>
  followedWhen(relocated?.fate !== 'same' && (relocated?.news[0]?.endMark ?? null) !== null);

/** Where it was joined to the sentence before, no sentence begins there any longer. */
export const beginsWithCapital: AdviceCheck = ({ before, after, relocated }) => {
  const [old] = relocated?.olds ?? [];
  const news = relocated?.news ?? [];
  const [one, two] = old ? wordsIn(before, [old]) : [];
  if (relocated?.fate === 'same' || !one || news.length === 0) return 'not_yet';
  const isBeginning = (first: Word | undefined, second: Word | undefined): boolean =>
    first?.lower === one.lower &&
    (two === undefined || second?.lower === two.lower || (second !== undefined && isRespelt(two, second)));
  const begun = news.find((sentence) => isBeginning(...firstTwo(wordsIn(after, [sentence]))));
  if (begun?.startsWithCapital) return 'done';
  if (begun && after.sentences[begun.index - 1]?.endMark !== null) return 'not_yet';
  const isInside = news.some((sentence) =>
    wordsIn(after, [sentence]).some((word, at, words) => at > 0 && isBeginning(word, words[at + 1])),
  );
  if (begun || isInside) return 'new_text';
  return followedWhen(news.every((sentence) => sentence.startsWithCapital));
};

const firstTwo = ([first, second]: readonly Word[]): [Word | undefined, Word | undefined] => [first, second];

const muchSooner = 0.85;

/** Fewer words stand before the passage than did. */
export const movesPassageEarlier: AdviceCheck = ({ relocated }) => {
  const [old] = relocated?.olds ?? [];
  const [now] = relocated?.news ?? [];
  if (!old || !now) return 'not_yet';
  return followedWhen(now.firstWord <= old.firstWord * muchSooner, now.firstWord < old.firstWord);
};

const isNamed = checkErrorsFixed(({ after }) => after.referents.dangling);

/** Where the sentence stayed as it was, only a reader can tell whether what was written before it says who is meant. */
export const namesSubject: AdviceCheck = (comparison) => {
  const { relocated, alignment } = comparison;
  const isSame = relocated?.olds.every((old) => alignment.unchanged.has(old));
  const result = isNamed(comparison);
  return isSame && result !== 'not_yet' ? 'new_text' : result;
};

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

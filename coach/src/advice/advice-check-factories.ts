import { overlaps } from '../marking/draft.ts';
import type { PersuasiveDeviceKind, Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import type { SentenceRole } from '../sentence-roles/sentence-role.ts';
import { intensifiers } from '../word-lists/words-and-patterns-for-remarks.ts';
import {
  type AdviceCheck,
  type AdviceCheckResult,
  type DraftComparison,
  followedWhen,
  sentencesWrittenNow,
  survivors,
  textOfSentences,
  wordPattern,
} from './draft-comparison.ts';

const count = (text: string, cue: RegExp): number =>
  text.match(new RegExp(cue.source, `${cue.flags.replace('g', '')}g`))?.length ?? 0;

/** What stood at the place, what stands there now, and which words are new. */
const changeOf = (comparison: DraftComparison): { old: string; now: string; lost: Word[]; added: Word[] } => {
  const { before, after, relocated, alignment } = comparison;
  if (relocated)
    return {
      old: textOfSentences(before, relocated.olds),
      now: textOfSentences(after, relocated.around),
      ...relocated.changed,
    };
  const olds = before.sentences.filter((old) => !alignment.unchanged.has(old));
  const news = sentencesWrittenNow(comparison);
  return {
    old: textOfSentences(before, olds),
    now: textOfSentences(after, news),
    ...changedWords(wordsIn(before, olds), wordsIn(after, news)),
  };
};

type Change = ReturnType<typeof changeOf>;

/** "here" that became "hear" begins nothing. */
const fewestBegun = 2;

const addsCue = ({ old, now, added }: Change, cue: RegExp, least: number): AdviceCheckResult => {
  const says = added.length > 0 && count(now, cue) > count(old, cue);
  return followedWhen(says && added.length >= least, says && added.length >= Math.min(least, fewestBegun));
};

/** New words at the place, with more of the wished kind than before; a few of that kind are a beginning. */
export const checkAdds =
  (cue: RegExp, least: number): AdviceCheck =>
  (comparison) =>
    addsCue(changeOf(comparison), cue, least);

/** What was written in each sentence: three words here and three there do not make a picture. */
const changesBySentence = (comparison: DraftComparison): Change[] => {
  const { before, after, relocated, alignment } = comparison;
  if (relocated) return [changeOf(comparison)];
  return sentencesWrittenNow(comparison).map((one) => {
    const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(one));
    return {
      old: textOfSentences(before, olds),
      now: textOfSentences(after, [one]),
      ...changedWords(wordsIn(before, olds), wordsIn(after, [one])),
    };
  });
};

/** Words that show: of the senses, or two that describe. */
export const addsSensoryDetail =
  (cue: RegExp, least: number): AdviceCheck =>
  (comparison) => {
    const found = changesBySentence(comparison).map((change) => {
      const describing = new Set(
        change.added.flatMap(({ pos, isContent, lower }) =>
          isContent && (pos === 'ADJ' || pos === 'ADV') && !intensifiers.has(lower) ? [lower] : [],
        ),
      );
      if (describing.size >= 2 && change.added.length >= least) return 'done';
      return addsCue(change, cue, least);
    });
    return bestResult(found);
  };

export const addsWords =
  (least: number): AdviceCheck =>
  (comparison) => {
    const { added } = changeOf(comparison);
    return followedWhen(added.length >= least, added.length >= least / 2);
  };

/** How many of the words tell something that the draft did not have. */
const countTold = ({ before }: DraftComparison, words: readonly Word[]): number => {
  const had = new Set(before.words.map(({ lemma }) => lemma));
  return new Set(
    words.flatMap(({ isContent, lemma, lower }) =>
      isContent && !had.has(lemma) && !intensifiers.has(lower) ? [lemma] : [],
    ),
  ).size;
};

/** In sentences of its own. */
export const tellsMore =
  (least: number): AdviceCheck =>
  (comparison) => {
    const { after, alignment } = comparison;
    return followedWhen(countTold(comparison, wordsIn(after, [...alignment.fresh])) >= least);
  };

/** At the place. */
export const tellsMoreThere =
  (least: number): AdviceCheck =>
  (comparison) =>
    followedWhen(countTold(comparison, changeOf(comparison).added) >= least);

/** A word of the sentence gave way to another, and the sentence is still the same one. */
export const changesWord: AdviceCheck = ({ relocated }) =>
  followedWhen(relocated?.fate === 'changed' && relocated.changed.added.some(({ isContent }) => isContent));

const fewestOtherWords = 2;

export const changesSentence: AdviceCheck = ({ relocated }) =>
  followedWhen(
    relocated?.fate === 'changed' &&
      (relocated.changed.added.length >= fewestOtherWords ||
        relocated.changed.added.some(({ isContent }) => isContent)),
  );

/** Whether the draft has now what it was told it had not. */
export const checkNowTrue =
  (test: (comparison: DraftComparison) => boolean): AdviceCheck =>
  (comparison) =>
    followedWhen(test(comparison));

/** More of something than before. */
export const checkCountGrew =
  (of: (comparison: DraftComparison, which: 'before' | 'after') => number): AdviceCheck =>
  (comparison) =>
    followedWhen(of(comparison, 'after') > of(comparison, 'before'));

export const fewerWords: AdviceCheck = (comparison) => {
  const pattern = wordPattern(comparison.advice.words);
  return followedWhen(
    count(comparison.after.text, pattern) <
      count(textOfSentences(comparison.before, survivors(comparison)), pattern),
  );
};

/** The words stand at the passage less often, wherever else they stand. */
const fewerInPassage: AdviceCheck = (comparison) => {
  const pattern = wordPattern(comparison.advice.words);
  const { old, now } = changeOf(comparison);
  return followedWhen(count(now, pattern) < count(old, pattern));
};

/** The words gave way to others, and not to another form of themselves: "went" to "goes" is the same word. */
const givesWay: AdviceCheck = (comparison) => {
  const { words } = comparison.advice;
  const lost = new Set(changeOf(comparison).lost.map(({ lower }) => lower));
  return followedWhen(words.some((word) => /\s/.test(word) || lost.has(word.toLowerCase())));
};

const firstWordOf = ({ text }: DraftComparison['before'], { start, end }: Sentence): string =>
  /[\p{L}'’]+/u.exec(text.slice(start, end))?.[0].toLowerCase() ?? '';

/** Where as much is told as before, a sentence that is gone gave way to another one; elsewhere it was only deleted. */
const rewritten = (comparison: DraftComparison): Sentence[] => {
  const { before, after } = comparison;
  return after.words.length >= before.words.length * asLong ? before.sentences : survivors(comparison);
};
const asLong = 0.85;

/** Fewer sentences begin with the word; where "And then" took the place of "Then", it is only a beginning. */
export const fewerOpenings: AdviceCheck = (comparison) => {
  const word = comparison.advice.words[0]?.toLowerCase() ?? '';
  const { before, after, relocated } = comparison;
  const opening = new RegExp(`^${wordPattern([word]).source}`, 'iu');
  const openingAfterJoiner = new RegExp(`^(?:(?:and|but|so)\\s+)?${wordPattern([word]).source}`, 'iu');
  const openings = (text: TextAnalysis, sentences: readonly Sentence[], pattern: RegExp) =>
    sentences.filter(({ start, end }) => pattern.test(text.text.slice(start, end).replace(/^[^\p{L}]+/u, '')))
      .length;
  const isFewer = (pattern: RegExp, olds: readonly Sentence[]) =>
    openings(after, after.sentences, pattern) < openings(before, olds, pattern);
  const olds = survivors(comparison);
  // The sentence that was shown begins otherwise, whatever new ones begin with.
  const isOtherThere =
    openings(before, relocated?.olds.slice(0, 1) ?? [], opening) >
    openings(after, relocated?.news.slice(0, 1) ?? [], openingAfterJoiner);
  return followedWhen(
    isFewer(opening, olds) && isFewer(openingAfterJoiner, olds),
    isFewer(opening, rewritten(comparison)) || (isOtherThere && relocated?.fate === 'changed'),
  );
};

export const beginsDifferently: AdviceCheck = ({ before, after, relocated }) => {
  const [old] = relocated?.olds ?? [];
  const [now] = relocated?.news ?? [];
  const isOther = old && now && firstWordOf(before, old) !== firstWordOf(after, now);
  return followedWhen(Boolean(isOther));
};

/** How likely a sentence must do what was asked for; in between it is a beginning. */
const surely = 0.4;
const perhaps = 0.25;
const beyondDoubt = 0.6;

/** How many new words an old sentence needs before it counts as doing something new. */
const fewestNewWords = 2;

const fewestParagraphs = 3;

/** "Write to them today. It only takes five minutes.": a reason to act, and none for the opinion. */
export const urgesToAct = ({ after, alignment }: DraftComparison, sentence: Sentence): boolean => {
  const before = after.sentences[sentence.index - 1];
  const last = after.sentences.at(-1);
  return (
    after.paragraphs.length >= fewestParagraphs &&
    sentence.paragraph === last?.paragraph &&
    before?.paragraph === sentence.paragraph &&
    [before, sentence].every((each) => alignment.fresh.has(each)) &&
    roleProbability(after, before, 'appeal') >= surely
  );
};

const isOfReasons = (role: SentenceRole): boolean => role === 'reason' || role === 'support';

/** What was written now does what was asked for and did not before: it gives a reason, backs one up, closes the story. */
export const addsSentenceRole =
  (...roles: SentenceRole[]): AdviceCheck =>
  (comparison) => {
    const { before, after, alignment } = comparison;
    const shares = sentencesWrittenNow(comparison).map((one) => {
      const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(one));
      const { added } = changedWords(wordsIn(before, olds), wordsIn(after, [one]));
      const isGrown =
        olds.length === 0 || added.filter(({ isContent }) => isContent).length >= fewestNewWords;
      return Math.max(
        0,
        ...roles.map((role) => {
          const didBefore = olds.some((old) => roleProbability(before, old, role) >= surely);
          const isOther = isOfReasons(role) && urgesToAct(comparison, one);
          return isGrown && !didBefore && !isOther ? roleProbability(after, one, role) : 0;
        }),
      );
    });
    const share = Math.max(0, ...shares);
    // Anywhere in the draft, some sentence will look a little like it.
    return followedWhen(
      share >= (comparison.relocated ? surely : beyondDoubt),
      share >= perhaps && comparison.relocated !== null,
    );
  };

const turnsBack = /\b(?:but|however|yet|although|though|even so|that said|in fact)\b/i;

/** What others say is named, and answered there or in the next sentence; named alone it is a beginning. */
export const answersOtherSide: AdviceCheck = (comparison) => {
  const { before, after } = comparison;
  const answers = addsSentenceRole('answer')(comparison) === 'done';
  // "You might think …" names the other side in so many words.
  const concessionsIn = ({ devices }: TextAnalysis) => devices.filter(({ kind }) => kind === 'concession');
  const isNew = concessionsIn(after).length > concessionsIn(before).length;
  const says = (sentence: Sentence): boolean =>
    isNew && concessionsIn(after).some((device) => overlaps(device, sentence));
  const named = sentencesWrittenNow(comparison).filter(
    (sentence) => roleProbability(after, sentence, 'other_side') >= surely || says(sentence),
  );
  const isTurned = named.some((sentence) => {
    const next = after.sentences[sentence.index + 1];
    return turnsBack.test(textOfSentences(after, next ? [sentence, next] : [sentence]));
  });
  const names = addsSentenceRole('other_side')(comparison) === 'done' || named.some(says);
  return followedWhen(answers || (names && isTurned), names);
};

export const addsPersuasiveDevice = (kind: PersuasiveDeviceKind): AdviceCheck =>
  checkCountGrew(
    (comparison, which) => comparison[which].devices.filter((device) => device.kind === kind).length,
  );

/** More than other spellings and small words. */
export const addsContent: AdviceCheck = (comparison) =>
  followedWhen(changeOf(comparison).added.filter(({ isContent }) => isContent).length >= fewestNewWords);

/** As far as all of the checks hold. */
export const allOf =
  (...checks: AdviceCheck[]): AdviceCheck =>
  (comparison) => {
    const found = checks.map((check) => check(comparison));
    return followedWhen(
      found.every((one) => one === 'done'),
      found.every((one) => one !== 'not_yet'),
    );
  };

export const exchangesWord: AdviceCheck = allOf(fewerInPassage, givesWay);

/** "very big" gave way to another word, or stands without the intensifier; another one before it changes nothing. */
export const dropsIntensifier: AdviceCheck = (comparison) => {
  const { advice, before, after, relocated } = comparison;
  const described = advice.words[0]?.split(/\s+/).at(-1)?.toLowerCase();
  if (relocated?.fate !== 'changed' || !described) return 'not_yet';
  const had = new Set(wordsIn(before, relocated.olds).map(({ lower }) => lower));
  const words = wordsIn(after, relocated.news);
  const place = words.findIndex(({ lower }) => lower === described);
  if (place < 0) return exchangesWord(comparison);
  const ahead = words[place - 1];
  const isStillIntensified = ahead && (intensifiers.has(ahead.lower) || !had.has(ahead.lower));
  return followedWhen(false, !isStillIntensified);
};

export const bestResult = (found: readonly (AdviceCheckResult | null)[]): AdviceCheckResult =>
  (['done', 'partly', 'new_text'] as const).find((one) => found.includes(one)) ?? 'not_yet';

/** What is asked for the end is done near it; elsewhere the coach can't tell what it is meant for. */
export const atTheEnd =
  (check: AdviceCheck): AdviceCheck =>
  (comparison) => {
    const { after } = comparison;
    const result = check(comparison);
    const isNear = sentencesWrittenNow({ ...comparison, relocated: null }).some(
      ({ index }) => index >= after.sentences.length / 2,
    );
    return result === 'not_yet' || isNear ? result : 'new_text';
  };

/** The best result of several checks. */
export const bestOf =
  (...checks: AdviceCheck[]): AdviceCheck =>
  (comparison) =>
    bestResult(checks.map((check) => check(comparison)));

/** Done where it is sure; where only the other check sees it, the coach says that it cannot tell. */
export const sureOrNot =
  (sure: AdviceCheck, unsure: AdviceCheck): AdviceCheck =>
  (comparison) => {
    const result = sure(comparison);
    return result === 'done' || unsure(comparison) === 'not_yet' ? result : 'new_text';
  };

/** What only a reader could judge. */
export const unsure =
  (check: AdviceCheck): AdviceCheck =>
  (comparison) =>
    check(comparison) === 'not_yet' ? 'not_yet' : 'new_text';

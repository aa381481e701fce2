import { mayHaveOpinion, mayHearOtherSide } from '../feedback/choose-line.ts';
import * as cues from '../language/advice-cues.ts';
import { settingCues } from '../language/remark-cues.ts';
import {
  countBoth,
  type DraftComparison,
  doneIf,
  type Measure,
  textOfSentences,
  writtenNow,
} from './draft-comparison.ts';
import {
  adds,
  addsDevice,
  addsLink,
  addsSensoryDetail,
  addsWords,
  beginsDifferently,
  changesSentence,
  changesWord,
  either,
  fewerAnds,
  fewerOpenings,
  fewerWords,
  fewerWordsThere,
  has,
  mends,
  more,
} from './measure-kinds.ts';
import {
  changesOrder,
  growsParagraph,
  joinsParagraphs,
  moreParagraphs,
  opensParagraph,
  splitsParagraph,
} from './paragraph-measures.ts';

/** Where a measure looks: at the passage, which may be gone, or anywhere in the draft. */
export interface RuleMeasure {
  where: 'there' | 'anywhere';
  measure: Measure;
}

const there = (measure: Measure): RuleMeasure => ({ where: 'there', measure });
const anywhere = (measure: Measure): RuleMeasure => ({ where: 'anywhere', measure });
/** Without its passage, since the answer may stand in any part of the draft. */
const inAnyPart = (measure: Measure): RuleMeasure =>
  anywhere((comparison) => measure({ ...comparison, carried: null }));

const any = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
const why = any(cues.reasons, cues.proof);

const speaking = more((comparison, which) => comparison[which].speech.length);
const marksOf = (pattern: RegExp): Measure =>
  more((comparison, which) => comparison[which].text.match(pattern)?.length ?? 0);

const hasConcession = ({ context }: DraftComparison): boolean => mayHearOtherSide(context);

const opensWithHook: Measure = ({ context, after, carried }) => {
  const [first] = context.prose;
  const hasSound = after.devices.some(
    ({ kind, start }) => kind === 'sound' && first && start >= first.start && start < first.end,
  );
  const isHook = first?.hasSpeech || first?.endMark === '?' || first?.endMark === '!' || hasSound;
  return doneIf(Boolean(isHook), carried?.fate !== 'same');
};

/** "You" speaks to a reader; "we" may only tell what we did. */
const speaksToReader: Measure = (comparison) => {
  const you = countBoth(comparison, /\b(?:you|your)\b/gi);
  const we = countBoth(comparison, /\b(?:we|us|our)\b/gi);
  const gained = you.after - you.before + Math.max(0, we.after - we.before) / 2;
  return doneIf(gained >= 1, gained > 0);
};

/** The words to spell again are right, or at least other words; another slip in their place is a beginning. */
const spellsAgain: Measure = (comparison) => {
  const { advice, before, after, context, carried } = comparison;
  const standsIn = (text: string, word: string) => text.split(/[^\p{L}'’-]+/u).includes(word);
  const left = advice.words.filter((word) => standsIn(after.text, word));
  const isStillWrong = context.findings.some(
    ({ kind, start, end }) =>
      kind === 'spelling' &&
      !standsIn(before.text, after.text.slice(start, end)) &&
      carried?.around.some((one) => start >= one.start && end <= one.end),
  );
  return doneIf(left.length === 0 && !isStillWrong, left.length < advice.words.length);
};

const closesAgain: Measure = (comparison) => {
  const closing = new Set(comparison.context.prose.slice(-2));
  const written = writtenNow({ ...comparison, carried: null }).filter((sentence) => closing.has(sentence));
  return doneIf(cues.change.test(textOfSentences(comparison.after, written)), written.length > 0);
};

const becomesOne: Measure = ({ carried, alignment }) => {
  const [first = [], second = []] = (carried?.olds ?? []).map((old) => alignment.becameOf.get(old) ?? []);
  return doneIf(
    first.some((sentence) => second.includes(sentence)),
    carried?.fate === 'changed',
  );
};

const splitsUp: Measure = ({ carried }) =>
  doneIf((carried?.around.length ?? 0) > (carried?.olds.length ?? 0), carried?.fate === 'changed');

const endsMarked: Measure = ({ carried }) =>
  doneIf(carried?.fate !== 'same' && Boolean(carried?.news.every(({ endMark }) => endMark !== null)));

const beginsWithCapital: Measure = ({ carried }) =>
  doneIf(carried?.fate !== 'same' && Boolean(carried?.news.every((sentence) => sentence.startsWithCapital)));

const muchSooner = 0.85;

/** Fewer words stand before the passage than did. */
const comesSooner: Measure = ({ carried }) => {
  const [old] = carried?.olds ?? [];
  const [now] = carried?.news ?? [];
  if (!old || !now) return 'not_yet';
  return doneIf(now.firstWord <= old.firstWord * muchSooner, now.firstWord < old.firstWord);
};

const turnsAround: Measure = (comparison) => {
  const begun = beginsDifferently(comparison);
  const now = textOfSentences(comparison.after, comparison.carried?.news ?? []);
  return doneIf(begun === 'done' && now.includes(','), begun !== 'not_yet');
};

const namesIt: Measure = mends(({ after }) => after.referents.dangling);

const exactWords: Measure = (comparison) =>
  has(() =>
    writtenNow({ ...comparison, carried: null }).some(({ firstWord, endWord }) =>
      comparison.after.words
        .slice(firstWord, endWord)
        .some(
          ({ lower, vocabulary }) =>
            (vocabulary === 'precise' || vocabulary === 'rare') &&
            !comparison.before.words.some((word) => word.lower === lower),
        ),
    ),
  )(comparison);

/** How each rule sees that it was followed, by its own measure. Rules that only a person can judge have none. */
export const measures: Readonly<Record<string, RuleMeasure>> = {
  'audience.addTitle': anywhere(has(({ after }) => after.title !== null)),
  'audience.openStronger': anywhere(opensWithHook),
  'audience.sayWhoAndWhere': anywhere(has(({ after }) => settingCues.test(after.text))),
  'audience.echo': there(changesSentence),
  'audience.opinionFirst': anywhere(has(({ context }) => mayHaveOpinion(context))),
  'audience.talkToReader': anywhere(speaksToReader),
  'audience.answerDoubt': anywhere(has(hasConcession)),
  'audience.whyCare': there(adds(any(cues.people, cues.reasons), 4)),
  'audience.changeTone': there(changesWord),

  'character.nameSomeone': anywhere(has(({ after }) => after.words.some(({ isName }) => isName))),
  'character.showTeller': there(adds(cues.thinking, 3)),
  'character.addPlace': there(addsSensoryDetail(cues.senses, 3)),
  'character.addSpeech': anywhere(speaking),
  'character.keepAlive': there(addsSensoryDetail(cues.senses, 3)),

  'cohesion.sameOpener': anywhere(fewerOpenings),
  'cohesion.manyAnds': anywhere(fewerAnds),
  'cohesion.dangling': there(namesIt),
  'cohesion.newLink': anywhere(
    more((comparison, which) => comparison[which].connectives.filter(({ isSimple }) => !isSimple).length),
  ),
  'cohesion.paragraphLink': there(
    either(addsLink, adds(/\b(?:this|that|these|those|such|another|also)\b/i, 1)),
  ),
  'cohesion.numberedReasons': anywhere(fewerWords),
  'cohesion.newName': anywhere(fewerWords),

  'device.concession.tryIt': anywhere(has(hasConcession)),
  'device.statistic.tryIt': anywhere(either(addsDevice('statistic'), marksOf(/\d+/g))),
  'device.example.tryIt': there(either(addsDevice('example'), adds(cues.proof, 4))),
  'device.rhetorical-question.tryIt': anywhere(either(addsDevice('rhetorical-question'), marksOf(/\?/g))),
  'device.emotive.tryIt': anywhere(addsDevice('emotive')),
  'device.triple.tryIt': anywhere(addsDevice('triple')),
  'device.call-to-action.tryIt': anywhere(either(addsDevice('call-to-action'), adds(cues.closing, 3))),
  'device.modality.tryIt': anywhere(addsDevice('modality')),
  'devices.keepBest': there(changesSentence),

  'explaining.audience.step': there(addsWords(5)),
  'explaining.audience.second': there(addsWords(3)),
  'explaining.text_structure.step': there(addsWords(5)),
  'explaining.ideas.step': there(adds(why, 4)),
  'explaining.ideas.second': there(adds(cues.proof, 3)),
  'explaining.persuasive_devices.second': there(adds(cues.image, 3)),

  'ideas.showFeeling': there(adds(cues.body, 3)),
  'ideas.addSenses': there(addsSensoryDetail(cues.senses, 3)),
  'ideas.giveReason': there(adds(why, 4)),
  'ideas.newReason': inAnyPart(adds(why, 6)),
  'ideas.whoGains': there(adds(any(cues.people, cues.reasons), 4)),
  'ideas.deeper': inAnyPart(adds(any(why, cues.people), 5)),

  'ideas.slowMoment': there(
    either(addsSensoryDetail(any(cues.senses, cues.thinking, cues.body), 4), addsWords(10)),
  ),
  'ideas.findMoment': inAnyPart(addsSensoryDetail(any(cues.senses, cues.thinking, cues.body), 6)),
  'ideas.growReason': there(either(adds(why, 4), addsWords(8))),
  'ideas.prove': inAnyPart(adds(why, 4)),
  'ideas.bestReason': inAnyPart(adds(any(why, cues.people), 5)),
  'ideas.nameProof': inAnyPart(addsWords(4)),

  'paragraphing.breakHere': there(opensParagraph),
  'paragraphing.breakSomewhere': anywhere(moreParagraphs),
  'paragraphing.joinLines': there(joinsParagraphs),
  'paragraphing.support': there(growsParagraph),
  'paragraphing.punch': anywhere(moreParagraphs),
  'paragraphing.order': anywhere(changesOrder),
  'paragraphing.splitLong': there(splitsParagraph),
  'paragraphing.writeOn': inAnyPart(addsWords(4)),

  'punctuation.addEnd': there(endsMarked),
  'punctuation.addCapital': there(beginsWithCapital),
  'punctuation.finding': there(
    mends(({ context }) => context.findings.filter(({ kind }) => kind === 'punctuation')),
  ),
  'punctuation.splice': there(mends(({ context }) => context.joins)),
  'punctuation.trySpeech': anywhere(speaking),
  'punctuation.turnAround': there(turnsAround),
  'punctuation.tryColon': anywhere(marksOf(/[:;()?–—]/g)),

  'sentence.endless': anywhere(more((comparison, which) => comparison[which].sentences.length)),
  'sentence.fault': there(mends(({ context }) => context.joins)),
  'sentence.grammar': there(
    mends(({ context }) => context.findings.filter(({ kind }) => kind === 'grammar')),
  ),
  'sentence.pastOfVerb': there(
    mends(({ context }) => context.findings.filter(({ kind }) => kind === 'grammar')),
  ),
  'sentence.fragment': there(
    has(({ carried }) => Boolean(carried?.news.every(({ kind }) => kind !== 'fragment'))),
  ),
  'sentence.sameOpening': anywhere(fewerOpenings),
  'sentence.sameWhen': anywhere(fewerOpenings),
  'sentence.join': there(becomesOne),
  'sentence.shorten': there(splitsUp),
  'sentence.reorder': there(beginsDifferently),

  'short.more': inAnyPart(addsWords(4)),
  'start.narrative': inAnyPart(addsWords(4)),
  'start.persuasive': inAnyPart(addsWords(4)),
  'start.nextMove': inAnyPart(addsWords(4)),

  'spelling.lookAgain': there(spellsAgain),
  'spelling.lookAgainOne': there(spellsAgain),
  'spelling.soundAlike': there(fewerWordsThere),
  'spelling.twoWords': there(spellsAgain),
  'spelling.wholeWord': there(spellsAgain),
  'spelling.elsewhere': there(spellsAgain),
  'spelling.wordBank': there(spellsAgain),
  'spelling.braver': anywhere(fewerWords),

  'structure.addProblem': inAnyPart(adds(cues.trouble, 4)),
  'structure.addEnding': there(adds(cues.ending, 4)),
  'structure.growMiddle': there(addsWords(6)),
  'structure.growProblem': there(adds(cues.trouble, 5)),
  'structure.cutToTurn': there(comesSooner),
  'structure.fullerClosing': there(addsWords(8)),
  'structure.circle': anywhere(closesAgain),
  'structure.addOpinion': anywhere(has(({ context }) => mayHaveOpinion(context))),
  'structure.addReason': inAnyPart(adds(cues.reasons, 5)),
  'structure.addConclusion': inAnyPart(adds(cues.closing, 4)),
  'structure.backUp': there(adds(why, 4)),
  'structure.orderReasons': anywhere(changesOrder),

  'verse.aloud': there(changesWord),
  'verse.last': there(changesWord),

  'vocabulary.overused': anywhere(fewerWords),
  'vocabulary.plainWord': there(fewerWordsThere),
  'vocabulary.intensified': there(fewerWordsThere),
  'vocabulary.stockPhrase': there(fewerWordsThere),
  'vocabulary.sharpen': anywhere(exactWords),
  'vocabulary.technical': anywhere(exactWords),
  'vocabulary.image': inAnyPart(adds(cues.image, 3)),
};

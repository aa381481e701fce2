import { isRealConnective } from '../criteria/cohesion/real-connectives.ts';
import * as cues from '../language/advice-cues.ts';
import { settingCues } from '../language/remark-cues.ts';
import type { Measure } from './draft-comparison.ts';
import {
  adds,
  addsDevice,
  addsLink,
  addsRole,
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

import {
  any,
  becomesOne,
  beginsWithCapital,
  closesAgain,
  comesSooner,
  cutsSomething,
  endsMarked,
  exactWordForAnother,
  marksOf,
  namesIt,
  opensWithHook,
  speaking,
  speaksToReader,
  spellsAgain,
  splitsUp,
  turnsAround,
  why,
  wordOfSubject,
} from './rule-measures.ts';

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

const nearEnough = 3;

/** In what was written near the passage and in its paragraph: another sentence may stand between. */
const inItsParagraph = (measure: Measure): RuleMeasure =>
  there((comparison) => {
    const at = measure(comparison);
    const { carried, after, alignment } = comparison;
    const [now] = carried?.news ?? [];
    if (at === 'done' || !carried || !now) return at;
    const beside = after.sentences.filter(
      (one) =>
        one.paragraph === now.paragraph &&
        Math.abs(one.index - now.index) <= nearEnough &&
        alignment.fresh.has(one) &&
        !carried.around.includes(one),
    );
    const added = beside.flatMap(({ firstWord, endWord }) => after.words.slice(firstWord, endWord));
    if (added.length === 0) return at;
    const around = [...carried.around, ...beside];
    return measure({
      ...comparison,
      carried: { ...carried, fate: 'changed', around, added: [...carried.added, ...added] },
    });
  });

/** How each rule sees that it was followed, by its own measure. Rules that only a person can judge have none. */
export const measures: Readonly<Record<string, RuleMeasure>> = {
  'audience.addTitle': anywhere(has(({ after }) => after.title !== null)),
  'audience.openStronger': anywhere(opensWithHook),
  'audience.sayWhoAndWhere': anywhere(has(({ after }) => settingCues.test(after.text))),
  'audience.echo': there(changesSentence),
  'audience.opinionFirst': inAnyPart(addsRole('opinion')),
  'audience.talkToReader': anywhere(speaksToReader),
  'audience.answerDoubt': inAnyPart(addsRole('other_side', 'answer')),
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
    more(
      (comparison, which) =>
        comparison[which].connectives.filter(
          (link) =>
            !link.isSimple &&
            isRealConnective({ analysis: comparison[which], text: comparison[which].text }, link),
        ).length,
    ),
  ),
  'cohesion.paragraphLink': there(
    either(addsLink, adds(/\b(?:this|that|these|those|such|another|also)\b/i, 1)),
  ),
  'cohesion.numberedReasons': anywhere(fewerWords),
  'cohesion.newName': anywhere(fewerWords),

  'device.concession.tryIt': inAnyPart(addsRole('other_side', 'answer')),
  'device.statistic.tryIt': anywhere(either(addsDevice('statistic'), marksOf(/\d+/g))),
  'device.example.tryIt': there(either(addsDevice('example'), adds(cues.proof, 4))),
  'device.rhetorical-question.tryIt': anywhere(either(addsDevice('rhetorical-question'), marksOf(/\?/g))),
  'device.emotive.tryIt': anywhere(addsDevice('emotive')),
  'device.triple.tryIt': anywhere(addsDevice('triple')),
  'device.call-to-action.tryIt': anywhere(
    either(addsDevice('call-to-action'), adds(cues.closing, 3), addsRole('appeal')),
  ),
  'device.modality.tryIt': anywhere(addsDevice('modality')),
  'devices.keepBest': there(changesSentence),

  'explaining.audience.step': there(addsWords(5)),
  'explaining.audience.second': there(addsWords(3)),
  'explaining.text_structure.step': there(addsWords(5)),
  'explaining.ideas.step': there(adds(why, 4)),
  'explaining.ideas.second': there(adds(cues.proof, 3)),
  'explaining.persuasive_devices.second': there(adds(cues.image, 3)),

  'ideas.showFeeling': there(adds(cues.body, 3)),
  'ideas.addSenses': inItsParagraph(addsSensoryDetail(cues.senses, 3)),
  'ideas.giveReason': there(either(adds(why, 4), addsRole('reason', 'support'))),
  'ideas.newReason': inAnyPart(addsRole('reason')),
  'ideas.whoGains': there(adds(any(cues.people, cues.reasons), 4)),
  'ideas.deeper': inAnyPart(addsRole('reason', 'support')),

  'ideas.slowMoment': there(
    either(addsSensoryDetail(any(cues.senses, cues.thinking, cues.body), 4), addsWords(10)),
  ),
  'ideas.findMoment': inAnyPart(addsSensoryDetail(any(cues.senses, cues.thinking, cues.body), 6)),
  'ideas.growReason': inItsParagraph(either(addsRole('support', 'reason'), addsWords(8))),
  'ideas.prove': inAnyPart(addsRole('support')),
  'ideas.bestReason': inAnyPart(addsRole('reason', 'support')),
  'ideas.nameProof': inAnyPart(addsWords(4)),
  'ideas.trim': anywhere(cutsSomething),

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
  'punctuation.markSpeech': anywhere(speaking),
  'punctuation.turnAround': there(turnsAround),
  'punctuation.tryColon': anywhere(marksOf(/[:;()–—]/g)),

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
  'spelling.soundAlike': there(spellsAgain),
  'spelling.twoWords': there(spellsAgain),
  'spelling.wholeWord': there(spellsAgain),
  'spelling.elsewhere': there(spellsAgain),
  'spelling.wordBank': there(spellsAgain),
  'spelling.braver': anywhere(fewerWords),

  'structure.addProblem': inAnyPart(adds(cues.trouble, 4)),
  'structure.addEnding': inAnyPart(addsRole('ending')),
  'structure.growMiddle': there(addsWords(6)),
  'structure.growProblem': there(adds(cues.trouble, 5)),
  'structure.cutToTurn': there(comesSooner),
  'structure.fullerClosing': there(addsWords(8)),
  'structure.circle': anywhere(closesAgain),
  'structure.addOpinion': inAnyPart(addsRole('opinion')),
  'structure.addReason': inAnyPart(either(adds(cues.reasons, 5), addsRole('reason'))),
  'structure.addConclusion': inAnyPart(either(adds(cues.closing, 4), addsRole('opinion', 'appeal'))),
  'structure.backUp': there(either(adds(why, 4), addsRole('support'))),
  'structure.orderReasons': anywhere(changesOrder),

  'verse.aloud': there(changesWord),
  'verse.last': there(changesWord),

  'vocabulary.overused': anywhere(fewerWords),
  'vocabulary.plainWord': there(fewerWordsThere),
  'vocabulary.intensified': there(fewerWordsThere),
  'vocabulary.stockPhrase': there(fewerWordsThere),
  'vocabulary.sharpen': anywhere(exactWordForAnother),
  'vocabulary.technical': anywhere(wordOfSubject),
  'vocabulary.image': inAnyPart(adds(cues.image, 3)),
};

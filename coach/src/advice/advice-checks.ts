import type { Sentence } from '../parse/index.ts';
import * as cues from '../word-lists/patterns-for-advice-checks.ts';
import { settingPattern } from '../word-lists/words-and-patterns-for-remarks.ts';
import {
  addsContent,
  addsPersuasiveDevice,
  addsSensoryDetail,
  addsSentenceRole,
  addsWords,
  allOf,
  answersOtherSide,
  atTheEnd,
  beginsDifferently,
  bestOf,
  changesWord,
  checkAdds,
  checkNowTrue,
  dropsIntensifier,
  exchangesWord,
  fewerOpenings,
  fewerWords,
  sureOrNot,
  tellsMore,
  tellsMoreThere,
  unsure,
} from './advice-check-factories.ts';
import type { AdviceCheck, DraftComparison } from './draft-comparison.ts';
import { correctsFinding, mendsJoin } from './error-checks.ts';
import { addsJoiningWord, fewerAnds } from './joining-checks.ts';
import {
  addsNewReason,
  addsNumber,
  addsTechnicalWord,
  anyPattern,
  beginsWithCapital,
  changesLastLine,
  changesTense,
  checkMoreSpeech,
  checkPatternCountGrew,
  closesLetter,
  closesStory,
  cutsWords,
  endsWithPunctuation,
  hasNewTitle,
  joinsAnyTwo,
  joinsSentences,
  lastLine,
  letsSomeoneSpeak,
  marksSpeech,
  movesPassageEarlier,
  namesSubject,
  opensWithHook,
  reasonOrProofPattern,
  rewritesClosing,
  rewritesLastLines,
  rewritesSentence,
  speaksToReader,
  splitsEndlessSentence,
  splitsSentence,
  writesBefore,
  writesOnAtEnd,
} from './one-off-advice-checks.ts';
import {
  changesOrderOfParagraphs,
  changesOrderOfReasons,
  growsParagraph,
  joinsParagraphs,
  moreParagraphs,
  opensParagraph,
  setsSentenceApart,
  splitsParagraph,
  writesOnInNewParagraph,
} from './paragraph-checks.ts';
import { correctsSpelling, mendsWordThere } from './spelling-checks.ts';
import { exchangesWordSomewhere, replacesShownWord, replacesWithExactWord } from './word-choice-checks.ts';

/**
 * Where a check looks: in the sentence itself, which must still be there to have been mended, at its place, where another
 * one may stand now, or anywhere in the draft.
 */
export interface PlacedAdviceCheck {
  where: 'in it' | 'there' | 'anywhere';
  check: AdviceCheck;
  /** Not by form, such as a capital: what was meant as an answer may go unseen. */
  readsMeaning?: true;
  /** Which sentences show what was changed, where that is not the one it is about with what is new beside it. */
  sentencesToShow?: (comparison: DraftComparison) => Sentence[];
}

const inIt = (check: AdviceCheck): PlacedAdviceCheck => ({ where: 'in it', check });
const there = (check: AdviceCheck): PlacedAdviceCheck => ({ where: 'there', check });
const anywhere = (check: AdviceCheck): PlacedAdviceCheck => ({ where: 'anywhere', check });
/** Without its passage, since the answer may stand in any part of the draft. */
const inAnyPart = (check: AdviceCheck): PlacedAdviceCheck =>
  anywhere((comparison) => check({ ...comparison, relocated: null }));

const byMeaning = (rule: PlacedAdviceCheck): PlacedAdviceCheck => ({ ...rule, readsMeaning: true });
/** What was changed stands around the sentence: to show the sentence would show nothing. */
const seenElsewhere = (rule: PlacedAdviceCheck): PlacedAdviceCheck => ({
  ...rule,
  sentencesToShow: () => [],
});

const spelling = (check: AdviceCheck): PlacedAdviceCheck => ({
  ...inIt(check),
  sentencesToShow: (comparison) =>
    mendsWordThere(comparison) && comparison.relocated ? comparison.relocated.news : [],
});

/** At the sentence that the advice shows. */
const exchangesWordThere: AdviceCheck = (comparison) =>
  comparison.relocated?.fate === 'changed' ? exchangesWord(comparison) : 'not_yet';

/** What may be right as it is: where it is left, only the child can tell. */
const unlessLeft =
  (check: AdviceCheck): AdviceCheck =>
  (comparison) => {
    const outcome = check(comparison);
    return outcome === 'not_yet' ? null : outcome;
  };

const addsTrouble = (least: number) => allOf(checkAdds(cues.troublePattern, least), addsContent);

const nearEnough = 3;

/** In what was written near the passage and in its paragraph: another sentence may stand between. */
const inItsParagraph = (check: AdviceCheck): PlacedAdviceCheck =>
  there((comparison) => {
    const at = check(comparison);
    const { relocated, after, alignment } = comparison;
    const [now] = relocated?.news ?? [];
    if (at === 'done' || !relocated || !now) return at;
    const beside = after.sentences.filter(
      (one) =>
        one.paragraph === now.paragraph &&
        Math.abs(one.index - now.index) <= nearEnough &&
        alignment.fresh.has(one) &&
        !relocated.around.includes(one),
    );
    const added = beside.flatMap(({ firstWord, endWord }) => after.words.slice(firstWord, endWord));
    if (added.length === 0) return at;
    const around = [...relocated.around, ...beside];
    return check({
      ...comparison,
      relocated: {
        ...relocated,
        fate: 'changed',
        around,
        changed: { ...relocated.changed, added: [...relocated.changed.added, ...added] },
      },
    });
  });

/** How each rule sees that it was followed, by its own check. Rules that only a person can judge have none. */
export const adviceChecks: Readonly<Record<string, PlacedAdviceCheck>> = {
  'audience.addTitle': anywhere(hasNewTitle),
  'audience.openStronger': anywhere(opensWithHook),
  'audience.sayWhoAndWhere': anywhere(checkNowTrue(({ after }) => settingPattern.test(after.text))),
  'audience.echo': inIt(unsure(rewritesSentence)),
  'audience.opinionFirst': byMeaning(inAnyPart(addsSentenceRole('opinion'))),
  'audience.talkToReader': anywhere(speaksToReader),
  'audience.answerDoubt': byMeaning(inAnyPart(answersOtherSide)),
  'audience.whyCare': byMeaning(inIt(checkAdds(anyPattern(cues.peoplePattern, cues.reasonPattern), 4))),
  'audience.changeTone': inIt(changesWord),

  'character.nameSomeone': anywhere(checkNowTrue(({ after }) => after.words.some(({ isName }) => isName))),
  'character.addPlace': byMeaning(inIt(addsSensoryDetail(cues.sensePattern, 3))),
  'character.addSpeech': anywhere(letsSomeoneSpeak),
  'character.keepAlive': byMeaning(there(addsSensoryDetail(cues.sensePattern, 3))),

  'cohesion.sameOpener': anywhere(fewerOpenings),
  'cohesion.manyAnds': anywhere(fewerAnds),
  'cohesion.dangling': inIt(namesSubject),
  'cohesion.newLink': anywhere(addsJoiningWord),
  'cohesion.joinTwo': anywhere(bestOf(addsJoiningWord, joinsAnyTwo)),
  'cohesion.numberedReasons': anywhere(fewerWords),
  'cohesion.newName': anywhere(fewerWords),

  'device.concession.tryIt': byMeaning(inAnyPart(answersOtherSide)),
  'device.statistic.tryIt': anywhere(addsNumber),
  'device.example.tryIt': byMeaning(
    there(bestOf(addsPersuasiveDevice('example'), checkAdds(cues.proofPattern, 4))),
  ),
  'device.rhetorical-question.tryIt': anywhere(
    bestOf(addsPersuasiveDevice('rhetorical-question'), checkPatternCountGrew(/\?/g)),
  ),
  'device.emotive.tryIt': byMeaning(anywhere(addsPersuasiveDevice('emotive'))),
  'device.triple.tryIt': byMeaning(anywhere(addsPersuasiveDevice('triple'))),
  'device.call-to-action.tryIt': byMeaning(
    anywhere(
      bestOf(
        addsPersuasiveDevice('call-to-action'),
        checkAdds(cues.argumentClosingPattern, 3),
        addsSentenceRole('appeal'),
      ),
    ),
  ),
  'device.modality.tryIt': byMeaning(anywhere(addsPersuasiveDevice('modality'))),
  'devices.keepBest': { ...there(changesLastLine), sentencesToShow: lastLine },

  'explaining.text_structure.step': anywhere(rewritesLastLines),
  'explaining.ideas.step': byMeaning(
    inAnyPart(
      sureOrNot(
        allOf(checkAdds(cues.statedReasonPattern, 4), tellsMore(3)),
        checkAdds(cues.statedReasonPattern, 1),
      ),
    ),
  ),
  'explaining.ideas.second': byMeaning(
    inAnyPart(sureOrNot(checkAdds(cues.statedExamplePattern, 5), checkAdds(cues.examplePattern, 3))),
  ),
  'explaining.persuasive_devices.second': byMeaning(inAnyPart(checkAdds(cues.comparisonPattern, 3))),

  'ideas.showFeeling': byMeaning(there(checkAdds(cues.bodilyFeelingPattern, 3))),
  'ideas.addSenses': byMeaning(inItsParagraph(addsSensoryDetail(cues.sensePattern, 3))),
  'ideas.giveReason': byMeaning(
    inIt(bestOf(checkAdds(reasonOrProofPattern, 4), addsSentenceRole('reason', 'support'))),
  ),
  'ideas.pickMoment': byMeaning(
    inAnyPart(addsSensoryDetail(anyPattern(cues.sensePattern, cues.bodilyFeelingPattern), 4)),
  ),
  'ideas.newReason': byMeaning(inAnyPart(addsNewReason)),
  'ideas.whoGains': byMeaning(inIt(checkAdds(anyPattern(cues.peoplePattern, cues.reasonPattern), 4))),
  'ideas.deeper': byMeaning(inAnyPart(addsSentenceRole('reason', 'support'))),

  'ideas.slowMoment': byMeaning(
    inItsParagraph(
      bestOf(
        addsSensoryDetail(anyPattern(cues.sensePattern, cues.thinkingPattern, cues.bodilyFeelingPattern), 4),
        addsWords(10),
      ),
    ),
  ),
  'ideas.findMoment': byMeaning(
    inAnyPart(
      addsSensoryDetail(anyPattern(cues.sensePattern, cues.thinkingPattern, cues.bodilyFeelingPattern), 6),
    ),
  ),
  'ideas.growReason': byMeaning(
    inItsParagraph(bestOf(addsSentenceRole('support', 'reason'), allOf(addsWords(8), tellsMoreThere(3)))),
  ),
  'ideas.prove': byMeaning(inAnyPart(addsSentenceRole('support'))),
  'ideas.bestReason': byMeaning(inAnyPart(addsSentenceRole('reason', 'support'))),
  'ideas.nameProof': inAnyPart(addsWords(4)),
  'ideas.trim': anywhere(cutsWords),

  'kind.narrative.turn': byMeaning(inAnyPart(addsTrouble(4))),
  'kind.persuasive.turn': byMeaning(
    inAnyPart(
      atTheEnd(bestOf(checkAdds(cues.argumentClosingPattern, 4), addsSentenceRole('opinion', 'appeal'))),
    ),
  ),

  'letter.text_structure.addSignOff': anywhere(closesLetter),
  'letter.audience.step': inAnyPart(addsWords(4)),
  'letter.ideas.step': inAnyPart(addsWords(4)),
  'letter.ideas.why': byMeaning(
    inAnyPart(unsure(allOf(checkAdds(cues.statedReasonPattern, 4), tellsMore(2)))),
  ),

  'paragraphing.breakHere': seenElsewhere(inIt(opensParagraph)),
  'paragraphing.breakSomewhere': anywhere(moreParagraphs),
  'paragraphing.joinLines': seenElsewhere(inIt(joinsParagraphs)),
  'paragraphing.support': seenElsewhere(there(growsParagraph)),
  'paragraphing.punch': anywhere(setsSentenceApart),
  'paragraphing.order': anywhere(changesOrderOfParagraphs),
  'paragraphing.splitLong': seenElsewhere(inIt(splitsParagraph)),
  'paragraphing.writeOn': inAnyPart(writesOnInNewParagraph),

  'punctuation.addEnd': inIt(endsWithPunctuation),
  'punctuation.addCapital': inIt(beginsWithCapital),
  'punctuation.finding': inIt(correctsFinding('punctuation')),
  'punctuation.splice': inIt(mendsJoin),
  'punctuation.trySpeech': anywhere(checkMoreSpeech),
  'punctuation.markSpeech': anywhere(marksSpeech),
  'punctuation.tryColon': anywhere(checkPatternCountGrew(/[:;()–—]/g)),

  'sentence.endless': anywhere(splitsEndlessSentence),
  'sentence.fault': inIt(mendsJoin),
  'sentence.grammar': inIt(correctsFinding('grammar')),
  'sentence.tense': inIt(changesTense),
  'sentence.pastOfVerb': inIt(correctsFinding('grammar')),
  'sentence.fragment': inIt(
    checkNowTrue(({ relocated }) => Boolean(relocated?.news.every(({ kind }) => kind !== 'fragment'))),
  ),
  'sentence.sameOpening': anywhere(fewerOpenings),
  'sentence.sameWhen': anywhere(fewerOpenings),
  'sentence.join': inIt(joinsSentences),
  'sentence.shorten': inIt(splitsSentence),
  'sentence.reorder': inIt(beginsDifferently),

  'short.more': anywhere(writesOnAtEnd),
  'start.narrative': inAnyPart(addsWords(4)),
  'start.persuasive': inAnyPart(addsWords(4)),
  'start.nextMove': inAnyPart(addsWords(4)),

  'spelling.lookAgain': spelling(correctsSpelling),
  'spelling.lookAgainOne': spelling(correctsSpelling),
  'spelling.askWord': spelling(unlessLeft(correctsSpelling)),
  'spelling.plural': spelling(correctsSpelling),
  'spelling.soundAlike': inIt(correctsFinding('spelling')),
  'spelling.twoWords': spelling(correctsSpelling),
  'spelling.wholeWord': spelling(correctsSpelling),
  'spelling.elsewhere': spelling(correctsSpelling),
  'spelling.wordBank': spelling(correctsSpelling),

  'structure.addProblem': byMeaning(inAnyPart(addsTrouble(4))),
  'structure.addEnding': byMeaning(anywhere(closesStory)),
  'structure.growMiddle': seenElsewhere(inIt(writesBefore)),
  'structure.growProblem': byMeaning(
    there(sureOrNot(allOf(checkAdds(cues.harderPattern, 5), addsContent), addsTrouble(5))),
  ),
  'structure.plant': inAnyPart(addsWords(4)),
  'structure.cutToTurn': seenElsewhere(there(movesPassageEarlier)),
  'structure.fullerClosing': there(addsWords(8)),
  'structure.circle': anywhere(rewritesClosing),
  'structure.addOpinion': byMeaning(inAnyPart(addsSentenceRole('opinion'))),
  'structure.addReason': byMeaning(inAnyPart(addsNewReason)),
  'structure.addConclusion': byMeaning(
    inAnyPart(bestOf(checkAdds(cues.argumentClosingPattern, 4), addsSentenceRole('opinion', 'appeal'))),
  ),
  'structure.backUp': byMeaning(
    inIt(bestOf(checkAdds(reasonOrProofPattern, 4), addsSentenceRole('support'))),
  ),
  'structure.orderReasons': anywhere(changesOrderOfReasons),

  'verse.aloud': inIt(changesWord),
  'verse.last': inIt(changesWord),

  'vocabulary.overused': anywhere(bestOf(exchangesWordSomewhere, exchangesWordThere)),
  'vocabulary.plainWord': inIt(replacesShownWord),
  'vocabulary.intensified': inIt(dropsIntensifier),
  'vocabulary.stockPhrase': inIt(exchangesWord),
  'vocabulary.sharpen': byMeaning(anywhere(replacesWithExactWord)),
  'vocabulary.technical': byMeaning(anywhere(addsTechnicalWord)),
  'vocabulary.image': byMeaning(inAnyPart(checkAdds(cues.comparisonPattern, 3))),
};

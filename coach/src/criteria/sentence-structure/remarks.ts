import {
  type CriterionRemarks,
  type FeedbackContext,
  isQuotedWhole,
  openingCounts,
  overlapsFinding,
  quoted,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { inQuotes, quoteAroundJoin } from '../../feedback/quote.ts';
import { minorRemark, type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { Sentence } from '../../parse/index.ts';
import { findCertainRunOns } from './certain-run-ons.ts';
import { isEndlessSentence } from './endless-sentence.ts';
import { tenseShifts } from './tense-shifts.ts';
import { sentenceStructureWording as words } from './wording.ts';

const sameOpenings = 3;
const manyAlike = 0.4;
const shortSentence = 5;
const longestFragment = 6;
const longSentence = 15;
const veryLongSentence = 25;
const masteryFrom = 3;
const lastYearOfWholeSentences = 6;

export function remarkOnSentenceStructure(
  context: FeedbackContext,
  { mark }: CriterionMark,
): CriterionRemarks {
  const [only, ...others] = context.prose;
  const isOne = only !== undefined && others.length === 0;
  return {
    summary: summarise(context),
    ...(isOne && { outlook: remark(lengthOf(only) > veryLongSentence ? words.cutUp : words.writeOn) }),
    strengths: strengths(context),
    steps: steps(context, mark),
  };
}

const lengthOf = (sentence: Sentence): number => sentence.endWord - sentence.firstWord;

/** How many join ideas is not said: people count them differently. */
function summarise(context: FeedbackContext): Remark | null {
  const [first, ...others] = context.prose;
  return first && others.length === 0 ? remark(words.summaryOne, { quote: quoted(context, first) }) : null;
}

const thinkingAloud =
  /^\W*(?:my|the|another|one) (?:\w+ )?(?:reason|point) is(?: that)?\b|^\W*what\b[^,]*\b(?:is|was)\b|^\W*(?:that|this)(?: i|['’])s (?:why|how|what|where|when)\b|^\W*(?:firstly |secondly |so |and |but )?i (?:\w+ly |do |also |just )?(?:think|believe|beleive|belive|know|hope|feel|wish|guess|reckon)(?: that)?\b/i;
/** A joining word, and who or what does something after it: "and friends" joins no second idea. */
const joiningWords =
  /\b(?:(?:before|after|since|until|once) (?:i|you|he|she|it|we|they|there)|(?:and|but|so|or|yet|because|when|while|if|although|though|unless|whenever|wherever|where)(?: then| now| also| that)? (?:i|you|he|she|it|we|they|there|this|that|these|those|the|an?|my|your|his|her|its|our|their|some|every|everyone|everybody|people|kids|no|nobody|someone|\p{Lu}\p{Ll}+))(?:['’]\p{L}+)? \p{L}|;/iu;

/** "I think cats are best" and "a frog called Fred" hold one idea, whatever their grammar. */
const joinsIdeas = (context: FeedbackContext, sentence: Sentence): boolean =>
  (sentence.kind === 'compound' || sentence.kind === 'complex') &&
  joiningWords.test(
    textOfSentence(context, sentence)
      .replace(thinkingAloud, '')
      .replace(/\blook\w* after\b/i, '')
      .replace(sentence.endMark === '?' ? /^\W*(?:why|what|how|who|where|when)\b/i : '', ''),
  );

/** "Because we have no time." leans on a sentence that is not there. */
const leansOnNothing = (context: FeedbackContext, { start, end }: Sentence): boolean =>
  /^\W*(because|cos|coz|becos|becouse|becuase)\b[^,]*$/i.test(context.text.slice(start, end));

/** Without a fault of its own and without a word or mark that was flagged. */
const isSound = (context: FeedbackContext, sentence: Sentence): boolean =>
  sentence.faults.length === 0 &&
  sentence.kind !== 'fragment' &&
  !leansOnNothing(context, sentence) &&
  !overlapsFinding(sentence, [
    ...context.findings.filter(({ kind }) => kind === 'grammar'),
    ...context.analysis.grammarSlips,
  ]);

/** Words for each slip below which slips we don't see are likely in the other sentences too. */
const wordsForSlip = 45;

const hasManySlips = ({ findings, analysis }: FeedbackContext): boolean => {
  const grammar = findings.filter(({ kind }) => kind === 'grammar');
  const slips = analysis.grammarSlips.filter((slip) => !overlapsFinding(slip, grammar));
  return (grammar.length + slips.length) * wordsForSlip > analysis.words.length && grammar.length > 1;
};

/** Where there are some slips there may be others that we don't see. */
const hasSlips = ({ findings, analysis }: FeedbackContext): boolean =>
  findings.filter(({ kind }) => kind === 'grammar').length + analysis.grammarSlips.length > 1;

/** Among short sentences a short one surprises nobody. */
const standsOut = ({ prose }: FeedbackContext, sentence: Sentence): boolean => {
  const at = prose.indexOf(sentence);
  const beside = [prose[at - 1], prose[at + 1]].filter((near) => near !== undefined);
  return beside.every((near) => lengthOf(near) > fewestBeside);
};

function strengths(context: FeedbackContext): Remark[] {
  const { prose } = context;
  const sound = prose.filter((sentence) => isSound(context, sentence) && !sentence.hasSpeech);
  // A line without any slip in it is the better model.
  const cleanFirst = [...sound].sort(
    (a, b) => Number(overlapsFinding(a, context.findings)) - Number(overlapsFinding(b, context.findings)),
  );
  const ofKind = (kind: Sentence['kind']) =>
    cleanFirst.filter((sentence) => sentence.kind === kind && lengthOf(sentence) >= 3);
  // A sentence that fits a quote whole shows both of its ideas.
  const joining = (kind: Sentence['kind']) =>
    ofKind(kind).filter((sentence) => joinsIdeas(context, sentence) && lengthOf(sentence) <= longSentence);
  const whole = joining('complex');
  const complex = whole.find(({ opening }) => opening === 'subordinate') ?? whole[0];
  const [compound] = joining('compound');
  const [simple] = ofKind('simple')
    .filter((sentence) => isQuotedWhole(sentence) && sentence.startsWithCapital)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  const isPunchy = (sentence: Sentence) =>
    lengthOf(sentence) <= shortSentence &&
    lengthOf(sentence) > 1 &&
    !overlapsFinding(sentence, context.findings) &&
    standsOut(context, sentence) &&
    !/^\W*(?:also|and|but|so|then)\b/i.test(textOfSentence(context, sentence)) &&
    (sentence.opening !== 'connective' || sentence.endMark === '!');
  const punchy =
    prose.length >= 6 && !hasSlips(context)
      ? (cleanFirst.find((one) => isPunchy(one) && one.endMark === '!') ?? cleanFirst.find(isPunchy))
      : undefined;
  const found: Remark[] = [];
  if (complex)
    found.push(
      remark(hasManySlips(context) ? words.joins : words.complex, { quote: quoted(context, complex) }),
    );
  if (punchy && punchy !== complex) found.push(remark(words.punchy, { quote: quoted(context, punchy) }));
  if (compound)
    found.push(
      remark(hasManySlips(context) ? words.joins : words.compound, { quote: quoted(context, compound) }),
    );
  // From an older writer a whole sentence is expected.
  const isWorthIt = context.year <= lastYearOfWholeSentences || found.length === 0;
  if (simple && simple !== punchy && !hasManySlips(context) && isWorthIt)
    found.push(remark(words.simple, { quote: quoted(context, simple) }));
  const first = prose.find((sentence) => !/^\W*dear\b/i.test(textOfSentence(context, sentence))) ?? prose[0];
  return found.length > 0 || !first ? found : [remark(words.attempt, { quote: quoted(context, first) })];
}

/** Later, short sentences side by side may be meant: they make a reader wait. */
const joiningUntil = 3;

function steps(context: FeedbackContext, mark: number): Remark[] {
  return [
    ...faultSteps(context, mark),
    ...openingStep(context),
    ...(mark < joiningUntil ? joinStep(context) : []),
    ...lengthStep(context),
  ];
}

function faultSteps(context: FeedbackContext, mark: number): Remark[] {
  const { prose } = context;
  const found: Remark[] = [];
  const [shift] = tenseShifts(context);
  if (prose.some((sentence) => isEndlessSentence(context.analysis, sentence)))
    found.push(remark(words.endless));
  const [fault] = findCertainRunOns(context);
  if (fault)
    found.push(
      remark(words.fault, {
        quote: quoteAroundJoin(context.text, fault.sentence, fault.place.start),
      }),
    );
  if (shift) found.push(remark(words.tense, { quote: quoted(context, shift) }));
  // Where sentences run together is told above, and only where it is sure.
  const grammar = context.findings.find(
    ({ kind, rule }) => kind === 'grammar' && !/^(?:comma-splice|run-on|long-sentence)$/.test(rule),
  );
  const wrong = grammar && prose.find((sentence) => overlapsFinding(sentence, [grammar]));
  if (grammar && wrong && wrong !== fault?.sentence) {
    found.push(
      remark(words.grammar, { quote: quoted(context, wrong, grammar.start), reason: grammar.reason }),
    );
  }
  const fragment = prose.find((sentence) => isBareFragment(context, sentence));
  // A writer whose sentences are right breaks one off on purpose.
  if (fragment && mark < masteryFrom)
    found.push(remark(words.fragment, { quote: quoted(context, fragment) }));
  return found;
}

/** Only the plain case: a few words without any verb, not spoken, shouted or asked. */
const isBareFragment = (context: FeedbackContext, sentence: Sentence): boolean =>
  sentence.kind === 'fragment' &&
  // "Thats my reason" has its verb in a word that is only misspelt.
  !overlapsFinding(sentence, context.findings) &&
  !sentence.hasSpeech &&
  // "Everyone laugh.": who does something is there, in a form that is spoken of elsewhere.
  !/^\W*(?:i|you|he|she|it|we|they|everyone|everybody|nobody|someone|somebody)\b/i.test(
    textOfSentence(context, sentence),
  ) &&
  sentence.endMark === '.' &&
  lengthOf(sentence) <= longestFragment &&
  // "Nothing." is as short as it is on purpose.
  lengthOf(sentence) > 1 &&
  // "One two three four." is counting.
  !/\b(?:one|two|three|\d+)\b/i.test(textOfSentence(context, sentence)) &&
  // "Swish, pause, swish, pause." is a sound.
  new Set(wordsIn(context, sentence).map(({ lower }) => lower)).size === lengthOf(sentence) &&
  !wordsIn(context, sentence).some((word) => word.tags.includes('VERB') || word.tags.includes('AUX')) &&
  // "Spike lives in my cupboard": a verb that looks like a plural.
  !wordsIn(context, sentence)
    .slice(1)
    .some(({ lower }) => /(?:[^s]s|ed)$/.test(lower));

function openingStep(context: FeedbackContext): Remark[] {
  const [top] = openingCounts(context);
  if (!top || top.count < sameOpenings || top.count / context.prose.length < manyAlike) return [];
  // "My first reason", "My last reason": the reader is told where the argument is.
  if (context.genre === 'persuasive' && /^(?:my|first|second|third|another)/.test(top.word.lower)) return [];
  const slots = {
    count: String(top.count),
    total: String(context.prose.length),
    word: inQuotes(top.word.text),
  };
  const isWhenOrWhere = /^(?:on|in|at|when|then|after|next|one|later|suddenly|first)$/.test(top.word.lower);
  return [remark(isWhenOrWhere ? words.sameWhen : words.sameOpening, slots)];
}

function joinStep(context: FeedbackContext): Remark[] {
  const { prose } = context;
  const at = prose.findIndex((sentence, index) => {
    const next = prose[index + 1];
    const isShort = (one: Sentence | undefined) =>
      one?.kind === 'simple' &&
      lengthOf(one) >= 4 &&
      lengthOf(one) <= 8 &&
      !one.hasSpeech &&
      one.endMark === '.';
    const takesUp = next && /^\W*(?:he|she|it)\b/i.test(textOfSentence(context, next));
    return isShort(sentence) && isShort(next) && takesUp && next?.paragraph === sentence.paragraph;
  });
  const first = prose[at];
  const second = prose[at + 1];
  return first && second
    ? [remark(words.join, { first: quoted(context, first), second: quoted(context, second) })]
    : [];
}

/** With a sentence this short beside it, a long one has what it needs. */
const fewestBeside = 7;
const nearby = 3;

function lengthStep(context: FeedbackContext): Remark[] {
  const [longest] = [...context.prose].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest) return [];
  const at = context.prose.indexOf(longest);
  const hasShortBeside = context.prose
    .slice(Math.max(0, at - nearby), at + nearby + 1)
    .some((beside) => beside !== longest && lengthOf(beside) <= fewestBeside);
  const isLong = lengthOf(longest) >= longSentence && !hasShortBeside;
  const slots = { quote: quoted(context, longest) };
  return [isLong ? minorRemark(words.shorten, slots) : minorRemark(words.reorder)];
}

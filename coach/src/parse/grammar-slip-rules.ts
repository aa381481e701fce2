import {
  comparatives,
  nounsAllowedAfterSome,
  pluralNouns,
  pluralSubjects,
  singularNouns,
  wrongPlurals,
} from '../word-lists/singular-and-plural-words.ts';
import {
  actionVerbs,
  baseVerbs,
  neverAfterBe,
  neverAfterFor,
  neverAfterHave,
  pastForms,
  singularVerbs,
} from '../word-lists/verb-forms.ts';
import type { Word } from './analysis.ts';

/** Whether the words of a sentence go wrong at an index. */
type GrammarSlipRule = (words: Word[], index: number) => boolean;

const modal = /^(can|could|will|would|should|must|may|might|can't|couldn't|won't|wouldn't|shouldn't|cannot)$/;
const support = /^(do|does|did|don't|doesn't|didn't)$/;
const negatedSupport = /^(don't|doesn't|didn't)$/;
const adverb =
  /^(not|always|never|also|only|just|really|even|still|probably|definitely|often|usually|sometimes|easily|actually)$/;
const be = /^(is|are|was|were|am|i'm|he's|she's|it's|they're|we're|you're)$/;
const perfect = /^(have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/;
const subordinating = /^(because|when|if|since|although|but|so|as|while)$/;
/** After these a bare verb is right: "make it go", "let him be". */
const bareVerbTaker =
  /^(make|makes|made|making|let|lets|letting|help|helps|helped|helping|see|saw|watch|watched|hear|heard|that|have|had|and|or|to|than|suggest|recommend|demand|insist|feel|felt|if)$/;
const preposition = /^(of|with|to|for|about|from|in|between|by|on|helping|having|being|and|or|the)$/;
const groupNouns =
  /^(family|team|class|police|rest|majority|group|staff|crew|band|lot|number|public|data|media)$/;
const oneOf = /^(a|an|the|no|any|each|every|this|that|my|your|his|her|our|their|some|one|or)$/;

const lowerAt = (words: Word[], index: number): string => words[index]?.lower ?? '';

/** Index of the word before, adverbs skipped. */
const placeBefore = (words: Word[], index: number): number => {
  let at = index - 1;
  while (at >= 0 && adverb.test(lowerAt(words, at))) at--;
  return at;
};
const before = (words: Word[], index: number): string => lowerAt(words, placeBefore(words, index));

const afterHelper: GrammarSlipRule = (words, index) => {
  const helper = before(words, index);
  const own = lowerAt(words, index);
  if (!modal.test(helper) && !negatedSupport.test(helper)) return false;
  return (singularVerbs.has(own) || pastForms.has(own)) && !baseVerbs.has(own);
};

const nounLike =
  /^(works|plays|looks|starts|talks|uses|needs|wants|studies|drinks|likes|drives|used|left|been)$/;
const afterTo: GrammarSlipRule = (words, index) => {
  const own = lowerAt(words, index);
  if (lowerAt(words, index - 1) !== 'to' || baseVerbs.has(own) || nounLike.test(own)) return false;
  return pastForms.has(own) || singularVerbs.has(own);
};

const sameInPast = /^(put|cut|set|hit|hurt|let|read|cost|be)$/;

/** A verb as it is for many, which can't be the past of anything. */
const isBare = (word: Word | undefined): boolean =>
  word !== undefined &&
  !sameInPast.test(word.lower) &&
  (baseVerbs.has(word.lower) || (actionVerbs.has(word.lower) && word.pos === 'VERB'));

const bareAfterHe: GrammarSlipRule = (words, index) => {
  const at = placeBefore(words, index);
  if (!/^(he|she|it)$/.test(lowerAt(words, at)) || !isBare(words[index])) return false;
  const earlier = lowerAt(words, at - 1);
  return !bareVerbTaker.test(earlier) && !modal.test(earlier) && !support.test(earlier);
};

const oneThing = /^(the|a|my|your|his|her|our|this|that|each|every|one)$/;
const everyone = /^(nobody|everyone|everybody|someone|somebody)$/;
const opensClause = /^(but|because|when|if|so|then|after|before|while)$/;

/** Where the words for one person or thing begin that end at this place; -1 where they may be many. */
const startOfOne = (words: Word[], at: number): number => {
  const noun = words[at];
  if (!noun || pluralSubjects.has(noun.lower) || groupNouns.test(noun.lower)) return -1;
  if (everyone.test(noun.lower)) return at;
  if (noun.isName) return /s$/.test(noun.lower) ? -1 : at;
  if (
    noun.pos !== 'NOUN' ||
    /s$/.test(noun.lower) ||
    /^(men|women|sheep|fish|half|most|can|gonna)$/.test(noun.lower)
  )
    return -1;
  const head = words[at - 1]?.pos === 'ADJ' ? at - 2 : at - 1;
  return oneThing.test(lowerAt(words, head)) ? head : -1;
};

/** "My father rent a boat", "Ming think": one person with a verb for many, where a clause begins. */
const bareAfterOne: GrammarSlipRule = (words, index) => {
  const own = words[index];
  const subject = words[index - 1];
  if (!own || !subject || own.pos !== 'VERB' || own.start - subject.end > 1) return false;
  if (!isBare(own)) return false;
  const start = startOfOne(words, index - 1);
  if (start === -1 || /^(AUX|VERB)$/.test(words[index + 1]?.pos ?? '')) return false;
  return start === 0 || opensClause.test(lowerAt(words, start - 1));
};

const singularAfterThey: GrammarSlipRule = (words, index) => {
  const subject = lowerAt(words, index - 1);
  const own = lowerAt(words, index);
  if (!/^(they|we|you|i)$/.test(subject)) return false;
  return own === 'was' ? subject !== 'i' : singularVerbs.has(own);
};

const singularAfterMany: GrammarSlipRule = (words, index) =>
  /^(is|was|has|doesn't|isn't|wasn't|hasn't)$/.test(lowerAt(words, index)) &&
  pluralSubjects.has(lowerAt(words, index - 1)) &&
  !preposition.test(lowerAt(words, index - 2)) &&
  !preposition.test(lowerAt(words, index - 3));

const bareAfterBe: GrammarSlipRule = (words, index) =>
  be.test(before(words, index)) &&
  words[index]?.pos === 'VERB' &&
  neverAfterBe.has(lowerAt(words, index)) &&
  !words
    .slice(Math.max(0, index - 6), index)
    .some((word) => /^(do|thing|all|step|what|way)$/.test(word.lower));

/** "my food have", "the teacher don't": one thing with a verb for many. */
const manyAfterOne: GrammarSlipRule = (words, index) => {
  const noun = words[index - 1];
  if (!/^(have|don't|haven't|aren't|weren't)$/.test(lowerAt(words, index)) || noun?.pos !== 'NOUN')
    return false;
  const isOne = !/s$/.test(noun.lower) && !pluralSubjects.has(noun.lower) && !groupNouns.test(noun.lower);
  const head = lowerAt(words, index - 2);
  const earlier = lowerAt(words, index - 3);
  return (
    isOne &&
    /^(my|his|her|your|this|that|the|a|an|our)$/.test(head) &&
    !bareVerbTaker.test(earlier) &&
    index <= 4
  );
};

/** "should to work": after these no "to". */
const toAfterHelper: GrammarSlipRule = (words, index) =>
  lowerAt(words, index) === 'to' && modal.test(lowerAt(words, index - 1)) && words[index + 1]?.pos === 'VERB';

/** "we going to work": the form of be is missing. */
const ingAlone: GrammarSlipRule = (words, index) =>
  /^(going|doing|getting|trying|coming|making)$/.test(lowerAt(words, index)) &&
  /^(i|he|she|we|they)$/.test(lowerAt(words, index - 1)) &&
  !be.test(lowerAt(words, index - 2)) &&
  !support.test(lowerAt(words, index - 2));

const afterHave: GrammarSlipRule = (words, index) => {
  const own = lowerAt(words, index);
  if (!perfect.test(before(words, index)) || words[index]?.pos !== 'VERB') return false;
  return neverAfterHave.has(own) && !/^(help|work|play|try|study|use|run|come|become)$/.test(own);
};

const pluralAfterA: GrammarSlipRule = (words, index) =>
  /^(a|an|every|another|each)$/.test(lowerAt(words, index - 1)) && pluralNouns.has(lowerAt(words, index));

const singularNounAfterMany: GrammarSlipRule = (words, index) => {
  const own = lowerAt(words, index);
  const count = lowerAt(words, index - 1);
  if (!/^(many|several|these|those|few|two|three|four|five|some|different|other|all)$/.test(count))
    return false;
  if (!singularNouns.has(own) || (/^(some|all)$/.test(count) && nounsAllowedAfterSome.has(own))) return false;
  if (/^(different|other)$/.test(count) && oneOf.test(lowerAt(words, index - 2))) return false;
  const next = words[index + 1]?.pos;
  return next !== 'NOUN' && next !== 'ADJ';
};

const noSubject: GrammarSlipRule = (words, index) => {
  if (!/^(is|was|isn't)$/.test(lowerAt(words, index))) return false;
  if (subordinating.test(lowerAt(words, index - 1))) return true;
  const next = /^(important|good|better|very|not|bad|hard|easy|necessary|like|because|when|difficult|a)$/;
  return index === 0 && next.test(lowerAt(words, 1));
};

export const grammarSlipRules: [kind: string, test: GrammarSlipRule][] = [
  ['verb after a helping word', afterHelper],
  ['verb after to', afterTo],
  ['he, she or it with a bare verb', bareAfterHe],
  ['one person or thing with a bare verb', bareAfterOne],
  ['they or we with a verb for one', singularAfterThey],
  ['many with a verb for one', singularAfterMany],
  ['be with a bare verb', bareAfterBe],
  ['have with the wrong form', afterHave],
  ['one with a verb for many', manyAfterOne],
  ['to after a helping word', toAfterHelper],
  ['-ing without be', ingAlone],
  ['a or an with many', pluralAfterA],
  ['many with one', singularNounAfterMany],
  [
    'this with many',
    (words, index) => lowerAt(words, index - 1) === 'this' && pluralNouns.has(lowerAt(words, index)),
  ],
  ['a plural English does not have', (words, index) => wrongPlurals.has(lowerAt(words, index))],
  [
    'more with -er',
    (words, index) =>
      /^(more|most)$/.test(lowerAt(words, index - 1)) && comparatives.has(lowerAt(words, index)),
  ],
  ['no subject before the verb', noSubject],
  [
    'for with a bare verb',
    (words, index) => lowerAt(words, index - 1) === 'for' && neverAfterFor.has(lowerAt(words, index)),
  ],
];

import { analyseText } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';
import { clausesOf } from './find-slots.ts';
import { firstNames } from './first-names.ts';
import { withoutFiller } from './notes.ts';
import { isCleanlySpelt } from './striking-phrase.ts';

/** The child's words as a listener gives them back. */
export interface Echo {
  /** "a ghost called Boo Bob". */
  thing?: string | undefined;
  /** "you froze at the top". */
  clause?: string | undefined;
}

const longest = 10;
const fewest = 3;

const asYou: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  "i'm": 'you’re',
  "we're": 'you’re',
  "i've": 'you’ve',
  "we've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  "we'll": 'you’ll',
};

const dayOrMonth =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|english|australia)$/;
const isName = (word: string): boolean => firstNames.has(word) || dayOrMonth.test(word);

/** "i was so scared" becomes "you were so scared". */
const turnedRound = (clause: string): string =>
  clause
    .replaceAll('’', "'")
    .replace(/\b(i|we) was\b/gi, '$1 were')
    .replace(/\bi am\b/gi, 'i are')
    .split(' ')
    .map(
      (word) =>
        asYou[word.toLowerCase()] ?? (isName(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word),
    )
    .join(' ');

const potty = /\b(?:poo\w*|farts?\w*|bum\w*|wee|pee|butts?|snot\w*|toilets?)\b/i;

const starter =
  /^(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Ss]ome|[Tt]wo|[Tt]hree|[Ee]very|[Aa]ll the) \p{L}/u;
const person =
  /^(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Ee]veryone|[Nn]obody|[Ss]omeone|(?!(?:In|On|At|But|And|Then|So|When|If|For|Maybe|Because|Not|No|Also|One|There|This|That|What|How|Why|After|Before|Once|Yes|Like)\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) \p{Ll}/u;
const thing = /^(?:an?|the|my|our|his|her|their|two|three|four)\s\p{L}+/iu;
/** After "he", a verb without an ending is a learner's slip or a young child's. */
const agreeing =
  /^(?:\p{L}+(?:s|ed)|can|cannot|can't|could|will|would|must|may|might|had|did|went|got|fell|ran|saw|said|made|took|came|found|felt|gave|told|thought|left|kept|heard|knew|let|lost|met|put|sat|slept|stood|swam|threw|woke|won|wrote|ate|bit|blew|broke|brought|built|bought|caught|chose|drank|drew|drove|fought|flew|forgot|froze|grew|hid|held|hurt|led|lit|paid|rode|rang|rose|sang|sank|sent|shook|shot|shut|spoke|spent|stole|stuck|swept|taught|tore|understood|wore|dug|spun|slid|flung|isn't|wasn't|doesn't|didn't|couldn't|won't|hasn't)$/iu;
const singular = /^(?:the|an?|my|our|his|her|their|one|every) /i;
const withVerb =
  /^(?:he|she|it) (?:(?:always|never|also|just|really|only|still|finally|then|once|secretly|suddenly) )?([\p{L}']+)/iu;

/** Whether the verb has the ending that its subject asks for. */
const agrees = (words: string): boolean => {
  const own = withVerb.exec(words)?.[1];
  if (own) return agreeing.test(own);
  if (!singular.test(words)) return true;
  const { words: tokens } = analyseText(words);
  const at = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const before = tokens[at - 1]?.lower ?? '';
  return before.endsWith('s') || agreeing.test(tokens[at]?.lower ?? '');
};

/** "a bad man want cut the tree", "they grow there legs back". */
const slips =
  /^(?:the|an?|my|our|his|her|one) (?:\p{L}+ ){1,2}(?:want|say|go|make|have|see|find|come|run|need|like|do|get|take|give|live|eat|look|drop|open|cut) |\b(?:want|need|wants|needs) (?:my \p{L}+ )?(?:write|buy|go|talk|make|see|cut|do|say|know|be)\b|\bis come\b|\b(?:he|she|it) have\b|\b(?:think|say|says) (?:is|need)\b|\bthere (?!is|are|was|were|will|has|have|had|would|can|could|and|but|to|for|in|on|at|when|because|with|too|now|then|he|she|it|they|we|i)\p{L}/iu;

const isFit = (words: string): boolean =>
  !slips.test(words) &&
  !/["“”?.\d…]/.test(words) &&
  !potty.test(words) &&
  findProfanity(words).length === 0 &&
  isCleanlySpelt(words.replaceAll(/(?<![\p{L}'])i(?![\p{L}'])/gu, 'I')) &&
  analyseText(words).grammarSlips.length === 0;

const hasVerb = (words: string): boolean =>
  analyseText(words).words.some(({ pos }) => pos === 'VERB' || pos === 'AUX');

const endsOpen =
  /\b(?:the|an?|and|but|or|to|of|in|on|at|with|for|because|so|that|is|was|my|his|her|no|like|who)$/i;

const isClause = (words: string): boolean => {
  const length = words.split(' ').length;
  return (
    length >= fewest &&
    length <= longest &&
    (starter.test(words) || person.test(words)) &&
    agrees(words) &&
    !/\b(?:you|your|ur)\b/i.test(words) &&
    !endsOpen.test(words) &&
    hasVerb(words) &&
    isFit(words)
  );
};

const tidy = (words: string): string =>
  words
    .replace(/^(?:and|but|so|then|because|cos|when|that|also|well)\s+/i, '')
    .replace(/[.,!;:\s]+$/, '')
    .trim();

/** Of a clause only what a name does not begin loses its capital, as it comes behind "so". */
const lowered = (words: string): string =>
  /^(?:He|She|They|It|The|An?|My|Our|His|Her|Their|Everyone|Nobody|Someone|Some|Two|Three|Every|All|We)\b/.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

/** A learner's or a young child's sentence; the next ones are likely to be as well. */
export const hasSlip = (message: string): boolean => {
  const own = tidy(withoutFiller(message));
  return slips.test(own) || !agrees(own) || analyseText(own).grammarSlips.length > 0;
};

/** What can be given back of a message: a thing it names, or something it says; nothing that holds a slip. */
export function echoOf(message: string): Echo {
  const own = tidy(withoutFiller(message));
  const isThing =
    own.split(' ').length <= 6 &&
    thing.test(own) &&
    !/^\p{L}+ \p{L}+ \p{L}+[^s]s$/u.test(own) &&
    isFit(own) &&
    !hasFinite(own);
  if (isThing) return { thing: lowered(turnedRound(own)) };
  const parts = clausesOf(message).filter(
    (each) => !/^(?:when|because|becos|cos|coz|until|so that|if)\b/i.test(each),
  );
  const clause = [own, ...parts.map((each) => tidy(withoutFiller(each)))].filter(isClause)[0];
  return clause ? { clause: lowered(turnedRound(clause)).replace(/^I\b/, 'you') } : {};
}

/** "a ghost called Boo Bob" names; "the soap hates him" tells. */
const hasFinite = (words: string): boolean =>
  analyseText(words).words.some(
    ({ pos, lower }) =>
      pos === 'AUX' || (pos === 'VERB' && !/^(?:called|named|caled)$/.test(lower) && !/ing$/.test(lower)),
  );
